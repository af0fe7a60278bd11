import type { MemberId } from "@heirlock/domain/identifiers";
import { memberRoles } from "@heirlock/domain/members/roles";
import { z } from "zod";
import { idField } from "../fields.ts";
import { route } from "../route.ts";
import { sideSchema, userTypeSchema } from "./sign-in.ts";

const success = z.object({});

/** One's own plan and the plans one was given a part in: one person, two sides (D03). */
export const roleSwitchRoutes = {
  roles: route({
    method: "GET",
    path: "/api/user/roles",
    access: "signed-in",
    summary: "The roles the person has in other people's plans, and what they may do in their own",
    answer: z.object({
      roles: z.array(z.object({ role: z.enum(memberRoles), status: z.string(), relationship_id: idField<MemberId>() })),
      permissions: z.array(z.enum(["edit_member"])),
    }),
  }),
  holderAccount: route({
    method: "POST",
    path: "/api/user/holder-account",
    access: "signed-in",
    summary: "Gives a member a plan of their own",
    answer: z.object({ data: z.object({ user_type: userTypeSchema }) }),
    errors: ["ALREADY_HOLDER"],
  }),
  activeSide: route({
    method: "PATCH",
    path: "/api/user/active-side",
    access: "signed-in",
    summary: "Notes on which side a person with two works",
    body: z.strictObject({ side: sideSchema }),
    answer: success,
  }),
};
