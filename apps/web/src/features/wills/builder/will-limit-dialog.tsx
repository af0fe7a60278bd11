import { planCodes } from "@heirlock/domain/billing/plans";
import { ScrollText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../platform/session/use-session.ts";
import { PlanLimitDialog } from "../../../ui/overlays/plan-limit-dialog.tsx";

/** CAP_REACHED: as many drafts as the plan has room for (D63). */
export function WillLimitDialog(props: { onClose: () => void; used: number; max: number }) {
  const { t } = useTranslation("wills/builder");
  const { profile } = useSession();
  return (
    <PlanLimitDialog
      {...props}
      plan={profile?.billing_plan_code ?? planCodes[0]}
      icon={ScrollText}
      title={t("limit.title")}
      text={(words) => t("limit.text", words)}
      usedLabel={(words) => t("limit.used", words)}
      note={(next) => t(next ? "limit.makeRoom" : "limit.largest")}
    />
  );
}
