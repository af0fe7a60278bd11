import { KeysError } from "@heirlock/keyring/problems";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { PasswordField } from "../../../ui/forms/password-field.tsx";
import { keyProblemOf } from "../sign-in/key-problem.ts";
import { changePassword } from "./change-password.ts";
import { KeyProgress } from "./key-progress.tsx";
import { NewPasswordField, useNewPassword } from "./new-password-field.tsx";
import { useKeyProgress } from "./use-key-progress.ts";

/** The password of now, the new one, and what changes with it. */
export function ChangePasswordForm({
  onDone,
  onCancel,
}: {
  onDone: (sessionsEnded: number) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation("account/recovery");
  const { t: account } = useTranslation("account");
  const { t: signIn } = useTranslation("account/sign-in");
  const { profile } = useSession();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const next = useNewPassword();
  const { share, run } = useKeyProgress(2);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [currentError, setCurrentError] = useState<string | undefined>();
  const [notice, setNotice] = useState<string | null>(null);
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.querySelector<HTMLInputElement>("input:not([type=hidden])")?.focus(), []);

  const refuse = (message: string) => {
    setCurrentError(message);
    setAttempt((count) => count + 1);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const current = String(new FormData(event.currentTarget).get("currentPassword"));
    setNotice(null);
    setCurrentError(current === "" ? t("field.currentRequired") : undefined);
    setBusy(true);
    try {
      const good = await next.check();
      if (current === "" || !good) return setAttempt(attempt + 1);
      if (current === next.password) return refuse(t("change.same"));
      const ended = await run((options) => changePassword({ current, next: next.password }, options));
      await queries.invalidateQueries({ queryKey: ["account"] });
      onDone(ended);
    } catch (error) {
      if ((error instanceof KeysError && error.code === "bundle.wrong_key") || hasCode(error, "INVALID_CREDENTIALS"))
        return refuse(account("reissue.wrongPassword"));
      if (error instanceof KeysError && error.code.startsWith("bundle.")) return setNotice(account("reissue.damaged"));
      const keyProblem = keyProblemOf(error);
      setNotice(keyProblem ? signIn(`problem.${keyProblem}`) : errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const errors = [
    { field: "currentPassword", message: currentError ?? "" },
    { field: "newPassword", message: next.error ?? "" },
  ].filter(({ message }) => message !== "");
  return (
    <form method="dialog" ref={place} onSubmit={submit} noValidate className="grid max-w-[560px] gap-5">
      <ErrorSummary errors={errors} attempt={attempt} />
      {notice && (
        <Alert tone="danger" live="assertive" title={t("change.failed")}>
          {notice}
        </Alert>
      )}
      {/* Password managers look for the name that belongs to the password. */}
      <input type="hidden" name="username" autoComplete="username" value={profile?.email ?? ""} readOnly />
      <PasswordField
        label={t("field.current")}
        name="currentPassword"
        autoComplete="current-password"
        error={currentError}
      />
      <NewPasswordField state={next} />
      <Alert tone="plain">{t("change.means")}</Alert>
      <KeyProgress share={share} label={t("change.making")} />
      <div className="flex flex-wrap gap-3 max-sm:flex-col-reverse max-sm:*:w-full">
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {t("change.cancel")}
        </Button>
        <Button type="submit" busy={busy} busyLabel={t("change.making")}>
          {t("change.submit")}
        </Button>
      </div>
    </form>
  );
}
