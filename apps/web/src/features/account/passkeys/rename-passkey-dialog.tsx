import { useTranslation } from "react-i18next";
import type { PasskeyDialogProps } from "./dialog-props.ts";
import { PasskeyNameDialog } from "./passkey-name-form.tsx";
import { renamePasskey, usePasskeyChange } from "./passkeys-request.ts";

export function RenamePasskeyDialog({ passkey, open, onOpenChange }: PasskeyDialogProps) {
  const { t } = useTranslation("account/passkeys");
  const rename = usePasskeyChange(renamePasskey);
  if (!open) return null;
  return (
    <PasskeyNameDialog
      name={passkey.name}
      onName={async (name) => {
        await rename.mutateAsync({ id: passkey.id, name });
        onOpenChange(false);
      }}
      onClose={() => onOpenChange(false)}
      asksBeforeClosing
      title={t("rename.title")}
      submitLabel={t("rename.save")}
      busyLabel={t("rename.busy")}
    />
  );
}
