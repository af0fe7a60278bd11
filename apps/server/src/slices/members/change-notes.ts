import type { MemberId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { setNotes } from "./members.queries.ts";
import { noteChange, withMember } from "./members.transaction.ts";

/** The holder's own notes: the member is not told of them. */
export async function changeNotes(
  { app }: { app: Pool },
  caller: Caller,
  { id, notes }: { id: MemberId; notes: string | null },
): Promise<string | null> {
  return await withMember(app, caller, id, async (tx, member, { holderId }) => {
    const [changed] = await tx.query(setNotes, [holderId, id, notes]);
    if (changed) await noteChange(tx, member, { type: "member.noted", by: holderId, quiet: true });
    return notes;
  });
}
