import { z } from "zod";
import { defineJob } from "../../kernel/jobs.ts";

/** Replaced leaves are kept for 90 days (SEC-046). Heads stay. */
export const forgetLeaves = defineJob({
  name: "plan.forget-leaves",
  data: z.object({}),
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: 1800,
  cron: "47 3 * * *",
});

/** Tells holders whose plan went back with a restored database (OPS-033). */
export const tellGoneBack = defineJob({
  name: "plan.tell-gone-back",
  data: z.object({}),
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: 3600,
  cron: "*/5 * * * *",
});
