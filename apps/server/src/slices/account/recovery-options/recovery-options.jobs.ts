import { idField } from "@heirlock/contract/fields";
import type { AccountId, NoticeId } from "@heirlock/domain/identifiers";
import { z } from "zod";
import { defineJob, letterOptions } from "../../../kernel/jobs.ts";

/** One letter of e-mail change or recovery. As with every letter, address and token are found when it is sent. */
export const sendRecoveryLetter = defineJob({
  name: "account.send-recovery-letter",
  data: z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.enum(["confirm-new-email", "email-clash", "confirm-recovery-email", "recovery-link"]),
      userId: idField<AccountId>(),
    }),
    z.strictObject({ kind: z.literal("objection-reset"), userId: idField<AccountId>(), noticeId: idField<NoticeId>() }),
  ]),
  ...letterOptions,
});

/** A code to a phone. It is worth ten minutes: longer tries would send what no longer works. */
export const sendPhoneCode = defineJob({
  name: "account.send-phone-code",
  data: z.strictObject({ purpose: z.enum(["set-phone", "recover"]), userId: idField<AccountId>(), codeId: idField() }),
  retryLimit: 6,
  retryDelay: 2,
  expireInSeconds: 60,
});
