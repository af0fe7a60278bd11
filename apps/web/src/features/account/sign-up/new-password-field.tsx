import { CircleCheck, RefreshCw, WandSparkles } from "lucide-react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { PasswordField } from "../../../ui/forms/password-field.tsx";
import { PasswordRules } from "./password-rules.tsx";
import type { usePasswordRules } from "./use-password-rules.ts";

export interface NewPasswordFieldProps extends ComponentProps<"input"> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  rules: ReturnType<typeof usePasswordRules>;
  /** With a passphrase made here, which is then the one in the field. */
  onSuggest: (made: string) => void;
  /** A passphrase stands there from the start: most people need only write it down. */
  suggestsFirst?: boolean;
}

/** The field with its live list of rules, and a password made for who wants one. */
export function NewPasswordField({ rules, onSuggest, suggestsFirst = false, name, ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation("account");
  const [suggestion, setSuggestion] = useState("");
  // The rules would only flash by, and push the page down, before the first passphrase is there.
  const [isMakingFirst, setMakingFirst] = useState(suggestsFirst);
  const { typed, findings } = rules;
  // A narrow field cuts a passphrase, so it is also written below while it is the one in the field.
  const suggested = suggestion !== "" && typed === suggestion;
  const suggest = async () => {
    const { suggestPassphrase } = await import("@heirlock/domain/account/passphrase");
    const made = suggestPassphrase((bytes) => crypto.getRandomValues(bytes));
    onSuggest(made);
    setSuggestion(made);
  };
  const first = useRef(suggestsFirst ? suggest : null);
  useEffect(() => {
    const begin = first.current;
    first.current = null;
    // Without the list of words the field stays empty, and the rules say what it takes.
    void begin?.()
      .catch(() => {})
      .finally(() => setMakingFirst(false));
  }, []);
  return (
    <div className="grid gap-2 md:gap-3">
      <PasswordField
        {...field}
        name={name}
        autoComplete="new-password"
        revealed={suggestion}
        describedBy={`${name}-rules`}
        aside={
          <Button
            variant="ghost"
            size="sm"
            icon={suggested ? RefreshCw : WandSparkles}
            onClick={() => void suggest()}
            className="-me-3.5"
          >
            {t(suggested ? "signUp.another" : "signUp.suggest")}
          </Button>
        }
      />
      {suggested && (
        <p>
          <bdi dir="ltr" lang="en" translate="no" className="code font-semibold break-words md:text-[1.2rem]">
            {suggestion}
          </bdi>
        </p>
      )}
      <p
        role="status"
        className="flex items-center gap-2.5 leading-[1.35] font-semibold text-success empty:hidden max-md:text-meta"
      >
        {suggested && (
          <>
            <CircleCheck aria-hidden size={20} strokeWidth={1.8} />
            {t("signUp.suggested")}
          </>
        )}
      </p>
      {!suggested && !isMakingFirst && <PasswordRules id={`${name}-rules`} findings={findings} typed={typed !== ""} />}
    </div>
  );
}
