import { useTranslation } from "react-i18next";
import { PageHeader } from "../../../ui/page-header.tsx";

/** Asks for the family. Nothing of it leaves the page. */
export function CalculatorPage() {
  const { t } = useTranslation("calculator");
  return (
    <div className="mx-auto w-full max-w-[1200px] px-5 pt-2 pb-16 md:px-9">
      <PageHeader title={t("title")} text={t("lead")} />
    </div>
  );
}
