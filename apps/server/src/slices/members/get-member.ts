import type { Member } from "@heirlock/contract/members/members";
import type { Uuid } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { type ActorColumn, readAs } from "../../kernel/read.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { toMember } from "./member-answer.ts";
import { type HolderColumns, type MemberRow, readMember, reloadMember } from "./members.queries.ts";

type Row = MemberRow & HolderColumns & Record<string, unknown>;

/** Refuses with MEMBER_NOT_FOUND, whether the member is missing or somebody else's. */
export async function getMember(pool: Pool, caller: Caller, id: Uuid): Promise<Member> {
  const [row] = await readAs<Row & ActorColumn>(pool, caller, readMember, [id]);
  if (!row || row.id === null) refuse("MEMBER_NOT_FOUND");
  return toMember(row);
}

/** The member as the transaction has changed it. */
export async function reload(tx: Tx, holderId: Uuid, id: Uuid): Promise<Member> {
  const [row] = await tx.query<Row>(reloadMember, [holderId, id]);
  return toMember(row!);
}
