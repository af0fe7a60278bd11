import type { MemberId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { loseAllKeys } from "../vault/meant-for/lose-keys.ts";
import { deleteMember as statement } from "./members.queries.ts";
import { type LockedMember, noteChange, withMember } from "./members.transaction.ts";

/** Roles, permissions, assignments, envelopes, invitations and the history go with the member; the audit entry stays. */
export async function deleteMember({ app }: { app: Pool }, caller: Caller, id: MemberId): Promise<void> {
  await withMember(app, caller, id, deleteInside);
}

/** The same inside of a transaction that has locked the member. */
export async function deleteInside(tx: Tx, member: LockedMember): Promise<void> {
  const { holderId, id, status } = member;
  await noteChange(tx, member, { type: "member.deleted", by: holderId, data: { status } });
  await loseAllKeys(tx, member);
  await tx.query(statement, [holderId, id]);
}
