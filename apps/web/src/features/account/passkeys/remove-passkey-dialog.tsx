import { useTranslation } from "react-i18next";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import type { PasskeyDialogProps } from "./dialog-props.ts";
import { PasskeyAlert } from "./passkey-alert.tsx";
import { removePasskey, usePasskeyChange } from "./passkeys-request.ts";

export function RemovePasskeyDialog({ passkey, open, onOpenChange }: PasskeyDialogProps) {
  const { t } = useTranslation("account/passkeys");
  const remove = usePasskeyChange(removePasskey);
  const confirm = () =>
    remove.mutate(passkey.id, {
      onSuccess: () => {
        onOpenChange(false);
        toast({ title: t("remove.done"), text: t("remove.doneText"), tone: "success" });
      },
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      danger
      title={t("remove.title", { name: passkey.name })}
      effects={[
        t("remove.effectSignIn"),
        ...(passkey.opensVault ? [t("remove.effectVault")] : []),
        t("remove.effectDevice"),
      ]}
      confirmLabel={t("remove.confirm")}
      busy={remove.isPending}
      busyLabel={t("remove.busy")}
      onConfirm={confirm}
    >
      {remove.error ? <PasskeyAlert error={remove.error} /> : null}
    </ConfirmDialog>
  );
}
