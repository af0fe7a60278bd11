import { MonitorSmartphone, Radio } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLiveStatus } from "../../../platform/live/live-status.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { EndSessionsDialog, type SessionsToEnd } from "./end-sessions-dialog.tsx";
import { type Session, useSessions } from "./security-request.ts";
import { SessionRow } from "./session-row.tsx";

/** Where the person is signed in, and how to end that elsewhere. */
export function SessionsPanel() {
  const { t } = useTranslation("account/security");
  const format = useFormat();
  const query = useSessions();
  const { data } = query;
  return (
    <Card as="section" aria-labelledby="sessions-title">
      <CardHeader id="sessions-title" title={t("sessions.title")} description={t("sessions.text")} />
      <div className="-mt-1 mb-5 flex flex-wrap gap-2">
        {data && (
          <Badge variant="secondary" icon={MonitorSmartphone}>
            {t("sessions.count", { count: data.length, n: format.number(data.length) })}
          </Badge>
        )}
        <LiveBadge />
      </div>
      <Loaded query={query} level={3} loading={t("sessions.loading")} failed={t("sessions.failed")}>
        {(data) => <SessionList sessions={data} />}
      </Loaded>
    </Card>
  );
}

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation("account/security");
  // What is asked about stays while the dialog closes, so that its words do not change on the way out.
  const [ending, setEnding] = useState<SessionsToEnd>("others");
  const [asking, setAsking] = useState(false);
  const ask = (what: SessionsToEnd) => {
    setEnding(what);
    setAsking(true);
  };
  return (
    <>
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => ask(session)} />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-72 text-ink-2">{t("sessions.placeNote")}</p>
        {sessions.length > 1 && (
          <Button variant="danger-outline" className="max-sm:w-full" onClick={() => ask("others")}>
            {t("sessions.endOthers")}
          </Button>
        )}
      </div>
      <EndSessionsDialog what={ending} open={asking} onOpenChange={setAsking} />
    </>
  );
}

/** Whether changes made elsewhere appear here by themselves (EVT-004). */
function LiveBadge() {
  const { t } = useTranslation("account");
  const { connected } = useLiveStatus();
  return (
    <Badge variant={connected ? "success" : "pending"} icon={connected ? Radio : undefined}>
      {t(connected ? "security.liveOn" : "security.liveOff")}
    </Badge>
  );
}
