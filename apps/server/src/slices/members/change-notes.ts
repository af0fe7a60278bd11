import type { Uuid } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { setNotes } from "./members.queries.ts";
import { noteChange, withMember } from "./members.transaction.ts";

/** The holder's own notes: the member is not told of them. */
export async function changeNotes(pool: Pool, caller: Caller, id: Uuid, notes: string | null): Promise<string | null> {
  return await withMember(pool, caller, id, async (tx, member, { userId }) => {
    const [changed] = await tx.query(setNotes, [userId, id, notes]);
    if (changed) await noteChange(tx, member, { type: "member.noted", by: userId, quiet: true });
    return notes;
  });
}
