import { type PlanCode, planCodes, plans } from "@heirlock/domain/billing/plans";
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../platform/session/use-session.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconTile } from "../../../ui/icon-tile.tsx";
import { Progress } from "../../../ui/progress.tsx";

export interface MemberLimitDialogProps {
  open: boolean;
  onClose: () => void;
  used: number;
  max: number;
}

/** CAP_REACHED (MEM-046): what the plan holds, what the next one would, and the way to make room without paying. */
export function MemberLimitDialog({ open, onClose, used, max }: MemberLimitDialogProps) {
  const { t } = useTranslation("members");
  const format = useFormat();
  const { profile } = useSession();
  const plan = profile?.billing_plan_code ?? planCodes[0];
  const next = planCodes[planCodes.indexOf(plan) + 1];
  const numbers = { used: format.number(used), max: format.number(max) };
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      size="sm"
      icon={<IconTile icon={Users} tone="brass" />}
      title={t("limit.title")}
      description={t("limit.text", { plan: t(`limit.planName.${plan}`), max: numbers.max })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("limit.cancel")}
          </Button>
          {next && <Button render={<Link to="/settings/billing" />}>{t("limit.upgrade")}</Button>}
        </>
      }
    >
      <div className="grid gap-4">
        <Progress label={t("limit.used", numbers)} value={used} max={max} tone="brass" />
        {next && (
          <div className="grid gap-3 sm:grid-cols-2">
            <PlanRoom plan={plan} />
            <PlanRoom plan={next} chosen />
          </div>
        )}
        <p className="text-ink-2">{next ? t("limit.makeRoom") : t("limit.largest")}</p>
      </div>
    </Dialog>
  );
}

function PlanRoom({ plan, chosen = false }: { plan: PlanCode; chosen?: boolean }) {
  const { t } = useTranslation("members");
  const { price, limits } = plans[plan];
  return (
    <div className={clsx("rounded-md border px-4 py-3", chosen ? "border-primary bg-primary-tint" : "border-line")}>
      <p className="text-meta">{t("limit.plan", { plan: t(`limit.planName.${plan}`), price })}</p>
      <p className="serif text-h3">{t("limit.room", { count: limits.members })}</p>
    </div>
  );
}
