import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { PhoneCodeField } from "./phone-code-field.tsx";
import { isPhone, readPhone } from "./read-phone.ts";
import { setRecoveryPhone, useRecoveryOptionChange, verifyRecoveryPhone } from "./recovery-options-request.ts";

/** First the number, then the code that was sent to it. */
export function RecoveryPhoneDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("account/recovery-options");
  const [sent, setSent] = useState(false);
  const send = useRecoveryOptionChange(setRecoveryPhone);
  const verify = useRecoveryOptionChange(verifyRecoveryPhone);
  const form = useForm({
    defaultValues: { recoveryPhone: "", phoneCode: "" },
    check: ({ recoveryPhone, phoneCode }) => ({
      recoveryPhone: !sent && !isPhone(recoveryPhone) && t("phone.invalid"),
      phoneCode: sent && phoneCode.length !== 8 && t("code.short"),
    }),
    submit: async ({ recoveryPhone, phoneCode }) => {
      if (!sent) {
        await send.mutateAsync(readPhone(recoveryPhone));
        return setSent(true);
      }
      await verify.mutateAsync(phoneCode);
      toast({ title: t("phone.done"), tone: "success" });
      onClose();
    },
    fieldErrors: (error) => hasCode(error, "INVALID_CODE") && { phoneCode: t("code.wrong") },
  });
  const back = () => {
    setSent(false);
    form.reset(form.getValues());
  };
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t("phone.title")}
      description={t(sent ? "phone.sent" : "phone.text")}
      onCancel={sent ? back : onClose}
      cancelLabel={sent && t("phone.otherNumber")}
      submitLabel={t(sent ? "phone.confirm" : "phone.send")}
      busyLabel={t(sent ? "checking" : "sending")}
    >
      <Failure error={form.failure} />
      {sent ? (
        <PhoneCodeField {...form.field("phoneCode")} />
      ) : (
        <TextField
          label={t("phone.label")}
          hint={t("phone.hint")}
          type="tel"
          autoComplete="tel"
          {...form.input("recoveryPhone")}
        />
      )}
    </FormDialog>
  );
}
