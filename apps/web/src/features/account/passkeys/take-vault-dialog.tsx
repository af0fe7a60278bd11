import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import type { PasskeyDialogProps } from "./dialog-props.ts";
import { takeVaultFromPasskey } from "./open-vault-by-passkey.ts";
import { PasskeyAlert } from "./passkey-alert.tsx";
import { usePasskeyChange } from "./passkeys-request.ts";

export function TakeVaultDialog({ passkey, open, onOpenChange }: PasskeyDialogProps) {
  const { t } = useTranslation("account/passkeys");
  const take = usePasskeyChange(takeVaultFromPasskey);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("take.title", { name: passkey.name })}
      effects={[t("take.effectVault"), t("take.effectSignIn")]}
      confirmLabel={t("take.confirm")}
      busy={take.isPending}
      busyLabel={t("take.busy")}
      onConfirm={() => take.mutate(passkey.id, { onSuccess: () => onOpenChange(false) })}
    >
      {take.error ? <PasskeyAlert error={take.error} /> : null}
    </ConfirmDialog>
  );
}
