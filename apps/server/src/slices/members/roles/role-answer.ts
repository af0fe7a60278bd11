import type { MemberRoleAnswer } from "@heirlock/contract/members/fields";
import { instantFromText } from "../../../kernel/statement.ts";
import type { ListRolesRow } from "./roles.rows.ts";

export function toRole(row: ListRolesRow): MemberRoleAnswer {
  return {
    id: row.id,
    role: row.role,
    status: row.status,
    role_metadata: row.role_metadata,
    inactive_because: row.inactive_because,
    since: instantFromText(row.since),
    expires_at: row.expires === null ? null : instantFromText(row.expires),
  };
}

/** As the tables of the domain know a role. */
export const stateOf = ({ status, inactive_because }: ListRolesRow) => ({ status, inactiveBecause: inactive_because });
