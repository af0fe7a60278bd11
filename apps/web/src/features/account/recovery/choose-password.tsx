import { ArrowRight } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../platform/api/error-text.ts";
import type { RequestOptions } from "../../../platform/keys/keys-client.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { keyProblemOf } from "../sign-in/key-problem.ts";
import { KeyProgress } from "./key-progress.tsx";
import { NewPasswordField, useNewPassword } from "./new-password-field.tsx";
import { useKeyProgress } from "./use-key-progress.ts";

/** The step in which the new password is chosen. `onDone` makes the keys; what it rejects with is said here. */
export function ChoosePassword({
  email,
  last,
  onDone,
}: {
  email: string;
  /** Whether this step ends the reset. */
  last: boolean;
  onDone: (password: string, options: RequestOptions) => Promise<void>;
}) {
  const { t } = useTranslation("account/recovery");
  const { t: signIn } = useTranslation("account/sign-in");
  const errorText = useErrorText();
  const state = useNewPassword();
  const { share, run } = useKeyProgress(1);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    setBusy(true);
    try {
      if (await state.check()) await run((options) => onDone(state.password, options));
      else setAttempt(attempt + 1);
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  const keyProblem = failure === null ? null : keyProblemOf(failure);
  return (
    <form method="dialog" onSubmit={submit} noValidate className="grid gap-5">
      <ErrorSummary errors={state.error ? [{ field: "newPassword", message: state.error }] : []} attempt={attempt} />
      <div>
        <h1 tabIndex={-1} className="text-h1">
          {t("password.title")}
        </h1>
        <p className="mt-1.5 text-ink-2">{t("password.lead")}</p>
      </div>
      {failure !== null && (
        <Alert tone="danger" live="assertive" title={t("password.failed")}>
          {keyProblem ? signIn(`problem.${keyProblem}`) : errorText(failure)}
        </Alert>
      )}
      {/* Password managers look for the name that belongs to the password. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordField state={state} />
      <KeyProgress share={share} label={t("password.making")} />
      <Button type="submit" size="lg" block iconEnd={ArrowRight} busy={busy} busyLabel={t("password.making")}>
        {t(last ? "password.finish" : "password.submit")}
      </Button>
    </form>
  );
}
