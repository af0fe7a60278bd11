import { useTranslation } from "react-i18next";
import { FormDialog, type FormDialogProps } from "../../../ui/forms/form-dialog.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { PasskeyAlert } from "./passkey-alert.tsx";

export interface PasskeyNameDialogProps extends Omit<FormDialogProps, "form" | "children"> {
  name: string;
  /** With the name as it is to be kept; never with an empty one. */
  onName: (name: string) => Promise<unknown>;
}

/** Asks for the name of a passkey. */
export function PasskeyNameDialog({ name, onName, ...rest }: PasskeyNameDialogProps) {
  const { t } = useTranslation("account/passkeys");
  const form = useForm({
    defaultValues: { passkeyName: name },
    check: ({ passkeyName }) => ({ passkeyName: passkeyName.trim() === "" && t("name.empty") }),
    submit: ({ passkeyName }) => onName(passkeyName.trim()),
  });
  return (
    <FormDialog {...rest} form={form} className="grid gap-4">
      <TextField label={t("name.label")} hint={t("name.hint")} maxLength={60} {...form.input("passkeyName")} />
      <PasskeyAlert error={form.failure} />
    </FormDialog>
  );
}
