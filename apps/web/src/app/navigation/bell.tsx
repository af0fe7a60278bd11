import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Bell as Picture } from "lucide-react";
import { useTranslation } from "react-i18next";
import { getInbox } from "../../features/inbox/offers/get-inbox.ts";
import { useFormat } from "../../platform/use-format.ts";

/** The number is what waits, the red dot is unread news (EVT-006; ease.md, section 7). */
export function Bell() {
  const { t } = useTranslation("app/frames");
  const { data } = useQuery(getInbox);
  const count = data?.waiting.length ?? 0;
  const unread = (data?.unread ?? 0) > 0;
  return (
    <Link
      to="/notifications"
      className="relative grid size-11 flex-none place-items-center rounded-md text-ink-2 hover:bg-sunken in-data-spine:text-on-spine in-data-spine:hover:bg-spine-2"
    >
      <span className="sr-only">
        {[t("inbox.name"), count > 0 && t("inbox.waiting", { count }), unread && t("inbox.unread")]
          .filter(Boolean)
          .join(", ")}
      </span>
      <Picture aria-hidden size={22} strokeWidth={1.8} />
      <Count count={count} className="absolute end-0 top-0.5" />
      {unread && (
        <span
          data-unread
          className="absolute start-1.5 top-2.5 size-2.5 rounded-full bg-danger ring-2 ring-paper in-data-spine:ring-on-spine"
        />
      )}
    </Link>
  );
}

/** How many things wait; nothing for none. The words beside it name it. */
export function Count({ count, className = "" }: { count: number; className?: string }) {
  const format = useFormat();
  return (
    count > 0 && (
      <span
        aria-hidden
        className={`grid h-5.5 min-w-5.5 place-items-center rounded-full bg-brass px-1 text-meta leading-none font-bold text-on-brass ${className}`}
      >
        {format.number(count)}
      </span>
    )
  );
}
