import { deletePage } from "../../kernel/delete-pages.ts";

/** A day: longer than any window of the limits, and what row security lets the worker delete. */
export const forgetRateCounters = deletePage(
  "system-forget-rate-counters",
  "app.rate_counters",
  "window_start < now() - interval '24 hours'",
  "never change",
);
