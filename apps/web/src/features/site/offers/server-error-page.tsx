import { type ErrorComponentProps, Link } from "@tanstack/react-router";
import { CloudOff, Hourglass, RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { ProblemPage } from "../problem-page.tsx";

/** Whatever failed while a page was made (GEN-017 to GEN-019); a session that could not be checked says so (D04). */
export function ServerErrorPage({ error }: ErrorComponentProps) {
  const { t } = useTranslation("app");
  const timeout = error instanceof Error && error.name === "SessionTimeout";
  return (
    <ProblemPage
      icon={timeout ? Hourglass : CloudOff}
      title={t(timeout ? "error.sessionTimeout" : "error.server")}
      text={t(timeout ? "error.sessionTimeoutText" : "error.serverText")}
    >
      <Button icon={RefreshCw} onClick={() => location.reload()}>
        {t("error.tryAgain")}
      </Button>
      <Button variant="secondary" render={<Link to="/" />}>
        {t("error.returnHome")}
      </Button>
    </ProblemPage>
  );
}
