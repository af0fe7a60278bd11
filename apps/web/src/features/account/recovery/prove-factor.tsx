import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError, hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Form, SubmitButton } from "../../../ui/forms/form.tsx";
import { Segmented } from "../../../ui/forms/segmented.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
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
  const form = useForm({
    defaultValues: { factor: "" },
    check: ({ factor: typed }) => ({
      factor: factor !== "passkey" && !shapes[factor].test(typed) && t(`factor.${factor}Shape`),
    }),
    submit: async ({ factor: typed }) => {
      if (factor === "passkey") await onProved(await proveByPasskey(token));
      else await onProved(factor === "code" ? { code: typed } : { backupCode: typed });
    },
    fieldErrors: (error) =>
      hasCode(error, "INVALID_CODE") && {
        factor: t(`factor.${factor === "backup" ? "backupWrong" : "codeWrong"}`),
      },
  });

  return (
    <Form form={form}>
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
            form.reset();
          }}
        />
      )}
      <Failure
        error={form.failure}
        // The browser's own question was closed, or the device knows none of the keys.
        text={(error) => (error instanceof ApiError ? errorText(error) : t("factor.passkeyFailed"))}
      />
      {factor === "passkey" ? (
        <p className="text-ink-2">{t("factor.passkeyText")}</p>
      ) : (
        <TextField
          key={factor}
          label={t(`factor.${factor}Field`)}
          hint={t(`factor.${factor}Hint`)}
          chars={factor === "code" ? 8 : 14}
          dir="ltr"
          inputMode={factor === "code" ? "numeric" : "text"}
          autoComplete={factor === "code" ? "one-time-code" : "off"}
          autoCapitalize="characters"
          spellCheck={false}
          {...form.input("factor")}
        />
      )}
      <SubmitButton
        form={form}
        size="lg"
        block
        icon={factor === "passkey" ? Fingerprint : undefined}
        busyLabel={t("finishing")}
      >
        {t(factor === "passkey" ? "factor.usePasskey" : "factor.submit")}
      </SubmitButton>
    </Form>
  );
}
