import { type PlanCode, plans } from "@heirlock/domain/billing/plans";
import { Link } from "@tanstack/react-router";
import { Layers } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/display/badge.tsx";
import { Progress } from "../../ui/feedback/progress.tsx";
import { HomeCard } from "./home-card.tsx";

interface UsageCardProps {
  plan: PlanCode;
  assets: number;
  /** Null while it is not known, as below. */
  vault: number | null;
  members: number | null;
  /** Drafts: what is published does not count (BIL-006). */
  wills: number | null;
}

/** How much room the plan has left, with the true numbers even above the limit (D63). */
export function UsageCard({ asRow, ...usage }: UsageCardProps & { asRow: boolean }) {
  const { t } = useTranslation("dashboard");
  const plan = t(`usage.plan.${usage.plan}`);
  return (
    <HomeCard
      id="usage"
      title={t("usage.title")}
      asRow={asRow}
      summary={plan}
      action={!asRow && <Badge icon={Layers}>{plan}</Badge>}
    >
      <Usage {...usage} />
    </HomeCard>
  );
}

function Usage({ plan, ...used }: UsageCardProps) {
  const { t } = useTranslation("dashboard");
  const { limits } = plans[plan];
  const lines = (["wills", "members", "vault", "assets"] as const).flatMap((name) => {
    const count = used[name];
    return count === null ? [] : [{ name, used: count, max: limits[name] }];
  });
  const full = lines.some(({ used, max }) => used >= max);
  return (
    <div>
      <div className="grid gap-4">
        {lines.map(({ name, used, max }) => (
          <Progress
            key={name}
            label={t(`usage.${name}`)}
            value={used}
            max={max}
            tone={used / max >= 0.8 ? "brass" : "primary"}
          />
        ))}
      </div>
      {full && <p className="mt-3 text-ink-2">{t("usage.full")}</p>}
      {plan !== "family" && (
        <p className="mt-1.5">
          <Link to="/settings/billing" className="inline-flex min-h-11 items-center">
            {t("usage.more")}
          </Link>
        </p>
      )}
    </div>
  );
}
