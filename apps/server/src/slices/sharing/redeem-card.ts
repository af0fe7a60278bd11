import type { Answer, Request } from "@heirlock/contract/route";
import type { cardInvitationRoutes } from "@heirlock/contract/sharing/cards";
import { cardJoinMessage } from "@heirlock/crypto/verify";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { countPerson } from "../../kernel/count-person.ts";
import { refuse } from "../../kernel/errors.ts";
import type { KeyRing } from "../../kernel/key-ring.ts";
import { inTransaction, type Tx } from "../../kernel/transaction.ts";
import { joinPlan } from "../members/invitations/join-plan.ts";
import type { Sending } from "../members/letters/tell-other.ts";
import { enterPlan, findAndLock, type LockedMember, noteChange, noteHistory } from "../members/members.transaction.ts";
import { vouchingCard } from "./holder-keys.ts";
import { requireSignature } from "./own-signature.ts";
import * as queries from "./sharing.queries.ts";
import type { CardByKeyRow } from "./sharing.rows.ts";

type Shown = Request<typeof cardInvitationRoutes.redeemCard>["body"];
type Joined = Answer<typeof cardInvitationRoutes.redeemCard>["data"];

interface CardDeps {
  app: Pool;
  ring: KeyRing;
  jobs: Sending;
}

/**
 * Joins a plan by a printed card, whose key has signed the keys of the account: by that the holder's client knows them,
 * and the card's proof lets the person know the holder's. Who has joined already, by whatever way, shows the card for that
 * alone. Refuses with NO_KEYS, KEY_INVALID for a card that is none or void, INVALID_SIGNATURE, and as joinPlan does.
 */
export async function redeemCard(deps: CardDeps, caller: Caller, shown: Shown): Promise<Joined> {
  await countPerson(deps, caller, "redeemKey");
  return await inTransaction(deps.app, caller, async (tx, { userId }) => {
    const [own] = await tx.query(queries.readOwnKey);
    if (!own) refuse("NO_KEYS");
    const [found] = await tx.query(queries.cardByKey, [shown.verifying_key]);
    if (!found) refuse("KEY_INVALID");
    const message = cardJoinMessage(shown.verifying_key, own);
    requireSignature(shown.verifying_key, "card-join", message, shown.signature);

    const member = await enterByCard(tx, found, shown.verifying_key);
    const isIn = member.status === "confirmed" && member.userId === userId;
    if (!isIn)
      await joinPlan(tx, deps.jobs, member, { userId, by: "join_by_card", declinedRoles: shown.declinedRoles });
    const keys = [found.holder_id, member.id, own.verifying_key] as const;
    await tx.query(queries.noteCardSignature, [...keys, found.id, shown.signature]);
    await noteHistory(tx, member, { type: "key", action: "card_used", by: userId });
    const data = { card: found.id };
    if (isIn) await noteChange(tx, member, { type: "member.card_used", by: userId, data });
    return { relationshipId: member.id, status: "confirmed" as const, card: await cardOf(tx, found) };
  });
}

/** Looks again behind the lock: the card may have become void. */
async function enterByCard(tx: Tx, found: CardByKeyRow, key: string): Promise<LockedMember> {
  const { holder_id, id, membership_id } = found;
  if (!(await enterPlan(tx, found, key))) refuse("KEY_INVALID");
  const member = await findAndLock(tx, holder_id, membership_id);
  const [card] = await tx.query(queries.findCard, [holder_id, membership_id]);
  return member && card?.id === id ? member : refuse("KEY_INVALID");
}

/** The keys of the holder are told to their members: to the person themselves, who is one now. */
async function cardOf(tx: Tx, { holder_id, membership_id }: CardByKeyRow): Promise<Joined["card"]> {
  const holder = await tx.query(queries.keysOfHolder, [holder_id]);
  return (await vouchingCard(tx, { holderId: holder_id, id: membership_id }, holder)) ?? refuse("KEY_INVALID");
}
