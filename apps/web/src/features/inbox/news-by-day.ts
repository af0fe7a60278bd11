import type { NewsItem } from "./list-news.ts";

export interface Day {
  /** Midnight of the reader's own clock. */
  at: Date;
  /** Days since then: 0 is today. */
  ago: number;
  news: NewsItem[];
}

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());

/** News under the days on which it happened, as the reader's clock counts them; newest first, as it came. */
export function newsByDay(news: readonly NewsItem[], now: Date): Day[] {
  const days: Day[] = [];
  for (const item of news) {
    const at = midnight(new Date(item.created_at));
    const last = days.at(-1);
    if (last && last.at.getTime() === at.getTime()) last.news.push(item);
    // A day with a change of the clock has 23 or 25 hours.
    else days.push({ at, ago: Math.round((midnight(now).getTime() - at.getTime()) / 86_400_000), news: [item] });
  }
  return days;
}
