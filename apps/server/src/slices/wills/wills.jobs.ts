import { idField } from "@heirlock/contract/fields";
import type { HolderId, WillId } from "@heirlock/domain/identifiers";
import { z } from "zod";
import { defineJob, letterOptions } from "../../kernel/jobs.ts";

/** Asks holders once a year to read their published wills again (DOC-019). */
export const remindOfReviews = defineJob({
  name: "wills.remind-of-reviews",
  data: z.strictObject({}),
  retryLimit: 2,
  retryDelay: 60,
  // Until nothing is due, however long that takes; a worker that dies is missed within seconds.
  expireInSeconds: 3600,
  cron: "52 6 * * *",
});

/** The letter about it. The job carries ids alone. */
export const sendReviewLetter = defineJob({
  name: "wills.send-review-letter",
  data: z.strictObject({ holderId: idField<HolderId>(), willId: idField<WillId>() }),
  ...letterOptions,
});
