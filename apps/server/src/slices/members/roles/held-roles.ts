import type { RoleId } from "@heirlock/domain/identifiers";
import type { RoleState } from "@heirlock/domain/members/role-transitions";
import type { Tx } from "../../../kernel/transaction.ts";
import type { LockedMember } from "../members.transaction.ts";
import * as queries from "./roles.queries.ts";
import type { ListRolesRow } from "./roles.rows.ts";

type Whose = Pick<LockedMember, "holderId" | "id">;

/** The roles of a member, for use cases of other slices too. Inside of the holder's estate, as all of these. */
export function rolesOf(tx: Tx, { holderId, id }: Whose): Promise<ListRolesRow[]> {
  return tx.query(queries.listRoles, [holderId, id]);
}

export async function saveRoleState(tx: Tx, { holderId }: Whose, roleId: RoleId, next: RoleState): Promise<void> {
  await tx.query(queries.setRoleStatus, [holderId, roleId, next.status, next.inactiveBecause]);
}

/** Also raises the version of the permissions, which follow from it. */
export async function savePrimaryRole(
  tx: Tx,
  { holderId, id }: Whose,
  role: LockedMember["primaryRole"],
): Promise<void> {
  await tx.query(queries.setPrimaryRole, [holderId, id, role]);
}
