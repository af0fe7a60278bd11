import { KeysError } from "@heirlock/keyring/problems";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { askAccount, type RequestOptions } from "../../../platform/keys/keys-client.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Form, SubmitButton } from "../../../ui/forms/form.tsx";
import { PasswordField } from "../../../ui/forms/password-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { useBundleErrorText } from "../key-problem.ts";
import { fetchKeys } from "../keys-request.ts";
import { NewPasswordField } from "../sign-up/new-password-field.tsx";
import { usePasswordRules } from "../sign-up/use-password-rules.ts";
import { UsernameHint } from "../username-hint.tsx";
import { KeyProgress } from "./key-progress.tsx";
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
  const queries = useQueryClient();
  const bundleErrorText = useBundleErrorText();
  const { share, run } = useKeyProgress(2);
  const form = useForm({
    defaultValues: { currentPassword: "", newPassword: "" },
    check: ({ currentPassword, newPassword }) => ({
      currentPassword:
        currentPassword === ""
          ? t("field.currentRequired")
          : !rules.errorIn(newPassword) && currentPassword === newPassword && t("change.same"),
      newPassword: rules.errorIn(newPassword),
    }),
    submit: async ({ currentPassword, newPassword }) => {
      const refused = await rules.checkThoroughly(newPassword);
      if (refused) {
        form.refuse({ newPassword: refused });
        return;
      }
      const ended = await run((options) => changePassword({ current: currentPassword, next: newPassword }, options));
      await queries.invalidateQueries({ queryKey: ["account"] });
      onDone(ended);
    },
    fieldErrors: (error) =>
      ((error instanceof KeysError && error.code === "bundle.wrong_key") || hasCode(error, "INVALID_CREDENTIALS")) && {
        currentPassword: account("reissue.wrongPassword"),
      },
  });
  const rules = usePasswordRules(form.watch("newPassword"), t("field.newRequired"));
  useEffect(() => document.getElementById("currentPassword")?.focus(), []);
  return (
    <Form form={form} className="grid max-w-[560px] gap-5">
      <Failure error={form.failure} title={t("change.failed")} text={bundleErrorText} />
      <UsernameHint />
      <PasswordField label={t("field.current")} autoComplete="current-password" {...form.input("currentPassword")} />
      <NewPasswordField
        label={t("field.new")}
        rules={rules}
        onSuggest={(made) => form.setValue("newPassword", made)}
        {...form.input("newPassword")}
      />
      <Alert tone="plain">{t("change.means")}</Alert>
      <KeyProgress share={share} label={t("change.making")} />
      <div className="action-row md:justify-start">
        <Button variant="secondary" disabled={form.busy} onClick={onCancel}>
          {t("change.cancel")}
        </Button>
        <SubmitButton form={form} busyLabel={t("change.making")}>
          {t("change.submit")}
        </SubmitButton>
      </div>
    </Form>
  );
}

/**
 * Changes the password: the worker opens the bundle with the current one, wraps it with the new one and signs; one call
 * posts it all. Rejects with a KeysError (`bundle.wrong_key` for a wrong password, of which the server hears nothing) or
 * an ApiError. Returns how many other sessions ended.
 */
async function changePassword(typed: { current: string; next: string }, options: RequestOptions): Promise<number> {
  const { salt, kdf, bundleByPassword, recipient, verifyingKey, version } = await fetchKeys();
  const current = { password: typed.current, salt, kdf, bundleByPassword, stated: { recipient, verifyingKey } };
  const body = await askAccount("changePassword", { current, newPassword: typed.next, version }, options);
  return (await call("POST /api/auth/password/change", { body })).data.sessionsEnded;
}
