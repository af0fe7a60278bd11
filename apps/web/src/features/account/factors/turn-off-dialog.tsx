import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { CodeField } from "../../../ui/forms/code-field.tsx";
import { PasswordField } from "../../../ui/forms/password-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { keyProblemOf } from "../sign-in/key-problem.ts";
import { turnOffTwoFactor, useTwoFactorChange } from "./two-factor-request.ts";

type Problem = { password?: string; code?: string; notice?: string };

/** Needs the password and a code: neither a browser left open nor a phone alone takes the second lock away. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("account/factors");
  const { profile } = useSession();
  const form = useId();
  const [byBackup, setByBackup] = useState(false);
  const { code, setCode, problem, busy, submit } = useTurnOff(byBackup, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      size="sm"
      title={t("off.title")}
      description={t("off.text")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("off.keep")}
          </Button>
          <Button variant="danger" type="submit" form={form} busy={busy} busyLabel={t("off.busy")}>
            {t("off.go")}
          </Button>
        </>
      }
    >
      <form method="dialog" id={form} noValidate onSubmit={submit} className="grid gap-5">
        {problem.notice && (
          <Alert tone="danger" live="assertive">
            {problem.notice}
          </Alert>
        )}
        {/* Password managers look for the name that belongs to the password. */}
        <input type="hidden" name="username" autoComplete="username" value={profile?.email ?? ""} readOnly />
        <PasswordField
          label={t("off.password")}
          name="off-password"
          autoComplete="current-password"
          error={problem.password}
        />
        {byBackup ? (
          <TextField
            name="off-code"
            label={t("page.backup.label")}
            hint={t("page.backup.hint")}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={problem.code}
            dir="ltr"
            className="code rtl:text-end"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        ) : (
          <CodeField
            name="off-code"
            label={t("page.app.label")}
            hint={t("page.app.hint")}
            value={code}
            onValueChange={setCode}
            error={problem.code}
          />
        )}
        <Button
          variant="ghost"
          size="sm"
          className="-ms-3.5 justify-self-start"
          onClick={() => {
            setByBackup(!byBackup);
            setCode("");
          }}
        >
          {t(byBackup ? "page.useApp" : "page.useBackup")}
        </Button>
        <p role="status" className="sr-only">
          {busy && t("off.busy")}
        </p>
      </form>
    </Dialog>
  );
}

function useTurnOff(byBackup: boolean, onClose: () => void) {
  const { t } = useTranslation("account/factors");
  const { t: platform } = useTranslation("platform");
  const { t: signIn } = useTranslation("account/sign-in");
  const errorText = useErrorText();
  const turnOff = useTwoFactorChange(turnOffTwoFactor);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<Problem>({});

  const problemOf = (error: unknown): Problem => {
    if (hasCode(error, "INVALID_CREDENTIALS")) return { password: t("off.wrongPassword") };
    if (hasCode(error, "INVALID_CODE", "VALIDATION_ERROR"))
      return { code: t(`page.${byBackup ? "backup" : "app"}.wrong`) };
    const keyProblem = keyProblemOf(error);
    return { notice: keyProblem ? signIn(`problem.${keyProblem}`) : errorText(error) };
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (turnOff.isPending) return;
    const form = event.currentTarget;
    const show = (found: Problem) => {
      setProblem(found);
      const field = found.password ? "off-password" : found.code ? "off-code" : null;
      if (field) form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
    };
    const password = String(new FormData(form).get("off-password"));
    const missing = {
      ...(password === "" && { password: platform("fields.passwordRequired") }),
      ...(code === "" && { code: t(`page.${byBackup ? "backup" : "app"}.incomplete`) }),
    };
    if (missing.password || missing.code) return show(missing);
    setProblem({});
    turnOff.mutate(
      { password, ...(byBackup ? { backupCode: code } : { code }) },
      {
        onSuccess: () => {
          toast({ title: t("off.done"), text: t("off.doneText"), tone: "info" });
          onClose();
        },
        onError: (error) => show(problemOf(error)),
      },
    );
  };
  return { code, setCode, problem, busy: turnOff.isPending, submit };
}
