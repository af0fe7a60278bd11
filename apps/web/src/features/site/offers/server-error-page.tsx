import { type ErrorComponentProps, Link } from "@tanstack/react-router";
import { CloudOff, Hourglass, RefreshCw, WifiOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { OfflineError, useOffline, useRetryOnReturn } from "../../../platform/online.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ProblemPage } from "../problem-page.tsx";

/** Whatever failed while a page was made (GEN-017 to GEN-019); a session that could not be checked says so (D04). */
export function ServerErrorPage({ error }: ErrorComponentProps) {
  const { t } = useTranslation("app");
  if (error instanceof OfflineError) return <OfflinePage />;
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

const reload = () => location.reload();

/** An installed app that starts here has nothing to go back to. */
const goBack = () => (history.length > 1 ? history.back() : location.assign("/"));

/** A page that cannot be fetched, until there is a connection again (PWA-004 to PWA-009). */
function OfflinePage() {
  const { t } = useTranslation("app");
  const isOffline = useOffline();
  useRetryOnReturn(reload);
  return (
    <ProblemPage icon={WifiOff} title={t("offline.page.title")} text={t("offline.page.text")}>
      <Button icon={RefreshCw} waits={isOffline} onClick={reload}>
        {t(isOffline ? "offline.page.waiting" : "offline.page.again")}
      </Button>
      <Button variant="secondary" onClick={goBack}>
        {t("offline.page.back")}
      </Button>
    </ProblemPage>
  );
}
