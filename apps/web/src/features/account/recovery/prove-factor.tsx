import { Fingerprint } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError, hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { Segmented } from "../../../ui/forms/segmented.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { proveByPasskey, type ResetLook, type SecondFactor } from "./reset-requests.ts";

type Factor = "code" | "backup" | "passkey";
const shapes = { code: /^(\s*\d){6}\s*$/, backup: /^[\s-]*([0-9A-HJKMNP-TV-Za-hjkmnp-tv-z][\s-]*){10}$/ };

/** The last step of who has a second factor: the kit replaces the password, never this. */
export function ProveFactor({
  token,
  factors,
  onProved,
}: {
  token: string;
  factors: ResetLook["secondFactor"];
  onProved: (factor: SecondFactor) => Promise<void>;
}) {
  const { t } = useTranslation("account/recovery");
  const errorText = useErrorText();
  const options: Factor[] = [
    ...(factors.code ? (["code", "backup"] as const) : []),
    ...(factors.passkey ? (["passkey"] as const) : []),
  ];
  const [factor, setFactor] = useState<Factor>(options[0] ?? "code");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [notice, setNotice] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  const fail = (message: string) => {
    setError(message);
    setAttempt((count) => count + 1);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = String(new FormData(event.currentTarget).get("factor") ?? "");
    setError(undefined);
    setNotice(null);
    if (factor !== "passkey" && !shapes[factor].test(typed)) return fail(t(`factor.${factor}Shape`));
    setBusy(true);
    try {
      const proof =
        factor === "passkey"
          ? await proveByPasskey(token)
          : factor === "code"
            ? { code: typed }
            : { backupCode: typed };
      await onProved(proof);
    } catch (problem) {
      if (hasCode(problem, "INVALID_CODE")) fail(t(`factor.${factor === "backup" ? "backupWrong" : "codeWrong"}`));
      // The browser's own question was closed, or the device knows none of the keys.
      else setNotice(problem instanceof ApiError ? errorText(problem) : t("factor.passkeyFailed"));
    }
    setBusy(false);
  };

  return (
    <form method="dialog" onSubmit={submit} noValidate className="grid gap-5">
      <ErrorSummary errors={error ? [{ field: "factor", message: error }] : []} attempt={attempt} />
      <div>
        <h1 tabIndex={-1} className="text-h1">
          {t("factor.title")}
        </h1>
        <p className="mt-1.5 text-ink-2">{t("factor.lead")}</p>
      </div>
      {options.length > 1 && (
        <Segmented<Factor>
          label={t("factor.ways")}
          block
          options={options.map((value) => ({ value, label: t(`factor.${value}Label`) }))}
          value={factor}
          onValueChange={(value) => {
            setFactor(value);
            setError(undefined);
            setNotice(null);
          }}
        />
      )}
      {notice && (
        <Alert tone="danger" live="assertive">
          {notice}
        </Alert>
      )}
      {factor === "passkey" ? (
        <p className="text-ink-2">{t("factor.passkeyText")}</p>
      ) : (
        <TextField
          key={factor}
          label={t(`factor.${factor}Field`)}
          hint={t(`factor.${factor}Hint`)}
          name="factor"
          chars={factor === "code" ? 8 : 14}
          dir="ltr"
          inputMode={factor === "code" ? "numeric" : "text"}
          autoComplete={factor === "code" ? "one-time-code" : "off"}
          autoCapitalize="characters"
          spellCheck={false}
          error={error}
        />
      )}
      <Button
        type="submit"
        size="lg"
        block
        icon={factor === "passkey" ? Fingerprint : undefined}
        busy={busy}
        busyLabel={t("finishing")}
      >
        {t(factor === "passkey" ? "factor.usePasskey" : "factor.submit")}
      </Button>
      <p role="status" className="sr-only">
        {busy && t("finishing")}
      </p>
    </form>
  );
}
