import { useTranslation } from "react-i18next";
import { PageHeader } from "../../../ui/page-header.tsx";

/** Who inherits what, and why. The family comes from the fragment of the address and goes nowhere. */
export function SharesPage() {
  const { t } = useTranslation("shares");
  return (
    <div className="mx-auto w-full max-w-[1200px] px-5 pt-2 pb-16 md:px-9">
      <PageHeader title={t("empty.title")} text={t("empty.text")} />
    </div>
  );
}
