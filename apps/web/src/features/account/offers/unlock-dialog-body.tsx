import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { UnlockPanel } from "./unlock-panel.tsx";

/** The dialog itself, which closes once the vault is open. */
export function UnlockDialogBody({
  open,
  onOpenChange,
  onUnlocked,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onUnlocked?: (() => void) | undefined;
}) {
  const { t } = useTranslation("account/vault-lock");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      icon={<IconTile icon={Lock} tone="brass" />}
      title={t("dialog.title")}
      description={t("dialog.text")}
    >
      <UnlockPanel
        onUnlocked={() => {
          onOpenChange(false);
          onUnlocked?.();
        }}
        onCancel={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
