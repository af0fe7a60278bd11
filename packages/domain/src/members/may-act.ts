import { type MemberState, type Standing, standingOf } from "./member-transitions.ts";

/*
 * Who may do what to a relationship, and when (D31, D40, D47). Changes of status are in member-transitions.ts, changes of
 * roles in role-transitions.ts: here is who may try them.
 */
interface Row {
  by: "holder" | "member";
  when: readonly Standing[];
  otherwise: "MEMBER_CONFIRMED" | "INVALID_TRANSITION";
}

const everyStanding: readonly Standing[] = [
  "draft",
  "pending",
  "invited",
  "confirmed",
  "confirmed_by_holder",
  "rejected",
  "revoked",
];
const notEnded: readonly Standing[] = ["draft", "pending", "invited", "confirmed", "confirmed_by_holder"];

export const actions = {
  /** Name and contact data: while they are the holder's own words (MEM-057, D31). Afterwards they are the member's. */
  edit_member: {
    by: "holder",
    when: ["draft", "pending", "invited", "rejected", "revoked"],
    otherwise: "MEMBER_CONFIRMED",
  },
  /** MEM-086. What a role's own table refuses is refused there, with its text. */
  manage_roles: { by: "holder", when: everyStanding, otherwise: "INVALID_TRANSITION" },
  manage_permissions: { by: "holder", when: notEnded, otherwise: "INVALID_TRANSITION" },
  /** D31: these stay open for confirmed members. */
  change_notes: { by: "holder", when: everyStanding, otherwise: "INVALID_TRANSITION" },
  assign_assets: { by: "holder", when: notEnded, otherwise: "INVALID_TRANSITION" },
  /** MEM-114. */
  toggle_active: { by: "holder", when: everyStanding, otherwise: "INVALID_TRANSITION" },
  /** MEM-115. An open release keeps everybody where they are; that is asked beside this. */
  delete_member: { by: "holder", when: everyStanding, otherwise: "INVALID_TRANSITION" },
  /** MEM-118: for whoever could join with it. */
  generate_will_key: {
    by: "holder",
    when: ["draft", "pending", "invited", "confirmed_by_holder"],
    otherwise: "INVALID_TRANSITION",
  },
  /** APR-020. */
  answer_request: { by: "member", when: ["confirmed"], otherwise: "INVALID_TRANSITION" },
  /** MBR-006. */
  look_at_plan: { by: "member", when: ["confirmed"], otherwise: "INVALID_TRANSITION" },
} as const satisfies Record<string, Row>;
export type Action = keyof typeof actions;

export type ActDecision = { allowed: true } | { allowed: false; code: "NOT_FOUND" | Row["otherwise"] };

/** For everybody who is neither the holder nor the member, the relationship does not exist. */
export function mayAct(
  action: Action,
  by: { userId: string },
  of: MemberState & { holderId: string; userId: string | null },
): ActDecision {
  const row: Row = actions[action];
  if (by.userId !== (row.by === "holder" ? of.holderId : of.userId)) return { allowed: false, code: "NOT_FOUND" };
  return row.when.includes(standingOf(of)) ? { allowed: true } : { allowed: false, code: row.otherwise };
}
