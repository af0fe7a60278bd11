import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { PasskeyDialogProps } from "./dialog-props.ts";
import { PasskeyAlert } from "./passkey-alert.tsx";
import { renamePasskey, usePasskeyChange } from "./passkeys-request.ts";

export function RenamePasskeyDialog({ passkey, open, onOpenChange }: PasskeyDialogProps) {
  const { t } = useTranslation("passkeys");
  const { t: ui } = useTranslation("ui");
  const form = useId();
  const [name, setName] = useState(passkey.name);
  const [empty, setEmpty] = useState(false);
  const rename = usePasskeyChange(renamePasskey);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(name.trim() === "");
    if (name.trim() === "" || rename.isPending) return;
    rename.mutate({ id: passkey.id, name: name.trim() }, { onSuccess: () => onOpenChange(false) });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      dirty={name !== passkey.name}
      title={t("rename.title")}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {ui("dialog.cancel")}
          </Button>
          <Button type="submit" form={form} busy={rename.isPending} busyLabel={t("rename.busy")}>
            {t("rename.save")}
          </Button>
        </>
      }
    >
      <form method="dialog" id={form} onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          label={t("name.label")}
          hint={t("name.hint")}
          name="passkeyName"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={empty ? t("name.empty") : undefined}
        />
        <PasskeyAlert error={rename.error} />
      </form>
    </Dialog>
  );
}
