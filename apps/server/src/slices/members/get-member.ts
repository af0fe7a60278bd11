import type { Member } from "@heirlock/contract/members/members";
import type { HolderId, MemberId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { readAs } from "../../kernel/read.ts";
import { found } from "../../kernel/statement.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { toMember } from "./member-answer.ts";
import { readMember, reloadMember } from "./members.queries.ts";

/** Refuses with MEMBER_NOT_FOUND, whether the member is missing or somebody else's. */
export async function getMember({ app }: { app: Pool }, caller: Caller, id: MemberId): Promise<Member> {
  const [row] = await readAs(app, caller, readMember, [id]);
  if (!row || row.id === null) refuse("MEMBER_NOT_FOUND");
  return toMember(row);
}

/** The member as the transaction has changed it. */
export async function reload(tx: Tx, holderId: HolderId, id: MemberId): Promise<Member> {
  const [row] = found(await tx.query(reloadMember, [holderId, id]), "id");
  return toMember(row!);
}
