import type { HandlerOf } from "../../kernel/jobs.ts";
import { forgetEvents as forgetOldEvents } from "./forget-events.ts";
import { forgetNews as forgetOldNews } from "./forget-news.ts";
import type * as jobs from "./inbox.jobs.ts";

export const forgetEvents: HandlerOf<typeof jobs.forgetEvents> =
  ({ pools }) =>
  () =>
    forgetOldEvents(pools.worker);

export const forgetNews: HandlerOf<typeof jobs.forgetNews> =
  ({ pools }) =>
  () =>
    forgetOldNews(pools.worker);
