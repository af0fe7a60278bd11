import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../buttons/button.tsx";
import { Dialog, type DialogProps } from "../overlays/dialog.tsx";
import { Form, type FormProps, SubmitButton, type SubmitButtonProps } from "./form.tsx";
import type { FormState } from "./use-form.ts";

export interface FormDialogProps
  extends Omit<DialogProps, "open" | "onOpenChange" | "footer" | "dirty">,
    Pick<FormProps, "summaryAt" | "className"> {
  form: FormState;
  onClose: () => void;
  cancelLabel?: ReactNode;
  /** Instead of closing, such as back to the step before. */
  onCancel?: (() => void) | undefined;
  submitLabel: ReactNode;
  submitIcon?: SubmitButtonProps["icon"];
  busyLabel: ReactNode;
  danger?: boolean | undefined;
  /** Closing with edits asks once before anything is lost. */
  asksBeforeClosing?: boolean | undefined;
}

/** A form in a dialog: Cancel and the action below it. It stays open while the form is sent. */
export function FormDialog({
  form,
  onClose,
  cancelLabel,
  onCancel = onClose,
  submitLabel,
  submitIcon,
  busyLabel,
  danger = false,
  asksBeforeClosing = false,
  summaryAt = "none",
  className,
  children,
  ...rest
}: FormDialogProps) {
  const { t } = useTranslation("ui");
  return (
    <Dialog
      size="sm"
      {...rest}
      open
      dirty={asksBeforeClosing && form.isDirty}
      onOpenChange={(open) => !open && !form.busy && onClose()}
      footer={
        <>
          <Button variant="secondary" disabled={form.busy} onClick={onCancel}>
            {cancelLabel || t("dialog.cancel")}
          </Button>
          <SubmitButton form={form} icon={submitIcon} variant={danger ? "danger" : "primary"} busyLabel={busyLabel}>
            {submitLabel}
          </SubmitButton>
        </>
      }
    >
      <Form form={form} summaryAt={summaryAt} className={className}>
        {children}
      </Form>
    </Dialog>
  );
}
