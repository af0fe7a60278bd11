import type { Request } from "@heirlock/contract/route";
import type { MemberIdentity, memberKeyRoutes } from "@heirlock/contract/sharing/keys";
import { memberIdentityMessage } from "@heirlock/crypto/verify";
import type { MemberId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { type LockedMember, noteChange, noteHistory, withMember } from "../members/members.transaction.ts";
import { storeStep } from "../plan/store-step.ts";
import { loseAllKeys } from "../vault/meant-for/lose-keys.ts";
import { requireOwnKey, requireSignature } from "./own-signature.ts";
import * as queries from "./sharing.queries.ts";
import type { FindIdentityRow } from "./sharing.rows.ts";

type Compared = Request<typeof memberKeyRoutes.verifyIdentity>["body"];

/**
 * Notes that the holder knows these keys for the member's own; the ones before retire, and the queue asks for envelopes to
 * the new ones. Refuses with NOT_FOUND for keys that were never seen or no card spoke for, and with IDENTITY_CHANGED when
 * the account has others today: a reset that came between the words and the answer (KEY-048).
 */
export async function verifyIdentity(
  { app }: { app: Pool },
  caller: Caller,
  { id, plan, ...asked }: Compared & { id: MemberId },
): Promise<MemberIdentity> {
  return await withMember(app, caller, id, async (tx, member, actor) => {
    const found = await findIdentity(tx, member, asked.verifying_key);
    if (asked.method === "card" && found.card_signature === null) refuse("NOT_FOUND");
    if (!found.is_current || found.recipient !== asked.recipient) refuse("IDENTITY_CHANGED");
    await requireOwnKey(tx, asked.key_id);
    const message = memberIdentityMessage({ estate: member.holderId, member: member.id }, asked);
    requireSignature(asked.key_id, "member-identity", message, asked.signature);

    const which = [member.holderId, member.id, asked.verifying_key] as const;
    await tx.query(queries.retireOthers, which);
    await tx.query(queries.verifyIdentity, [...which, asked.signature, asked.key_id]);
    await note(tx, member, "key_verified", { from: found.state, to: asked.method });
    if (plan) await storeStep(tx, actor, plan);
    return await findIdentity(tx, member, asked.verifying_key);
  });
}

/**
 * Notes that the words were different: nothing is sealed to these keys, and what was is sealed anew without them. Refuses
 * with NOT_FOUND.
 */
export async function refuseIdentity(
  { app }: { app: Pool },
  caller: Caller,
  { id, verifying_key: key }: { id: MemberId; verifying_key: string },
): Promise<MemberIdentity> {
  return await withMember(app, caller, id, async (tx, member) => {
    const found = await findIdentity(tx, member, key);
    if (found.state === "retired") refuse("NOT_FOUND");
    if (found.state === "refused") return found;
    await tx.query(queries.refuseIdentity, [member.holderId, member.id, key]);
    // Whoever's they are, they opened what was sealed to them.
    if (found.state === "verified") await loseAllKeys(tx, member);
    await note(tx, member, "key_refused", { from: found.state, to: null });
    return await findIdentity(tx, member, key);
  });
}

async function findIdentity(tx: Tx, member: LockedMember, key: string): Promise<FindIdentityRow> {
  const [found] = await tx.query(queries.findIdentity, [member.holderId, member.id, key]);
  return found ?? refuse("NOT_FOUND");
}

interface Compare {
  from: string;
  /** The way in which it was compared. */
  to: string | null;
}

async function note(tx: Tx, member: LockedMember, action: "key_verified" | "key_refused", { from, to }: Compare) {
  await noteHistory(tx, member, { type: "key", action, from, to, by: member.holderId });
  const data = to === null ? {} : { method: to };
  await noteChange(tx, member, { type: `member.${action}`, by: member.holderId, data });
}
