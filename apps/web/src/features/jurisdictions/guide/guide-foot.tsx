import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";

/** When the law was last looked at, and what this is not (LAW-020). */
export function GuideFoot({ reviewed }: { reviewed: string | null }) {
  const { t } = useTranslation("jurisdictions/guide");
  const format = useFormat();
  return (
    <p className="text-meta text-ink-3">
      {reviewed ? t("lastChecked", { month: format.date(`${reviewed}-01`, "month") }) : t("neverChecked")}{" "}
      {t("notAdvice")}
    </p>
  );
}
