import { planCodes, plans } from "@heirlock/domain/billing/plans";
import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../platform/session/use-session.ts";
import { PlanLimitDialog } from "../../../ui/overlays/plan-limit-dialog.tsx";

export interface MemberLimitDialogProps {
  onClose: () => void;
  used: number;
  max: number;
}

/** CAP_REACHED (MEM-046). */
export function MemberLimitDialog(props: MemberLimitDialogProps) {
  const { t } = useTranslation("members/list");
  const { profile } = useSession();
  return (
    <PlanLimitDialog
      {...props}
      plan={profile?.billing_plan_code ?? planCodes[0]}
      icon={Users}
      title={t("limit.title")}
      text={(words) => t("limit.text", words)}
      usedLabel={(words) => t("limit.used", words)}
      room={(plan) => t("limit.room", { count: plans[plan].limits.members })}
      note={(next) => t(next ? "limit.makeRoom" : "limit.largest")}
    />
  );
}
