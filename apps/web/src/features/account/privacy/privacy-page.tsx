import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { useAssetTitles } from "../../assets/offers/use-asset-titles.ts";
import { useVaultToExport } from "../../vault/offers/use-vault-to-export.ts";
import { SettingsLayout } from "../settings/settings-layout.tsx";
import { ConsentsCard } from "./consents-card.tsx";
import { ExportCard } from "./export-card.tsx";

/** What is kept of the person: to take along, to look at, and the way out. */
export function PrivacyPage() {
  const vault = useVaultToExport(useAssetTitles());
  return (
    <SettingsLayout>
      <div className="grid gap-5">
        <ExportCard vault={vault} />
        <ConsentsCard />
        <LeaveCard />
      </div>
    </SettingsLayout>
  );
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
