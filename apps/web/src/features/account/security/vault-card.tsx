import { KeyRound, Lock, LockOpen } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lockEverywhere } from "../../../platform/keys/lock-everywhere.ts";
import { useVaultOpen } from "../../../platform/keys/vault-news.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { UnlockDialog } from "../offers/unlock-dialog.tsx";
import { VaultDoor } from "../offers/vault-door.tsx";

/** Whether the vault is open in this browser, and the way to open or lock it. */
export function VaultCard() {
  const { t } = useTranslation("account/vault-lock");
  const open = useVaultOpen();
  /** Null until it was asked for once. */
  const [asking, setAsking] = useState<boolean | null>(null);
  const lock = () => {
    lockEverywhere();
    toast({ title: t("card.lockedToast"), tone: "info" });
  };
  return (
    <Card as="section" className="grid content-start gap-5 overflow-hidden">
      <VaultDoor open={open} className="-mx-4.5 -mt-5 md:-mx-6 md:-mt-6" />
      <div>
        <p role="status">
          {open ? (
            <Badge variant="success" icon={LockOpen}>
              {t("card.openBadge")}
            </Badge>
          ) : (
            <Badge variant="secondary" icon={KeyRound}>
              {t("notAvailable")}
            </Badge>
          )}
        </p>
        <h2 className="mt-2.5 text-h3">{t(open ? "card.openTitle" : "card.lockedTitle")}</h2>
        <p className="mt-1.5 text-ink-2">{t(open ? "card.openText" : "card.lockedText")}</p>
      </div>
      {open ? (
        <Button variant="secondary" block icon={Lock} onClick={lock}>
          {t("card.lockNow")}
        </Button>
      ) : (
        <Button block icon={LockOpen} onClick={() => setAsking(true)}>
          {t("card.unlock")}
        </Button>
      )}
      {asking !== null && (
        <UnlockDialog
          open={asking}
          onOpenChange={setAsking}
          onUnlocked={() => toast({ title: t("card.openToast"), tone: "success" })}
        />
      )}
    </Card>
  );
}
