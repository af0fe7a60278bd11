import type { invitationViewSchema, ownInvitationSchema } from "@heirlock/contract/members/invitations";
import { maskEmail } from "@heirlock/domain/account/mask";
import type { Area } from "@heirlock/domain/members/areas";
import { type PermissionGroup, permissionGroups } from "@heirlock/domain/members/permission-groups";
import type { z } from "zod";
import { grantedLevels } from "../permissions/stored-levels.ts";
import type { FindByTokenRow, ListOwnRow } from "./invitations.rows.ts";

type Standing = z.output<typeof invitationViewSchema>["status"];

/** How an invitation stands, for whoever was invited. One that was taken back is not shown at all. */
export function standingOf({ ended_as, is_expired }: Pick<FindByTokenRow, "ended_as" | "is_expired">): Standing | null {
  switch (ended_as) {
    case null:
      return is_expired ? "expired" : "pending";
    case "accepted":
    case "declined":
    case "expired":
      return ended_as;
    default:
      return null;
  }
}

/** Assigned things wait for their condition, which is usually after death: they are told as what comes later (D42). */
const later: readonly PermissionGroup[] = ["assets", "documents"];

type View = z.output<typeof invitationViewSchema>;

/** What a yes would open, in the groups of the permissions form, if all these roles are taken on. */
function seenBy(row: FindByTokenRow, roles: FindByTokenRow["roles"] = row.roles): View["sees"] {
  const levels = grantedLevels({ ...row, roles: roles.map((one) => ({ ...one, status: "active" as const })) });
  const sees: View["sees"] = { now: [], later: [], never: [] };
  for (const [group, areas] of Object.entries(permissionGroups) as [PermissionGroup, readonly Area[]][]) {
    const isOpen = areas.some((area) => levels[area] !== "none");
    sees[!isOpen ? "never" : later.includes(group) ? "later" : "now"].push(group);
  }
  return sees;
}

/** The primary role counts first, then the oldest (D43): who leaves one out sees what the next opens. */
function seenByRole(row: FindByTokenRow): View["seesBy"] {
  const isPrimary = ({ role }: { role: string }) => Number(role === row.primary_role);
  const byAge = row.roles.toSorted((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at));
  return byAge
    .toSorted((one, other) => isPrimary(other) - isPrimary(one))
    .map((one) => ({ role: one.role, sees: seenBy(row, [one]) }));
}

/** While it waits, all that is asked. The membership goes on living behind an old link, which tells nothing of that. */
export function toView(row: FindByTokenRow, status: Standing): View {
  const waits = status === "pending";
  return {
    holder: { first_name: row.holder_first_name, last_name: row.holder_last_name },
    invited: waits ? { first_name: row.first_name, last_name: row.last_name } : { first_name: "", last_name: "" },
    relationship: waits ? row.relationship : null,
    message: waits ? row.message : null,
    roles: waits ? row.roles.map(({ id, role, role_metadata }) => ({ id, role, role_metadata })) : [],
    sees: waits ? seenBy(row) : { now: [], later: [], never: [] },
    seesBy: waits ? seenByRole(row) : [],
    emailHint: maskEmail(row.email),
    email: waits ? row.email : null,
    provesMailbox: waits && row.proves_mailbox,
    expiresAt: row.expires_at.toISOString(),
    status,
  };
}

export function toOwn(row: ListOwnRow, status: Standing): z.output<typeof ownInvitationSchema> {
  return {
    id: row.id,
    relationshipId: row.membership_id,
    holder: { first_name: row.holder_first_name, last_name: row.holder_last_name },
    message: row.message,
    // The roles of today are told by the relationship, to whoever still has a part in it.
    roles: status === "pending" ? row.roles.map(({ id, role }) => ({ id, role })) : [],
    status,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
