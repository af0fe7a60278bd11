import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { EventRow } from "./event-row.tsx";
import { useSecurityLog } from "./security-request.ts";
import { activityLines, condenseActivity, summariseActivity } from "./summarise-activity.ts";

/** What happened around the account lately: the newest event of each kind. */
export function ActivityPanel() {
  const { t } = useTranslation("account/security");
  const format = useFormat();
  const query = useSecurityLog(2 * activityLines);
  return (
    <Card as="section" aria-labelledby="activity-title">
      <CardHeader
        id="activity-title"
        title={t("activity.title")}
        description={t("activity.text")}
        action={<Link to="/settings/security/activity">{t("activity.full")}</Link>}
      />
      <Loaded query={query} level={3} loading={t("activity.loading")} failed={t("activity.failed")}>
        {(data) => (
          <ActivityLines logs={data} times={(count) => t("activity.times", { count, n: format.number(count) })} />
        )}
      </Loaded>
    </Card>
  );
}

type Logs = NonNullable<ReturnType<typeof useSecurityLog>["data"]>;

function ActivityLines({ logs, times }: { logs: Logs; times: (count: number) => string }) {
  const { eventTypes } = summariseActivity(logs, new Date());
  return (
    <>
      <ActivityTotals logs={logs} />
      <ul>
        {condenseActivity(logs).map((event) => {
          const count = eventTypes[event.activityType] ?? 1;
          return <EventRow key={event.id} event={event} {...(count > 1 && { note: times(count) })} />;
        })}
      </ul>
    </>
  );
}

/** What the log says at a glance, in one sentence each. */
export function ActivityTotals({ logs }: { logs: Logs }) {
  const { t } = useTranslation("account/security");
  const format = useFormat();
  const { recentEvents, lastActivity } = summariseActivity(logs, new Date());
  if (lastActivity === null) return <p className="text-ink-2">{t("activity.empty")}</p>;
  return (
    <p className="mb-4 text-ink-2">
      {t("activity.recent", { count: recentEvents, n: format.number(recentEvents) })}{" "}
      {t("activity.last", { when: format.relative(lastActivity) })}
    </p>
  );
}
