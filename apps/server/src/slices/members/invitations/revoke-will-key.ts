import type { MemberId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import { noteChange, noteHistory, withMember } from "../members.transaction.ts";
import { endKey } from "./will-keys.queries.ts";

/** Makes a will key worthless. Refuses with NOT_FOUND when there is none that still works. */
export async function revokeWillKey({ app }: { app: Pool }, caller: Caller, id: MemberId): Promise<void> {
  await withMember(app, caller, id, async (tx, member, { userId }) => {
    const ended = await tx.query(endKey, [member.holderId, member.id, "revoked"]);
    if (ended.length === 0) refuse("NOT_FOUND");
    await noteHistory(tx, member, { type: "key", action: "will_key_revoked", by: userId });
    await noteChange(tx, member, { type: "member.will_key_revoked", by: userId, quiet: true });
  });
}
