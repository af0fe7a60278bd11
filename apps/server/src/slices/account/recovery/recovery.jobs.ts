import { idField } from "@heirlock/contract/fields";
import type { ResetId } from "@heirlock/domain/identifiers";
import { z } from "zod";
import { defineJob, letterOptions } from "../../../kernel/jobs.ts";

/** Moves resets by mailbox alone on, on the database's clock. */
export const advanceResets = defineJob({
  name: "account.advance-resets",
  data: z.strictObject({}),
  retryLimit: 2,
  retryDelay: 20,
  expireInSeconds: 300,
  cron: "* * * * *",
});

/** Mails the link of a wait that is over. The job carries no token: the worker makes it when it sends. */
export const sendResetLink = defineJob({
  name: "account.send-reset-link",
  data: z.strictObject({ resetId: idField<ResetId>() }),
  ...letterOptions,
});
