import { idField } from "@heirlock/contract/fields";
import type { HolderId } from "@heirlock/domain/identifiers";
import { z } from "zod";
import { defineJob, letterOptions } from "../../kernel/jobs.ts";

/** Reminds holders of envelopes that have waited for their vault for a week (KEY-047). */
export const remindOfEnvelopes = defineJob({
  name: "sharing.remind-of-envelopes",
  data: z.strictObject({}),
  retryLimit: 2,
  retryDelay: 60,
  // Until nothing is due, however long that takes; a worker that dies is missed within seconds.
  expireInSeconds: 3600,
  cron: "37 * * * *",
});

/** The letter about it. The job carries an id alone. */
export const sendEnvelopeLetter = defineJob({
  name: "sharing.send-envelope-letter",
  data: z.strictObject({ holderId: idField<HolderId>() }),
  ...letterOptions,
});
