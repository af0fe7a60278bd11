import { Fingerprint, ShieldCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError, hasCode } from "../../../platform/api/api-error.ts";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { PasswordField } from "../../../ui/forms/password-field.tsx";
import { Segmented } from "../../../ui/forms/segmented.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { keyProblemOf, useKeyErrorText } from "../key-problem.ts";
import { type ProofWay, proveByCode, proveByPasskey, proveByPassword, waysToProve } from "../session/prove-identity.ts";
import { UsernameHint } from "../username-hint.tsx";

/**
 * A sensitive action after a pause: is it still the same person (D10)? Nothing is lost by saying no; the action is then
 * simply not done.
 */
export function ConfirmIdentity({ onDone }: { onDone: (proved: boolean) => void }) {
  const { t } = useTranslation("account/session");
  const { t: platform } = useTranslation("platform");
  const problemText = useProblemText();
  const { ways, way, choose } = useWays();
  const form = useForm({
    defaultValues: { proofPassword: "", proofCode: "" },
    leaves: true,
    check: ({ proofPassword, proofCode }) => ({
      proofPassword: way === "password" && proofPassword === "" && platform("fields.passwordRequired"),
      proofCode: way === "code" && !/^\s*(\d\s*){6}$/.test(proofCode) && t("confirm.codeShape"),
    }),
    submit: async ({ proofPassword, proofCode }) => {
      try {
        if (way === "passkey") await proveByPasskey();
        else await (way === "code" ? proveByCode(proofCode) : proveByPassword(proofPassword));
        onDone(true);
      } catch (error) {
        // The page itself says that the session has ended.
        if (!hasCode(error, "AUTH_SESSION_MISSING")) throw error;
        onDone(false);
      }
    },
    fieldErrors: (error) => ({
      proofPassword: hasCode(error, "INVALID_CREDENTIALS") && t("confirm.wrongPassword"),
      proofCode: hasCode(error, "INVALID_CODE", "VALIDATION_ERROR") && t("confirm.wrongCode"),
    }),
  });
  return (
    <FormDialog
      form={form}
      onClose={() => onDone(false)}
      icon={<IconTile icon={ShieldCheck} />}
      title={t("confirm.title")}
      description={t("confirm.text")}
      cancelLabel={t("confirm.cancel")}
      submitIcon={way === "passkey" ? Fingerprint : undefined}
      submitLabel={t(way === "passkey" ? "confirm.usePasskey" : "confirm.submit")}
      busyLabel={t(`confirm.busy.${way}`)}
    >
      {ways.length > 1 && (
        <Segmented
          label={t("confirm.ways")}
          block
          name="way"
          options={ways.map((value) => ({ value, label: t(`confirm.way.${value}`), disabled: form.busy }))}
          value={way}
          onValueChange={choose}
        />
      )}
      <Failure error={form.failure} text={(error) => problemText(error, way)} />
      {way === "passkey" && <p className="text-ink-2">{t("confirm.passkeyText")}</p>}
      {way === "code" && (
        <TextField
          label={t("confirm.code")}
          hint={t("confirm.codeHint")}
          chars={8}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.input("proofCode")}
        />
      )}
      {way === "password" && (
        <>
          <UsernameHint />
          <PasswordField
            label={t("confirm.password")}
            autoComplete="current-password"
            {...form.input("proofPassword")}
          />
        </>
      )}
    </FormDialog>
  );
}

/** The password is there at once; what else there is comes when the server has said so. */
function useWays() {
  const [ways, setWays] = useState<ProofWay[]>(["password"]);
  const [way, choose] = useState<ProofWay>("password");
  useEffect(() => {
    let gone = false;
    void waysToProve().then((found) => !gone && setWays(found));
    return () => {
      gone = true;
    };
  }, []);
  return { ways, way, choose };
}

function useProblemText(): (error: unknown, way: ProofWay) => string {
  const { t } = useTranslation("account/session");
  const keyErrorText = useKeyErrorText();
  return (error, way) => {
    // The browser's own question was closed, or the device knows none of the keys.
    const closed = way === "passkey" && !(error instanceof ApiError) && !keyProblemOf(error);
    return closed ? t("confirm.passkeyFailed") : keyErrorText(error);
  };
}
