import { type PlanCode, plans } from "@heirlock/domain/billing/plans";
import { Landmark } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PlanLimitDialog } from "../../ui/overlays/plan-limit-dialog.tsx";

export interface LimitDialogProps {
  onClose: () => void;
  plan: PlanCode;
  used: number;
  max: number;
}

export function LimitDialog(props: LimitDialogProps) {
  const { t } = useTranslation("assets");
  return (
    <PlanLimitDialog
      {...props}
      icon={Landmark}
      title={t("limit.title")}
      text={(words) => t("limit.text", words)}
      usedLabel={(words) => t("limit.used", words)}
      room={(plan) => t("limit.room", { count: plans[plan].limits.assets })}
      note={(next) => t(next ? "limit.makeRoom" : "limit.largest")}
    />
  );
}
