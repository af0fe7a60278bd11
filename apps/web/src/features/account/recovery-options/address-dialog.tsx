import { isEmail, normaliseEmail } from "@heirlock/domain/email";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";

/** Asks for an e-mail address to which a link is mailed. */
export function AddressDialog({
  title,
  description,
  label,
  hint,
  busy,
  failure,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  description: string;
  label: string;
  hint: string;
  busy: boolean;
  failure: unknown;
  onSubmit: (email: string) => void;
  onClose: () => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation("account/recovery-options");
  const { t: ui } = useTranslation("ui");
  const { t: platform } = useTranslation("platform");
  const errorText = useErrorText();
  const form = useId();
  const [typed, setTyped] = useState("");
  const [invalid, setInvalid] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const email = normaliseEmail(typed);
    setInvalid(!isEmail(email));
    if (isEmail(email) && !busy) onSubmit(email);
  };
  const same = hasCode(failure, "EMAIL_SAME_AS_ACCOUNT");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui("dialog.cancel")}
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel={t("sending")}>
            {t("sendLink")}
          </Button>
        </>
      }
    >
      <form method="dialog" id={form} onSubmit={submit} noValidate className="grid gap-5">
        {failure !== null && !same && (
          <Alert tone="danger" live="assertive">
            {errorText(failure)}
          </Alert>
        )}
        <TextField
          label={label}
          hint={hint}
          name="new-address"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={invalid ? platform("fields.emailInvalid") : same ? errorText(failure) : undefined}
        />
        {children}
      </form>
    </Dialog>
  );
}
