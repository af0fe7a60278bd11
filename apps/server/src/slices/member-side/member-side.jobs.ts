import { z } from "zod";
import { defineJob } from "../../kernel/jobs.ts";

/** Reminds of role requests that wait, and ends those that nobody answered in 30 days. */
export const expireRequests = defineJob({
  name: "member-side.expire-requests",
  data: z.strictObject({}),
  retryLimit: 2,
  retryDelay: 60,
  // Until nothing is due, however long that takes; a worker that dies is missed within seconds.
  expireInSeconds: 3600,
  cron: "37 * * * *",
});
