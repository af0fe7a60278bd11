import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { ShowMore } from "../../../ui/lists/pagination.tsx";
import { ActivityTotals } from "./activity-panel.tsx";
import { EventRow } from "./event-row.tsx";
import { useSecurityLog } from "./security-request.ts";

const mostEvents = 100;
const pageOfEvents = 20;

/** The whole log, as far as one looks back: the newest hundred events. */
export function ActivityPage() {
  const { t } = useTranslation("account/security");
  const [shown, setShown] = useState(pageOfEvents);
  const query = useSecurityLog(mostEvents);
  return (
    <>
      <PageHeader
        title={t("activity.title")}
        text={t("activity.pageText")}
        back={<BackLink render={<Link to="/settings/security" />}>{t("activity.back")}</BackLink>}
      />
      <Alert tone="plain" title={t("activity.notYou")} className="mb-5">
        {t("activity.notYouText")}
      </Alert>
      <Card as="section" aria-label={t("activity.title")}>
        <Loaded query={query} loading={t("activity.loading")} failed={t("activity.failed")}>
          {(data) => (
            <>
              <ActivityTotals logs={data} />
              <ul>
                {data.slice(0, shown).map((event) => (
                  <EventRow key={event.id} event={event} />
                ))}
              </ul>
              {data.length > pageOfEvents && (
                <ShowMore
                  shown={Math.min(shown, data.length)}
                  total={data.length}
                  step={pageOfEvents}
                  onMore={() => setShown(shown + pageOfEvents)}
                />
              )}
            </>
          )}
        </Loaded>
      </Card>
    </>
  );
}
