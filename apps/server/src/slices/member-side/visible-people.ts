import type { activitySchema, otherMemberSchema } from "@heirlock/contract/member-side";
import type { Area } from "@heirlock/domain/members/areas";
import { effectiveLevels } from "@heirlock/domain/members/effective-levels";
import { visibleTo } from "@heirlock/domain/members/visible-to";
import type { z } from "zod";
import { instantFromText } from "../../kernel/statement.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { listActivity, listOthers } from "./member-side.queries.ts";
import type { ListActivityRow } from "./member-side.rows.ts";
import type { Part } from "./viewed-plan.ts";

type OtherMember = z.output<typeof otherMemberSchema>;
type Activity = z.output<typeof activitySchema>;

const isClosed = ({ viewer }: Part, area: Area) => effectiveLevels(viewer)[area] === "none";

/** The other members who have agreed. Null: who else is in the plan is not for this member to know. */
export async function visibleOthers(tx: Tx, part: Part): Promise<OtherMember[] | null> {
  if (isClosed(part, "canViewOtherMembers")) return null;
  const rows = await tx.query(listOthers, [part.row.holder_id, part.row.id]);
  return rows.flatMap(({ first_name, last_name, relationship, roles, email, phone, changed, status, is_active }) => {
    const fields = { first_name, last_name, relationship, roles, email, phone, since: instantFromText(changed) };
    const seen = visibleTo(part.viewer, { kind: "member", fields, of: { status, isActive: is_active } });
    return seen?.locked === false ? [seen.fields as OtherMember] : [];
  });
}

/** What happened in the relationship, newest first. Null: the activity log is closed to this member. */
export async function visibleActivity(tx: Tx, part: Part): Promise<Activity[] | null> {
  if (isClosed(part, "canViewActivityLog")) return null;
  const rows = await tx.query(listActivity, [part.row.holder_id, part.row.id]);
  return rows.flatMap((row) => {
    const fields = { at: instantFromText(row.at), type: row.action_type, data: dataOf(row) };
    const seen = visibleTo(part.viewer, { kind: "activity", fields });
    return seen?.locked === false ? [seen.fields as Activity] : [];
  });
}

function dataOf({ role_name, previous_status, new_status }: ListActivityRow): Record<string, string> {
  const all = { role: role_name, from: previous_status, to: new_status };
  return Object.fromEntries(Object.entries(all).filter((one): one is [string, string] => one[1] !== null));
}
