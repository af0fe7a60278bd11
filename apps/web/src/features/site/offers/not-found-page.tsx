import { Link } from "@tanstack/react-router";
import { Compass } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { ProblemPage } from "../problem-page.tsx";

/** An address without a page (GEN-018, GEN-019). */
export function NotFoundPage() {
  const { t } = useTranslation("app");
  return (
    <ProblemPage icon={Compass} title={t("error.notFound")} text={t("error.notFoundText")}>
      <Button render={<Link to="/" />}>{t("error.returnHome")}</Button>
    </ProblemPage>
  );
}
