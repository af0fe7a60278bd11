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

/** News is kept for 400 days: a year, and the time to look back on it. */
export const forgetNews = defineJob({
  name: "inbox.forget-news",
  data: z.object({}),
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: 600,
  cron: "41 3 * * *",
});
