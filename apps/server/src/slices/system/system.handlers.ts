import type { HandlerOf } from "../../kernel/jobs.ts";
import { forgetRateCounters as forgetOldCounters } from "./forget-rate-counters.ts";
import type * as jobs from "./system.jobs.ts";

export const forgetRateCounters: HandlerOf<typeof jobs.forgetRateCounters> =
  ({ pools }) =>
  () =>
    forgetOldCounters(pools.worker);
