import { deletePage } from "../../kernel/delete-pages.ts";
import { statement } from "../../kernel/statement.ts";

export const keeperHealth = statement("system-keeper-health", "select state, seen_ago from audit.read_keeper_health()");

/** A day: longer than any window of the limits, and what row security lets the worker delete. */
export const forgetRateCounters = deletePage(
  "system-forget-rate-counters",
  "app.rate_counters",
  "window_start < now() - interval '24 hours'",
  "never change",
);
