import { planCodes, plans } from "@heirlock/domain/billing/plans";
import { Landmark } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../platform/session/use-session.ts";
import { PlanLimitDialog } from "../../ui/overlays/plan-limit-dialog.tsx";

export interface AssetLimitDialogProps {
  onClose: () => void;
  used: number;
  max: number;
}

/** CAP_REACHED. */
export function AssetLimitDialog(props: AssetLimitDialogProps) {
  const { t } = useTranslation("assets");
  const { profile } = useSession();
  return (
    <PlanLimitDialog
      {...props}
      plan={profile?.billing_plan_code ?? planCodes[0]}
      icon={Landmark}
      title={t("limit.title")}
      text={(words) => t("limit.text", words)}
      usedLabel={(words) => t("limit.used", words)}
      room={(plan) => t("limit.room", { count: plans[plan].limits.assets })}
      note={(next) => t(next ? "limit.makeRoom" : "limit.largest")}
    />
  );
}
