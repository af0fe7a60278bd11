import { useTranslation } from "react-i18next";

/** That this is a calculation and no advice, and that the family stays here. */
export function Disclaimer() {
  const { t } = useTranslation("jurisdictions/shares");
  return (
    <p className="text-meta text-ink-3">
      {t("notAdvice")} {t("staysHere")}
    </p>
  );
}
