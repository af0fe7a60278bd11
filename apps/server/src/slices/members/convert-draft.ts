import type { MemberId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { readEmail, requireFreeEmail } from "./member-email.ts";
import { lockCounted } from "./member-room.ts";
import * as queries from "./members.queries.ts";
import { moveMember, noteChange, withMember } from "./members.transaction.ts";

/** A draft becomes pending, with an address if one is given (MEM-104). Refuses with INVALID_TRANSITION. */
export async function convertDraft(
  { app }: { app: Pool },
  caller: Caller,
  { id, email: given }: { id: MemberId; email?: string | null | undefined },
): Promise<void> {
  const email = readEmail(given);
  await withMember(app, caller, id, async (tx, member, { holderId }) => {
    await moveMember(tx, member, "convert", { actor: "holder", userId: holderId });
    if (email !== null) {
      const { members } = await lockCounted(tx, holderId);
      const [own] = await tx.query(queries.readOwn);
      const willId = members.find((one) => one.id === id)!.will_id;
      requireFreeEmail(email, { own: own!.email, members, willId, except: id });
      await tx.query(queries.setEmail, [holderId, id, email]);
    }
    await noteChange(tx, member, { type: "member.converted", by: holderId });
  });
}
