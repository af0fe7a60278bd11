import type { RoleId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import { inTransactionFrom, type Tx } from "../../../kernel/transaction.ts";
import { findAndLock, type LockedMember } from "../members.transaction.ts";
import { enterRole, listRoles } from "./roles.queries.ts";
import type { ListRolesRow } from "./roles.rows.ts";

export interface LockedRole {
  member: LockedMember;
  role: ListRolesRow;
  /** All roles of the member, in the order in which they came. */
  roles: readonly ListRolesRow[];
}

/** A transaction of the holder about one role, whose member is locked. Refuses with NOT_FOUND. */
export function withRole<T>(
  { app }: { app: Pool },
  caller: Caller,
  roleId: RoleId,
  work: (tx: Tx, locked: LockedRole) => Promise<T>,
): Promise<T> {
  return inTransactionFrom(
    app,
    caller,
    { statement: enterRole, values: [roleId] },
    async (tx, { holderId }, { membership_id }) => {
      const member = membership_id && (await findAndLock(tx, holderId, membership_id));
      if (!member) refuse("NOT_FOUND");
      // Read behind the lock: somebody else may have changed them while this waited.
      const roles = await tx.query(listRoles, [holderId, member.id]);
      const role = roles.find(({ id }) => id === roleId);
      if (!role) refuse("NOT_FOUND");
      return await work(tx, { member, role, roles });
    },
  );
}
