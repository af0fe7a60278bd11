import { clsx } from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { Button } from "../buttons/button.tsx";
import { IconButton } from "../buttons/icon-button.tsx";
import { pageStrip } from "./page-strip.ts";

export interface ShowMoreProps {
  shown: number;
  total: number;
  /** How many come with one press. */
  step?: number | undefined;
  onMore: () => void;
  busy?: boolean | undefined;
}

/** For will holders and members: "Show 20 more", never page numbers. */
export function ShowMore({ shown, total, step = 20, onMore, busy }: ShowMoreProps) {
  const { t } = useTranslation("ui");
  const format = useFormat();
  const next = Math.min(step, total - shown);
  return (
    <div className="grid justify-items-center gap-3 pt-5">
      <p role="status" className="text-meta text-ink-3">
        {t("pagination.shown", { shown: format.number(shown), total: format.number(total), count: total })}
      </p>
      {next > 0 && (
        <Button variant="secondary" onClick={onMore} busy={busy} busyLabel={t("loading.short")}>
          {t("pagination.more", { count: next, n: format.number(next) })}
        </Button>
      )}
    </div>
  );
}

export interface PagesProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  label?: string | undefined;
}

/** Numbered, for administrators. */
export function Pages({ page, pages, onPage, label }: PagesProps) {
  const { t } = useTranslation("ui");
  const format = useFormat();
  if (pages < 2) return null;
  return (
    <nav aria-label={label ?? t("pagination.label")} className="flex flex-wrap items-center justify-center gap-2 pt-5">
      <IconButton
        label={t("pagination.previous")}
        icon={ChevronLeft}
        mirrored
        bordered
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {pageStrip(page, pages).map((entry) =>
        typeof entry === "string" ? (
          <span key={entry} aria-hidden className="px-1 text-ink-3">
            …
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            aria-label={t("pagination.page", { n: format.number(entry) })}
            aria-current={entry === page ? "page" : undefined}
            onClick={() => onPage(entry)}
            className={clsx(
              "num min-h-11 min-w-11 rounded-md border-[1.5px] px-2 font-semibold",
              entry === page
                ? "border-primary bg-primary text-on-primary forced-colors:bg-[SelectedItem] forced-colors:text-[SelectedItemText] forced-colors:forced-color-adjust-none"
                : "border-line bg-surface text-ink hover:border-line-strong",
            )}
          >
            {format.number(entry)}
          </button>
        ),
      )}
      <IconButton
        label={t("pagination.next")}
        icon={ChevronRight}
        mirrored
        bordered
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
