import { KeysError } from "@heirlock/keyring/problems";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useVaultOpen } from "../../../platform/keys/vault-news.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { UnlockPanel } from "../offers/unlock-panel.tsx";
import type { PasskeyDialogProps } from "./dialog-props.ts";
import { letPasskeyOpenVault } from "./open-vault-by-passkey.ts";
import { PasskeyAlert } from "./passkey-alert.tsx";
import { usePasskeyChange } from "./passkeys-request.ts";

/**
 * "Let this passkey open my vault". The vault has to be open once for it, by the password; password and kit stay as they
 * are (KEY-009).
 */
export function OpenVaultDialog({
  passkey,
  open,
  onOpenChange,
  justAdded = false,
}: PasskeyDialogProps & { justAdded?: boolean }) {
  const { t } = useTranslation("account/passkeys");
  const { t: ui } = useTranslation("ui");
  const vaultOpen = useVaultOpen();
  const [unlocking, setUnlocking] = useState(false);
  const letOpen = usePasskeyChange(letPasskeyOpenVault);
  const goOn = () =>
    letOpen.mutate(passkey, {
      onSuccess: () => {
        onOpenChange(false);
        toast({ title: t("open.done"), text: t("open.doneText"), tone: "success" });
      },
      // Open in another tab's worker, not in this one's: then it is asked for here.
      onError: (error) => setUnlocking(error instanceof KeysError && error.code === "keys.not_available"),
    });
  const start = () => (vaultOpen ? goOn() : setUnlocking(true));

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      icon={<IconTile icon={Fingerprint} />}
      title={t(justAdded ? "open.titleAdded" : "open.title", { name: passkey.name })}
      description={t(unlocking ? "open.unlockText" : "open.text")}
      footer={
        !unlocking && (
          <>
            <Button variant="secondary" onClick={() => onOpenChange(false)}>
              {justAdded ? t("open.notNow") : ui("dialog.cancel")}
            </Button>
            <Button busy={letOpen.isPending} busyLabel={t("open.busy")} onClick={start}>
              {t("row.open")}
            </Button>
          </>
        )
      }
    >
      {unlocking ? (
        <UnlockPanel
          withPasskey={false}
          onUnlocked={() => {
            setUnlocking(false);
            goOn();
          }}
          onCancel={() => setUnlocking(false)}
        />
      ) : (
        <div className="grid gap-4">
          <ul className="grid list-disc gap-1.5 ps-5.5 text-ink-2">
            <li>{t("open.stay")}</li>
            <li>{t("open.never")}</li>
            <li>{t("open.device")}</li>
          </ul>
          <PasskeyAlert error={letOpen.error} />
        </div>
      )}
    </Dialog>
  );
}
