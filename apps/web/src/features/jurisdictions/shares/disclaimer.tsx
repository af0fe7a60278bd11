import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";

/** That this is a calculation and no advice, and when the law in it was last looked at. */
export function Disclaimer({ reviewed }: { reviewed: string | null }) {
  const { t } = useTranslation("jurisdictions/shares");
  const format = useFormat();
  return (
    <div className="grid gap-1 text-ink-3">
      <p>{t("notAdvice")}</p>
      {reviewed && <p>{t("lastChecked", { month: format.date(`${reviewed}-01`, "month") })}</p>}
      <p>{t("staysHere")}</p>
    </div>
  );
}
