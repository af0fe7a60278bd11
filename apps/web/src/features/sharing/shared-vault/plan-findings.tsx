import { FileQuestion, ShieldAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import type { OpenedPlan } from "./open-shared.ts";

export interface PlanFindingsProps {
  plan: Pick<OpenedPlan, "findings">;
  /** The holder's first name. */
  name: string;
  className?: string | undefined;
}

/** What the holder signed and the server does not show, or shows otherwise than before; nothing when all is as signed. */
export function PlanFindings({ plan, name, className }: PlanFindingsProps) {
  const { t } = useTranslation("sharing/shared-vault");
  const missing = plan.findings?.missing ?? 0;
  return (
    <>
      <OutdatedPlan plan={plan} name={name} className={className} />
      {plan.findings?.withheld && (
        <Alert tone="warning" icon={FileQuestion} live="polite" title={t("notice.withheldTitle")} className={className}>
          {t("notice.withheld", { name })}
        </Alert>
      )}
      {missing > 0 && (
        <Alert tone="warning" icon={FileQuestion} live="polite" title={t("notice.missingTitle")} className={className}>
          {t("notice.missing", { name, count: missing })}
        </Alert>
      )}
    </>
  );
}

/** The server shows an older plan than this browser has seen, another of the same moment, or none at all (KEY-068). */
export function OutdatedPlan({ plan: { findings }, name, className }: PlanFindingsProps) {
  const { t } = useTranslation("sharing/shared-vault");
  const format = useFormat();
  if (!findings?.outdated) return null;
  const { served, seen } = findings.outdated;
  const said = (number: number) => format.date(new Date(number), "moment");
  return (
    <Alert tone="danger" icon={ShieldAlert} live="polite" title={t("notice.outdatedTitle")} className={className}>
      {served > 0 && served < seen
        ? t("notice.outdated", { name, seen: said(seen), served: said(served) })
        : t("notice.outdatedGone", { name, seen: said(seen) })}
    </Alert>
  );
}
