import { idField } from "@heirlock/contract/fields";
import type { MemberId, RequestId, RoleId } from "@heirlock/domain/identifiers";
import { letterKindNames } from "@heirlock/domain/members/letter-kinds";
import { z } from "zod";
import { defineJob, letterOptions } from "../../../kernel/jobs.ts";

/** A letter from one person of a plan to the other. The job carries ids alone. */
export const sendMemberLetter = defineJob({
  name: "members.send-letter",
  data: z.strictObject({
    kind: z.enum(letterKindNames),
    membershipId: idField<MemberId>(),
    requestId: idField<RequestId>().nullable(),
    roleId: idField<RoleId>().nullable(),
  }),
  ...letterOptions,
});
