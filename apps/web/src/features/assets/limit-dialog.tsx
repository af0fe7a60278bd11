import { type PlanCode, planCodes, plans } from "@heirlock/domain/billing/plans";
import { Link } from "@tanstack/react-router";
import { Landmark } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { PlanLimitDialog } from "../../ui/overlays/plan-limit-dialog.tsx";

export interface LimitDialogProps {
  open: boolean;
  onClose: () => void;
  plan: PlanCode;
  used: number;
  max: number;
}

/** What the plan holds, what the next one would, and the way to make room without paying. */
export function LimitDialog({ open, onClose, plan, used, max }: LimitDialogProps) {
  const { t } = useTranslation("assets");
  const format = useFormat();
  const next = planCodes[planCodes.indexOf(plan) + 1];
  const numbers = { used: format.number(used), max: format.number(max) };
  const roomOf = (code: PlanCode) => ({
    plan: t("limit.plan", { plan: t(`limit.planName.${code}`), price: plans[code].price }),
    room: t("limit.room", { count: plans[code].limits.assets }),
  });
  return (
    <PlanLimitDialog
      open={open}
      onClose={onClose}
      icon={Landmark}
      title={t("limit.title")}
      text={t("limit.text", { plan: t(`limit.planName.${plan}`), max: numbers.max })}
      used={used}
      max={max}
      usedLabel={t("limit.used", numbers)}
      rooms={next && [roomOf(plan), roomOf(next)]}
      note={next ? t("limit.makeRoom") : t("limit.largest")}
      cancelLabel={t("limit.cancel")}
      upgrade={next && { label: t("limit.upgrade"), link: <Link to="/settings/billing" /> }}
    />
  );
}
