import { z } from "zod";
import { defineJob } from "../../../kernel/jobs.ts";

/** Deletes accounts whose 14 days are over, for good. */
export const deleteClosed = defineJob({
  name: "account.delete-closed",
  data: z.strictObject({}),
  retryLimit: 3,
  retryDelay: 60,
  expireInSeconds: 900,
  cron: "17 * * * *",
});
