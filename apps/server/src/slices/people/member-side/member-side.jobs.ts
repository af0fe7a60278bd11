import { z } from "zod";
import { defineJob } from "../../../kernel/jobs.ts";

/** Ends role requests that nobody answered in 30 days. */
export const lapseRequests = defineJob({
  name: "people.lapse-requests",
  data: z.strictObject({}),
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: 600,
  cron: "37 * * * *",
});
