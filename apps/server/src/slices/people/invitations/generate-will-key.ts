import { randomBytes } from "node:crypto";
import type { Uuid } from "@heirlock/domain/identifiers";
import { decideMember } from "@heirlock/domain/people/member-transitions";
import { makeWillKey, willKeyBytes } from "@heirlock/domain/people/will-key";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import { noteChange, noteHistory, withMember } from "../people.transaction.ts";
import { hashOfKey, locatorOf } from "./will-key-hash.ts";
import * as queries from "./will-keys.queries.ts";

/**
 * Makes a code that is handed over in person; it works for 7 days and is shown once (MEM-118, MEM-119). Refuses with
 * INVALID_TRANSITION for somebody who cannot join by a key, and with KEY_EXISTS unless a new one is asked for.
 */
export async function generateWillKey(
  pool: Pool,
  caller: Caller,
  id: Uuid,
  { regenerate }: { regenerate: boolean },
): Promise<{ key: string; expiresAt: string }> {
  return await withMember(pool, caller, id, async (tx, member, { userId }) => {
    const whose = [member.holderId, member.id];
    if (!decideMember(member, "join_by_key", "member").ok) refuse("INVALID_TRANSITION");
    const [open] = await tx.query<{ works: boolean }>(queries.readOpenKey, whose);
    if (open?.works && !regenerate) refuse("KEY_EXISTS");
    if (open) await tx.query(queries.endKey, [...whose, "replaced"]);
    const key = makeWillKey(randomBytes(willKeyBytes));
    const values = [...whose, locatorOf(key), hashOfKey(key)];
    const [made] = await tx.query<{ expiresAt: string }>(queries.insertKey, values);
    await noteHistory(tx, member, { type: "key", action: "will_key_made", by: userId });
    await noteChange(tx, member, { type: "member.will_key_made", by: userId, quiet: true });
    return { key, expiresAt: made!.expiresAt };
  });
}
