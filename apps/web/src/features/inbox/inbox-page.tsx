import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Bell, Settings } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { listNews, useMarkRead } from "./list-news.ts";
import { LiveIndicator } from "./live-indicator.tsx";
import { NewsList } from "./news-list.tsx";
import { getInbox } from "./offers/get-inbox.ts";
import { WaitingRows } from "./offers/waiting-rows.tsx";

/** What waits for the person, then what happened (mock-up z9). */
export function InboxPage() {
  const { t } = useTranslation("inbox");
  const { dataUpdatedAt } = useQuery(getInbox);
  return (
    <div className="max-w-180">
      <PageHeader title={t("title")} meta={<LiveIndicator loadedAt={dataUpdatedAt} />} />
      <WaitingForYou />
      <News />
      <p className="mt-4 text-center">
        <Button variant="ghost" icon={Settings} render={<Link to="/settings/notifications" />}>
          {t("settings")}
        </Button>
      </p>
    </div>
  );
}

function WaitingForYou() {
  const { t } = useTranslation("inbox");
  const format = useFormat();
  const { data } = useQuery(getInbox);
  if (!data || data.waiting.length === 0) return null;
  return (
    <Card as="section" tone="brass" aria-labelledby="waiting" className="mb-6 pb-1.5!">
      <h2 id="waiting" className="mb-1 text-h3">
        {t("waiting.title")} <span className="font-normal">{format.number(data.waiting.length)}</span>
      </h2>
      <WaitingRows waiting={data.waiting} />
    </Card>
  );
}

function News() {
  const { t } = useTranslation("inbox");
  const [pages, setPages] = useState(1);
  const news = useQuery(listNews(pages));
  const marking = useMarkRead();
  const isUnread = (news.data?.unreadCount ?? 0) > 0;
  return (
    <section aria-labelledby="news">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="news" className="text-h3">
          {t("newsTitle")}
        </h2>
        {isUnread && (
          <Button variant="ghost" size="sm" busy={marking.isPending} onClick={() => marking.mutate(null)}>
            {t("readAll")}
          </Button>
        )}
      </div>
      <Failure error={marking.error} className="mb-4" />
      <Loaded
        query={news}
        level={3}
        loading={t("loading")}
        failed={t("failed")}
        inCard
        empty={{
          when: ({ data }) => data.length === 0,
          show: () => (
            <Card>
              <EmptyState level={3} icon={Bell} title={t("empty")} text={t("emptyText")} />
            </Card>
          ),
        }}
      >
        {({ data, next }) => (
          <>
            <NewsList news={data} />
            {next && (
              <p className="mt-4 text-center">
                <Button variant="secondary" busy={news.isPlaceholderData} onClick={() => setPages(pages + 1)}>
                  {t("more")}
                </Button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
