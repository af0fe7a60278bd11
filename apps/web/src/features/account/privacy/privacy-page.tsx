import { isWillHolder } from "@heirlock/domain/account/user-type";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { useAssetTitles } from "../../assets/offers/use-asset-titles.ts";
import { useVaultToExport } from "../../vault/offers/use-vault-to-export.ts";
import type { VaultToExport } from "../export/vault-items.ts";
import { SettingsLayout } from "../settings/settings-layout.tsx";
import { ConsentsCard } from "./consents-card.tsx";
import { ExportCard } from "./export-card.tsx";

/** What is kept of the person: to take along, to look at, and the way out. */
export function PrivacyPage() {
  const { userType } = useSession();
  return (
    <SettingsLayout>
      <div className="grid gap-5">
        {isWillHolder(userType) ? <ExportWithVault /> : <ExportCard vault={noVault} />}
        <ConsentsCard />
        <LeaveCard />
      </div>
    </SettingsLayout>
  );
}

/** Somebody who only belongs to other people's plans has no vault, and the server refuses to look for one. */
const noVault: VaultToExport = { count: 0, unlocked: false, collect: async () => ({ rows: [], files: {} }) };

function ExportWithVault() {
  return <ExportCard vault={useVaultToExport(useAssetTitles())} />;
}

function LeaveCard() {
  const { t } = useTranslation("account/privacy");
  return (
    <Card as="section" className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 className="text-h3">{t("leave.title")}</h2>
        <p className="mt-1 text-ink-2">{t("leave.text")}</p>
      </div>
      <Button variant="danger-outline" render={<Link to="/settings/privacy/close" />} className="max-sm:w-full">
        {t("leave.action")}
      </Button>
    </Card>
  );
}
