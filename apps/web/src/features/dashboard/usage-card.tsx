import { type PlanCode, plans } from "@heirlock/domain/billing/plans";
import { Link } from "@tanstack/react-router";
import { Layers } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";
import { Card, CardHeader } from "../../ui/card.tsx";
import { Progress } from "../../ui/progress.tsx";

/** How much room the plan has left, with the true numbers even above the limit (D63). */
export function UsageCard({ plan, assets }: { plan: PlanCode; assets: number }) {
  const { t } = useTranslation("dashboard");
  const max = plans[plan].limits.assets;
  const full = assets >= max;
  return (
    <Card as="section" aria-labelledby="usage">
      <CardHeader id="usage" title={t("usage.title")} action={<Badge icon={Layers}>{t(`usage.plan.${plan}`)}</Badge>} />
      <Progress label={t("usage.assets")} value={assets} max={max} tone={assets / max >= 0.8 ? "brass" : "primary"} />
      {full && <p className="mt-3 text-ink-2">{t("usage.full")}</p>}
      {plan !== "family" && (
        <p className="mt-1.5">
          <Link to="/pricing" className="inline-flex min-h-11 items-center">
            {t("usage.more")}
          </Link>
        </p>
      )}
    </Card>
  );
}
