import type { memberWillSchema, Relationship } from "@heirlock/contract/member-side";
import { effectiveLevels } from "@heirlock/domain/members/effective-levels";
import { permissionsOf } from "@heirlock/domain/members/member-levels";
import { statusForMember } from "@heirlock/domain/members/member-transitions";
import type { MemberStatus, RelationshipStatus } from "@heirlock/domain/members/statuses";
import { visibleTo } from "@heirlock/domain/members/visible-to";
import type { z } from "zod";
import { instantFromText } from "../../kernel/statement.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { rolesOf as storedRoles } from "../members/roles/held-roles.ts";
import { toRole } from "../members/roles/role-answer.ts";
import { visibleRequests } from "./list-requests.ts";
import { listWills } from "./member-side.queries.ts";
import { holderOf, type Part } from "./viewed-plan.ts";

type Will = z.output<typeof memberWillSchema>;

/** One's own part: what the person is and may see there is theirs to know; of the holder what the levels give. */
export async function toRelationship(tx: Tx, part: Part, now: Date): Promise<Relationship> {
  const { row, viewer } = part;
  const levels = effectiveLevels(viewer);
  const requests = await visibleRequests(tx, part, now);
  return {
    id: row.id,
    estate_id: row.holder_id,
    holder: seenHolder(part),
    relationship: row.relationship,
    status: shown(row.status),
    is_active: row.is_active,
    roles: await rolesOf(tx, part),
    permissions: permissionsOf(levels),
    levels,
    joined_at: row.status === "confirmed" ? instantFromText(row.changed) : null,
    open_requests: requests.filter(({ status }) => status === "pending").length,
  };
}

/** A plan with what may be seen of its wills. */
export async function toWill(tx: Tx, part: Part): Promise<Will> {
  const rows = await tx.query(listWills, [part.row.id]);
  const wills = rows.flatMap(({ title, status, description }) => {
    const seen = visibleTo(part.viewer, { kind: "will", fields: { title, will_status: status, description } });
    return seen?.locked === false ? [seen.fields as Will["wills"][number]] : [];
  });
  return {
    id: part.row.id,
    will_id: part.row.will_id,
    holder: seenHolder(part),
    roles: await rolesOf(tx, part),
    status: shown(part.row.status),
    wills,
  };
}

function seenHolder(part: Part): Relationship["holder"] {
  const { holder_country: country, holder_email: email } = part.row;
  const seen = visibleTo(part.viewer, { kind: "holder", fields: { country, email } });
  return { ...holderOf(part), ...(seen?.locked === false && seen.fields) };
}

async function rolesOf(tx: Tx, { row }: Part): Promise<Relationship["roles"]> {
  const roles = await storedRoles(tx, { holderId: row.holder_id, id: row.id });
  return roles.map(toRole);
}

/** The member themselves is told nothing of the other standings; a preview calls them by the nearest word. */
function shown(status: MemberStatus): RelationshipStatus {
  return statusForMember[status] ?? (status === "revoked" ? "declined" : "invited");
}
