import { splitName } from "@heirlock/domain/members/split-name";
import type { Tx } from "../../kernel/transaction.ts";
import * as queries from "./members.queries.ts";
import { type LockedMember, noteChange, noteHistory } from "./members.transaction.ts";

/** The name that the signed plan has for a member, in the two parts that the tables have. Behind the member's lock. */
export async function putBackName(tx: Tx, member: LockedMember, name: string): Promise<void> {
  const { holderId, id, status } = member;
  const [stored] = await tx.query(queries.readName, [holderId, id]);
  const { first, last } = splitName(name, { first: stored!.first_name, last: stored!.last_name });
  await tx.query(queries.renameMember, [holderId, id, first, last]);
  await noteHistory(tx, member, { type: "status", action: "edited", from: status, to: status, by: holderId });
  const data = { fields: ["first_name", "last_name"] };
  await noteChange(tx, member, { type: "member.updated", by: holderId, data, quiet: true });
}
