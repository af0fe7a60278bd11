import { isEmail, normaliseEmail } from "@heirlock/domain/email";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";

/** Asks for an email address to which a link is sent. */
export function AddressDialog({
  title,
  description,
  label,
  hint,
  onAddress,
  onClose,
  children,
}: {
  title: string;
  description: string;
  label: string;
  hint: string;
  onAddress: (email: string) => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation("account/recovery-options");
  const { t: platform } = useTranslation("platform");
  const errorText = useErrorText();
  const form = useForm({
    defaultValues: { newAddress: "" },
    check: ({ newAddress }) => ({
      newAddress: !isEmail(normaliseEmail(newAddress)) && platform("fields.emailInvalid"),
    }),
    submit: async ({ newAddress }) => {
      await onAddress(normaliseEmail(newAddress));
      onClose();
    },
    fieldErrors: (error) => hasCode(error, "EMAIL_SAME_AS_ACCOUNT") && { newAddress: errorText(error) },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      description={description}
      submitLabel={t("sendLink")}
      busyLabel={t("sending")}
    >
      <Failure error={form.failure} />
      <TextField
        label={label}
        hint={hint}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.input("newAddress")}
      />
      {children}
    </FormDialog>
  );
}
