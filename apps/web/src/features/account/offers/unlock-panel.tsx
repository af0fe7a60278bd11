import { Fingerprint, LockOpen } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { PasswordField } from "../../../ui/forms/password-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { useStoredKeys } from "../keys-request.ts";
import { UnlockProblem } from "../vault-lock/unlock-problem.tsx";
import { UnlockSteps } from "../vault-lock/unlock-steps.tsx";
import { useUnlock } from "../vault-lock/use-unlock.ts";

/** Asks for password or passkey and opens the vault, in named steps. Stands in a card, a dialog or a page of the vault. */
export function UnlockPanel({
  onUnlocked,
  onCancel,
  withPasskey = true,
  laterSteps,
  onRunningChange,
}: {
  onUnlocked: () => void;
  /** Left out where there is nowhere to go back to. */
  onCancel?: (() => void) | undefined;
  withPasskey?: boolean;
  /** Steps that the page takes afterwards, named in the list from the beginning. */
  laterSteps?: readonly string[] | undefined;
  onRunningChange?: ((running: boolean) => void) | undefined;
}) {
  const { t } = useTranslation("account/vault-lock");
  const { t: ui } = useTranslation("ui");
  const { running, error, cancel, byPassword, byPasskey } = useUnlock(onUnlocked);
  const isRunning = running !== null;
  useEffect(() => onRunningChange?.(isRunning), [isRunning, onRunningChange]);
  const { data: keys } = useStoredKeys();
  const offersPasskey = withPasskey && (keys?.passkeys.length ?? 0) > 0 && typeof PublicKeyCredential === "function";
  const form = useForm({
    defaultValues: { vaultPassword: "" },
    check: ({ vaultPassword }) => ({ vaultPassword: vaultPassword === "" && t("form.passwordEmpty") }),
    submit: ({ vaultPassword }) => byPassword(vaultPassword),
  });

  // The form stays in the page, hidden: what was typed is still there when the password was wrong.
  return (
    <>
      <Form form={form} summaryAt="none" hidden={running !== null} className={running ? "hidden" : "grid gap-4"}>
        <UnlockProblem error={error} />
        <PasswordField
          label={t("form.password")}
          autoComplete="current-password"
          aside={<a href="/auth/forgot-password">{t("form.forgot")}</a>}
          {...form.input("vaultPassword")}
        />
        <div className="grid gap-3">
          <Button type="submit" size="lg" block icon={LockOpen}>
            {t("form.unlock")}
          </Button>
          {offersPasskey && (
            <Button variant="secondary" block icon={Fingerprint} onClick={() => void byPasskey()}>
              {t("form.passkey")}
            </Button>
          )}
          {onCancel && (
            <Button variant="ghost" block onClick={onCancel}>
              {ui("dialog.cancel")}
            </Button>
          )}
        </div>
      </Form>
      {running && <UnlockSteps {...running} later={laterSteps} onCancel={cancel} />}
    </>
  );
}
