import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import type { PasskeyDialogProps } from "./dialog-props.ts";
import { PasskeyNameForm } from "./passkey-name-form.tsx";
import { renamePasskey, usePasskeyChange } from "./passkeys-request.ts";

export function RenamePasskeyDialog({ passkey, open, onOpenChange }: PasskeyDialogProps) {
  const { t } = useTranslation("account/passkeys");
  const { t: ui } = useTranslation("ui");
  const form = useId();
  const [name, setName] = useState(passkey.name);
  const rename = usePasskeyChange(renamePasskey);
  const submit = (chosen: string) => {
    if (!rename.isPending) rename.mutate({ id: passkey.id, name: chosen }, { onSuccess: () => onOpenChange(false) });
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
      <PasskeyNameForm id={form} name={name} onNameChange={setName} onSubmit={submit} error={rename.error} />
    </Dialog>
  );
}
