import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import type { Grade } from "./page-certainty.tsx";

/** How well and when the law was last looked at, and what this is not (LAW-020, LAW-039). */
export function GuideFoot({ reviewed, certainty }: { reviewed: string | null; certainty?: Grade | null }) {
  const { t } = useTranslation("jurisdictions/guide");
  const format = useFormat();
  return (
    <p className="text-meta text-ink-3">
      {certainty && <strong className="font-semibold text-ink-2">{t(`certainty.${certainty}`)} </strong>}
      {reviewed ? t("lastChecked", { month: format.date(`${reviewed}-01`, "month") }) : t("neverChecked")}{" "}
      {t("notAdvice")}
    </p>
  );
}
