import { Link } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";

/** At the end of the profile: everything of it can be taken along, or left. */
export function YourDataCard() {
  const { t } = useTranslation("account/privacy");
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 className="font-sans text-h4 font-[650]">{t("profileCard.title")}</h2>
        <p className="text-ink-2">{t("profileCard.text")}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
        <Button variant="secondary" icon={Download} render={<Link to="/settings/privacy" />}>
          {t("profileCard.export")}
        </Button>
        <Button variant="danger-outline" render={<Link to="/settings/privacy/close" />}>
          {t("profileCard.close")}
        </Button>
      </div>
    </Card>
  );
}
