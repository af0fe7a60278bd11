import { planCodes } from "@heirlock/domain/billing/plans";
import { Globe } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../platform/session/use-session.ts";
import { PlanLimitDialog } from "../../../ui/overlays/plan-limit-dialog.tsx";

/** CAP_REACHED: wills for several countries (D58). Where the plan has no number, its name is told instead. */
export function LawLimitDialog(props: { onClose: () => void; used: number | null; max: number | null }) {
  const { t } = useTranslation("wills/builder");
  const { profile } = useSession();
  return (
    <PlanLimitDialog
      {...props}
      plan={profile?.billing_plan_code ?? planCodes[0]}
      icon={Globe}
      title={t("lawLimit.title")}
      text={({ plan }) => t("lawLimit.text", { plan })}
      usedLabel={(words) => t("lawLimit.used", words)}
      note={() => t("lawLimit.note")}
    />
  );
}
