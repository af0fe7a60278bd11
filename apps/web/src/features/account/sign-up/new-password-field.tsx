import { WandSparkles } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { PasswordField } from "../../../ui/forms/password-field.tsx";
import { PasswordRules } from "./password-rules.tsx";
import type { usePasswordRules } from "./use-password-rules.ts";

export interface NewPasswordFieldProps extends ComponentProps<"input"> {
  label: string;
  error?: string | undefined;
  rules: ReturnType<typeof usePasswordRules>;
  /** With a passphrase made here, which is then the one in the field. */
  onSuggest: (made: string) => void;
}

/** The field with its live list of rules, and a password made for who wants one. */
export function NewPasswordField({ rules, onSuggest, name, ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation("account");
  const [suggestion, setSuggestion] = useState("");
  const { typed, findings } = rules;
  // A narrow field cuts a passphrase, so it is also written below while it is the one in the field.
  const suggested = suggestion !== "" && typed === suggestion;
  const suggest = async () => {
    const { suggestPassphrase } = await import("@heirlock/domain/account/passphrase");
    const made = suggestPassphrase((bytes) => crypto.getRandomValues(bytes));
    onSuggest(made);
    setSuggestion(made);
  };
  return (
    <div className="grid gap-3">
      <PasswordField
        {...field}
        name={name}
        autoComplete="new-password"
        revealed={suggestion}
        describedBy={`${name}-rules`}
        aside={
          <Button variant="ghost" size="sm" icon={WandSparkles} onClick={() => void suggest()} className="-me-3.5">
            {t("signUp.suggest")}
          </Button>
        }
      />
      <p role="status" className="text-ink-2 empty:hidden">
        {suggested && t("signUp.suggested")}
      </p>
      {suggested && (
        <p>
          <bdi dir="ltr" lang="en" translate="no" className="code font-semibold break-words">
            {suggestion}
          </bdi>
        </p>
      )}
      <PasswordRules id={`${name}-rules`} findings={findings} typed={typed !== ""} />
    </div>
  );
}
