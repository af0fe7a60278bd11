import { idField } from "@heirlock/contract/fields";
import type { InvitationId, WillKeyId } from "@heirlock/domain/identifiers";
import { z } from "zod";
import { defineJob, letterOptions } from "../../../kernel/jobs.ts";

/** The letter of an invitation, or its reminder. The job carries neither address nor token. */
export const sendInvitationLetter = defineJob({
  name: "members.send-invitation",
  data: z.strictObject({ invitationId: idField<InvitationId>(), kind: z.enum(["invitation", "reminder"]) }),
  ...letterOptions,
});

/** The letter with a will key, where the holder wants one. The job carries neither address nor key. */
export const sendWillKeyLetter = defineJob({
  name: "members.send-will-key",
  data: z.strictObject({ willKeyId: idField<WillKeyId>() }),
  ...letterOptions,
});

/** Reminds of invitations that wait, and ends those that nobody answered in 30 days. */
export const expireInvitations = defineJob({
  name: "members.expire-invitations",
  data: z.strictObject({}),
  retryLimit: 2,
  retryDelay: 60,
  // Until nothing is due, however long that takes; a worker that dies is missed within seconds.
  expireInSeconds: 3600,
  cron: "17 * * * *",
});
