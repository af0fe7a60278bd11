import { z } from "zod";
import { defineJob } from "../../kernel/jobs.ts";

/** Events can be replayed for 24 hours; older ones are of no use to anybody. */
export const forgetEvents = defineJob({
  name: "inbox.forget-events",
  data: z.object({}),
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: 600,
  cron: "17 * * * *",
});
