import type { PlanCode } from "@heirlock/domain/billing/plans";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { HomeCard } from "./home-card.tsx";

/** For those whose plan is not the largest (D53). */
export function UpgradeCard({ plan, asRow }: { plan: Exclude<PlanCode, "family">; asRow: boolean }) {
  const { t } = useTranslation("dashboard");
  return (
    <HomeCard
      id="upgrade"
      title={t("upgrade.title")}
      asRow={asRow}
      summary={t(`usage.plan.${plan}`)}
      action={<Link to="/settings/billing">{t("upgrade.action")}</Link>}
    >
      <p>{t(`upgrade.${plan}`)}</p>
    </HomeCard>
  );
}
