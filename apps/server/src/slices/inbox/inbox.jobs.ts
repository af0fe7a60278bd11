import { idField } from "@heirlock/contract/fields";
import type { AccountId } from "@heirlock/domain/identifiers";
import { z } from "zod";
import { defineJob, letterOptions } from "../../kernel/jobs.ts";

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

/** Finds who is to hear by mail that there is news. */
export const orderDigests = defineJob({
  name: "inbox.order-digests",
  data: z.object({}),
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: 3600,
  cron: "7 * * * *",
});

/** The letter about it. The job carries an id alone. */
export const sendDigest = defineJob({
  name: "inbox.send-digest",
  data: z.strictObject({ userId: idField<AccountId>() }),
  ...letterOptions,
});
