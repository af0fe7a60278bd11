import { idField } from "@heirlock/contract/fields";
import type { AccountId, NoticeId } from "@heirlock/domain/identifiers";
import { z } from "zod";
import { defineJob, letterOptions } from "../../kernel/jobs.ts";

/**
 * One letter to one person. The job carries neither address nor token: a look into the queue tells nothing,
 * and the worker makes the token when it sends. Tries go on for about a day of SMTP outage.
 */
export const sendLetter = defineJob({
  name: "account.send-letter",
  data: z.strictObject({
    kind: z.enum(["verify-email", "sign-up-attempted", "reset-password"]),
    userId: idField<AccountId>(),
  }),
  ...letterOptions,
});

/** One notice about a change of the account. The address stands in the notice, which the change itself wrote (SEC-012). */
export const sendNotice = defineJob({
  name: "account.send-notice",
  data: z.strictObject({ noticeId: idField<NoticeId>() }),
  ...letterOptions,
});

/** Removes ended sessions, links that no longer work and old sign-in failures. */
export const forgetExpired = defineJob({
  name: "account.forget-expired",
  data: z.strictObject({}),
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: 300,
  cron: "7 * * * *",
});

/** Gives back addresses that nobody confirmed. */
export const forgetUnconfirmed = defineJob({
  name: "account.forget-unconfirmed",
  data: z.strictObject({}),
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: 600,
  cron: "37 * * * *",
});
