import { type Plan, type PlanCode, planCodes, plans } from "@heirlock/domain/billing/plans";
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Badge } from "../../ui/display/badge.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CheckedList } from "./checked-list.tsx";

/** The plan that is drawn with a frame and "For most families". */
const suggested: PlanCode = "premium";
/** Announced for this plan, and not there yet. */
export const aiHelperIn: PlanCode = "family";

/** The three plans with everything they hold, straight from the table the API enforces (D63). */
export function PlanCards({ level = 3 }: { level?: 2 | 3 }) {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {planCodes.map((code) => (
        <PlanCard key={code} plan={plans[code]} level={level} />
      ))}
    </ul>
  );
}

function PlanCard({ plan, level }: { plan: Plan; level: 2 | 3 }) {
  const { t } = useTranslation("site");
  const format = useFormat();
  const Heading = level === 2 ? "h2" : "h3";
  const { wills, members, vault, assets } = plan.limits;
  const contents = [
    t("plans.wills", { count: wills }),
    t("plans.members", { count: members }),
    t("plans.vault", { count: vault }),
    t("plans.assets", { count: assets }),
    t(`plans.reach.${plan.jurisdictions}`),
    ...(plan.code === aiHelperIn ? [t("plans.aiHelper")] : []),
  ];
  return (
    <Card as="li" className={clsx("flex flex-col md:p-7", plan.code === suggested && "border-2! border-primary!")}>
      <div className="flex min-h-7.5 flex-wrap items-center justify-between gap-2">
        <Heading className="text-h3">{t(`plans.name.${plan.code}`)}</Heading>
        {plan.code === suggested && <Badge icon={Check}>{t("plans.forMost")}</Badge>}
      </div>
      <p className="mt-3 mb-3.5">
        <bdi dir="ltr" className="text-[2.3rem] leading-none serif">
          {format.money(plan.price, "USD")}
        </bdi>{" "}
        <span className="text-ink-2">{t(plan.price === 0 ? "plans.toStart" : "plans.aMonth")}</span>
      </p>
      <CheckedList items={contents} className="mb-5" />
      <Button
        block
        variant={plan.code === suggested ? "primary" : "secondary"}
        className="mt-auto"
        render={<Link to="/auth/signup" />}
      >
        {t(`plans.choose.${plan.code}`)}
      </Button>
    </Card>
  );
}
