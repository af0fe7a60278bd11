import { newsKinds } from "@heirlock/domain/inbox/news-kinds";
import { Link } from "@tanstack/react-router";
import {
  Archive,
  ChevronRight,
  CircleCheck,
  CircleX,
  FileText,
  Landmark,
  type LucideIcon,
  ScrollText,
  ShieldCheck,
  UserRound,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { DateText } from "../../ui/display/date-text.tsx";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { type NewsItem, useMarkRead } from "./list-news.ts";
import { newsByDay } from "./news-by-day.ts";
import { newsLink } from "./news-link.ts";

const pictures: Partial<Record<NewsItem["kind"], LucideIcon>> = {
  joined: CircleCheck,
  role_approved: CircleCheck,
  declined: CircleX,
  role_rejected: CircleX,
  asset_declined: CircleX,
  left: CircleX,
  membership_ended: Archive,
  papers_shared: FileText,
  papers_withdrawn: FileText,
  assets_shared: Landmark,
  assets_withdrawn: Landmark,
  will_published: ScrollText,
  review_asked: ScrollText,
  review_decided: ScrollText,
  mirror_offered: ScrollText,
};

/** News under its days; opening a row marks it as read. */
export function NewsList({ news }: { news: readonly NewsItem[] }) {
  const { t } = useTranslation("inbox");
  const format = useFormat();
  const days = newsByDay(news, new Date());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {days.map(({ at, ago, news }) => (
        <section key={at.getTime()} aria-labelledby={`day-${at.getTime()}`}>
          <h3 id={`day-${at.getTime()}`} className="mb-1.5 text-meta font-semibold text-ink-2">
            {ago <= 0 ? t("today") : ago === 1 ? t("yesterday") : format.date(at)}
          </h3>
          <Card className="px-4! py-0.5!">
            <ul>
              {news.map((item) => (
                <NewsRow key={item.id} item={item} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  );
}

function NewsRow({ item }: { item: NewsItem }) {
  const { t } = useTranslation("inbox");
  const { mutate } = useMarkRead();
  const { kind, name, is_read, created_at, id } = item;
  const icon = pictures[kind] ?? (newsKinds[kind].to === "owner" ? ShieldCheck : UserRound);
  const full = name ? `${name.first_name} ${name.last_name}` : t("somebody");
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        {...newsLink(item)}
        onClick={() => is_read || mutate(id)}
        className="group flex min-h-16 items-center gap-3.5 py-2.5 text-ink no-underline"
      >
        <IconTile icon={icon} tone={is_read ? "neutral" : "primary"} />
        <span className="min-w-0 flex-1 leading-[1.35]">
          <span className="block font-semibold group-hover:underline">{t(`news.${kind}`, { name: full })}</span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <DateText value={created_at} style="time" className="font-normal text-ink-2" />
            {!is_read && (
              <span className="rounded-full bg-info-tint px-2.75 py-0.5 text-meta font-semibold text-info contrast:border">
                {t("new")}
              </span>
            )}
          </span>
        </span>
        <ChevronRight aria-hidden size={20} strokeWidth={1.8} className="flex-none text-ink-2 rtl:-scale-x-100" />
      </Link>
    </li>
  );
}
