import { ShieldQuestion } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import type { Grade } from "../guide/page-certainty.tsx";

export interface CertaintyLineProps {
  certainty: Grade;
  /** The month in which the law was last looked at. */
  reviewed: string | null;
  checkWithCourt: boolean;
}

/** How sure the whole page is, said once (LAW-039). */
export function CertaintyLine({ certainty, reviewed, checkWithCourt }: CertaintyLineProps) {
  const { t } = useTranslation("jurisdictions/shares");
  const format = useFormat();
  return (
    <p className="flex items-start gap-2.5 text-meta text-ink-2">
      <ShieldQuestion aria-hidden size={18} strokeWidth={1.8} className="mt-0.5 flex-none" />
      <span>
        <strong className="font-semibold text-ink">{t(`certainty.${certainty}`)}</strong>{" "}
        {checkWithCourt && <>{t("certainty.court")} </>}
        {reviewed && t("lastChecked", { month: format.date(`${reviewed}-01`, "month") })}
      </span>
    </p>
  );
}
