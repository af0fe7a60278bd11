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
