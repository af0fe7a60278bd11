import { z } from "zod";
import { defineJob } from "../../kernel/jobs.ts";

/** Counters of windows that are over count nothing. */
export const forgetRateCounters = defineJob({
  name: "system.forget-rate-counters",
  data: z.object({}),
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: 600,
  cron: "27 * * * *",
});
