import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { PhoneCodeField } from "./phone-code-field.tsx";
import { isPhone, readPhone } from "./read-phone.ts";
import { setRecoveryPhone, useMeansChange, verifyRecoveryPhone } from "./recovery-options-request.ts";

/** First the number, then the code that was sent to it. */
export function RecoveryPhoneDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("account/recovery-options");
  const { t: ui } = useTranslation("ui");
  const errorText = useErrorText();
  const form = useId();
  const [step, setStep] = useState<"number" | "code">("number");
  const [phone, setPhone] = useState("");
  const [code, setCode] = useState("");
  const [invalid, setInvalid] = useState(false);
  const send = useMeansChange(setRecoveryPhone);
  const verify = useMeansChange(verifyRecoveryPhone);
  const busy = send.isPending || verify.isPending;
  const failure = step === "number" ? send.error : verify.error;
  const wrong = hasCode(failure, "INVALID_CODE");

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (step === "number") {
      setInvalid(!isPhone(phone));
      if (isPhone(phone)) send.mutate(readPhone(phone), { onSuccess: () => setStep("code") });
      return;
    }
    setInvalid(code.length !== 8);
    if (code.length !== 8) return;
    verify.mutate(code, {
      onSuccess: () => {
        toast({ title: t("phone.done"), tone: "success" });
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      size="sm"
      title={t("phone.title")}
      description={t(step === "number" ? "phone.text" : "phone.sent")}
      footer={
        <>
          <Button variant="secondary" onClick={step === "number" ? onClose : () => setStep("number")}>
            {step === "number" ? ui("dialog.cancel") : t("phone.otherNumber")}
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel={t(step === "number" ? "sending" : "checking")}>
            {t(step === "number" ? "phone.send" : "phone.confirm")}
          </Button>
        </>
      }
    >
      <form method="dialog" id={form} onSubmit={submit} noValidate className="grid gap-5">
        {failure && !wrong && (
          <Alert tone="danger" live="assertive">
            {errorText(failure)}
          </Alert>
        )}
        {step === "number" ? (
          <TextField
            label={t("phone.label")}
            hint={t("phone.hint")}
            name="recovery-phone"
            type="tel"
            autoComplete="tel"
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
            error={invalid ? t("phone.invalid") : undefined}
          />
        ) : (
          <PhoneCodeField
            value={code}
            onValueChange={setCode}
            error={invalid ? t("code.short") : wrong ? t("code.wrong") : undefined}
          />
        )}
      </form>
    </Dialog>
  );
}
