import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { CodeField } from "../../../ui/forms/code-field.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { PasswordField } from "../../../ui/forms/password-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { useKeyErrorText } from "../key-problem.ts";
import { UsernameHint } from "../username-hint.tsx";
import { BackupCodeField } from "./backup-code-field.tsx";
import { turnOffTwoFactor, useTwoFactorChange } from "./two-factor-request.ts";

/** Needs the password and a code: neither a browser left open nor a phone alone takes the second lock away. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("account/factors");
  const { t: platform } = useTranslation("platform");
  const keyErrorText = useKeyErrorText();
  const turnOff = useTwoFactorChange(turnOffTwoFactor);
  const [way, setWay] = useState<"app" | "backup">("app");
  const form = useForm({
    defaultValues: { offPassword: "", offCode: "" },
    check: ({ offPassword, offCode }) => ({
      offPassword: offPassword === "" && platform("fields.passwordRequired"),
      offCode: offCode === "" && t(`page.${way}.incomplete`),
    }),
    submit: async ({ offPassword: password, offCode: code }) => {
      await turnOff.mutateAsync({ password, ...(way === "backup" ? { backupCode: code } : { code }) });
      toast({ title: t("off.done"), text: t("off.doneText"), tone: "info" });
      onClose();
    },
    fieldErrors: (error) => ({
      offPassword: hasCode(error, "INVALID_CREDENTIALS") && t("off.wrongPassword"),
      offCode: hasCode(error, "INVALID_CODE", "VALIDATION_ERROR") && t(`page.${way}.wrong`),
    }),
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t("off.title")}
      description={t("off.text")}
      cancelLabel={t("off.keep")}
      submitLabel={t("off.go")}
      busyLabel={t("off.busy")}
      danger
    >
      <Failure error={form.failure} text={keyErrorText} />
      <UsernameHint />
      <PasswordField label={t("off.password")} autoComplete="current-password" {...form.input("offPassword")} />
      {way === "backup" ? (
        <BackupCodeField {...form.input("offCode")} />
      ) : (
        <CodeField label={t("page.app.label")} hint={t("page.app.hint")} {...form.field("offCode")} />
      )}
      <Button
        variant="ghost"
        size="sm"
        className="-ms-3.5 justify-self-start"
        onClick={() => {
          setWay(way === "app" ? "backup" : "app");
          form.setValue("offCode", "");
        }}
      >
        {t(way === "app" ? "page.useBackup" : "page.useApp")}
      </Button>
    </FormDialog>
  );
}
