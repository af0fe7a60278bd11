import { WandSparkles } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { PasswordField } from "../../../ui/forms/password-field.tsx";
import { PasswordRules, shortCode } from "../sign-up/password-rules.tsx";
import { usePasswordCheck } from "../sign-up/use-password-check.ts";

/** What is typed as the new password, and what the rules say of it. */
export function useNewPassword() {
  const { t } = useTranslation("account");
  const { t: recovery } = useTranslation("account/recovery");
  const [password, setPassword] = useState("");
  const [refused, setRefused] = useState(false);
  const { findings, checkThoroughly } = usePasswordCheck(password);
  const textOf = (code: (typeof findings)[number]["code"]) =>
    code === "password.required" ? recovery("field.newRequired") : t(`rules.${shortCode(code)}`);
  return {
    password,
    setPassword,
    findings,
    /** Once refused, the message follows what is typed, as the list of rules does. */
    error: refused && findings[0] ? textOf(findings[0].code) : undefined,
    /** Waits for the list of common passwords. False, and the reason in `error`, for a password that breaks a rule. */
    async check(): Promise<boolean> {
      const good = (await checkThoroughly(password)).length === 0;
      setRefused(!good);
      return good;
    },
  };
}

export type NewPasswordState = ReturnType<typeof useNewPassword>;

/** The field with its live list of rules, and a password made for who wants one. */
export function NewPasswordField({ state }: { state: NewPasswordState }) {
  const { t } = useTranslation("account/recovery");
  const { t: account } = useTranslation("account");
  const [suggestion, setSuggestion] = useState("");
  const { password, setPassword, findings, error } = state;
  // A narrow field cuts a passphrase, so it also stands below as long as it is the one in the field.
  const suggested = suggestion !== "" && password === suggestion;
  const suggest = async () => {
    const { suggestPassphrase } = await import("@heirlock/domain/account/passphrase");
    const made = suggestPassphrase((bytes) => crypto.getRandomValues(bytes));
    setPassword(made);
    setSuggestion(made);
  };
  return (
    <div className="grid gap-3">
      <PasswordField
        label={t("field.new")}
        name="newPassword"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={error}
        revealed={suggestion}
        describedBy="new-password-rules"
        aside={
          <Button variant="ghost" size="sm" icon={WandSparkles} onClick={() => void suggest()} className="-me-3.5">
            {account("signUp.suggest")}
          </Button>
        }
      />
      <p role="status" className="text-ink-2 empty:hidden">
        {suggested && account("signUp.suggested")}
      </p>
      {suggested && (
        <p>
          <bdi dir="ltr" lang="en" translate="no" className="code font-semibold break-words">
            {suggestion}
          </bdi>
        </p>
      )}
      <PasswordRules id="new-password-rules" findings={findings} typed={password !== ""} />
    </div>
  );
}
