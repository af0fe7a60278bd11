import { z } from "zod";
import { defineJob } from "../../kernel/jobs.ts";

export const collectFiles = defineJob({
  name: "vault.collect-files",
  data: z.object({}),
  retryLimit: 3,
  retryDelay: 60,
  expireInSeconds: 1800,
  cron: "17 * * * *",
});
