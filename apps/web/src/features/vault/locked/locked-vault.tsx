import type { VaultEntry } from "@heirlock/contract/vault";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/display/badge.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { UnlockPanel } from "../../account/offers/unlock-panel.tsx";
import { VaultDoor } from "../../account/offers/vault-door.tsx";
import { SealedRows } from "./sealed-rows.tsx";

/** The unlock card beside what the server can see, drawn from what it really sent. */
export function LockedVault({ entries }: { entries: readonly VaultEntry[] }) {
  const { t } = useTranslation("vault");
  const [running, setRunning] = useState(false);
  const laterSteps = [t("opening.readTitles", { count: entries.length }), t("opening.checking")];
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <Card as="section" aria-labelledby="vault-lock" className="grid gap-5 overflow-hidden">
        <VaultDoor open={false} className="-mx-4.5 -mt-5 md:-mx-6 md:-mt-6" />
        <div>
          {!running && (
            <Badge variant="secondary" icon={KeyRound} className="mb-2.5">
              {t("locked.notAvailable")}
            </Badge>
          )}
          <h2 id="vault-lock" className="text-h2">
            {t(running ? "opening.title" : "locked.title")}
          </h2>
          {!running && <p className="mt-1.5 text-ink-2">{t("locked.text")}</p>}
        </div>
        <UnlockPanel onUnlocked={() => {}} laterSteps={laterSteps} onRunningChange={setRunning} />
      </Card>
      <SealedRows entries={entries} />
    </div>
  );
}
