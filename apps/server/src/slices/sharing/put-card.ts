import type { Request } from "@heirlock/contract/route";
import type { MemberCard, memberKeyRoutes } from "@heirlock/contract/sharing/keys";
import { cardIdentityMessage } from "@heirlock/crypto/verify";
import type { CardId, MemberId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { type LockedMember, noteChange, noteHistory, withMember } from "../members/members.transaction.ts";
import { storeStep } from "../plan/store-step.ts";
import { requireOwnKey, requireSignature } from "./own-signature.ts";
import * as queries from "./sharing.queries.ts";
import type { FindCardRow } from "./sharing.rows.ts";

type NewCard = Request<typeof memberKeyRoutes.putCard>["body"];

/**
 * Keeps the identity of a new card. The same again answers the card that is there. Refuses with UPDATE_ERROR when the
 * member has another one than `replaces` says, with ID_TAKEN for an id or a key that is somebody's already.
 */
export async function putCard(
  { app }: { app: Pool },
  caller: Caller,
  { memberId: id, card: { plan, ...card } }: { memberId: MemberId; card: NewCard },
): Promise<MemberCard> {
  return await withMember(app, caller, id, async (tx, member, actor) => {
    if (member.status === "rejected" || member.status === "revoked") refuse("UPDATE_ERROR");
    await requireOwnKey(tx, card.key_id);
    const place = { estate: member.holderId, member: member.id, card: card.id };
    requireSignature(card.key_id, "card-identity", cardIdentityMessage(place, card), card.signature);

    const before = await activeCard(tx, member);
    if (before?.id === card.id) return before.verifying_key === card.verifying_key ? before : refuse("ID_TAKEN");
    if (before?.id !== card.replaces) refuse("UPDATE_ERROR");
    if (before) {
      await tx.query(queries.voidCard, [member.holderId, before.id]);
      await noteChange(tx, member, { type: "member.card_voided", by: member.holderId, ...about(before.id) });
    }
    const [made] = await tx.query(queries.insertCard, [
      member.holderId,
      member.id,
      card.id,
      card.recipient,
      card.verifying_key,
      card.secret_by_root,
      card.signature,
      card.key_id,
      card.holder_proof,
    ]);
    if (!made) refuse("ID_TAKEN");
    const action = before ? "card_replaced" : "card_made";
    await noteHistory(tx, member, { type: "key", action, by: member.holderId });
    await noteChange(tx, member, { type: "member.card_made", by: member.holderId, ...about(made.id) });
    if (plan) await storeStep(tx, actor, plan);
    return made;
  });
}

/** Notes that the card lies on paper, and forgets its secret if that is wanted. Refuses with NOT_FOUND. */
export async function noteCardPrinted(
  { app }: { app: Pool },
  caller: Caller,
  { id, card_id, forget }: { id: MemberId; card_id: CardId; forget: boolean },
): Promise<MemberCard> {
  return await withMember(app, caller, id, async (tx, member) => {
    if ((await activeCard(tx, member))?.id !== card_id) refuse("NOT_FOUND");
    const [card] = await tx.query(queries.notePrinted, [member.holderId, card_id, forget]);
    const action = forget ? "card_forgotten" : "card_printed";
    await noteHistory(tx, member, { type: "key", action, by: member.holderId });
    const data = { card: card_id, forgotten: forget };
    await noteChange(tx, member, { type: "member.card_printed", by: member.holderId, data, quiet: true });
    return card!;
  });
}

async function activeCard(tx: Tx, { holderId, id }: LockedMember): Promise<FindCardRow | undefined> {
  return (await tx.query(queries.findCard, [holderId, id]))[0];
}

/** A card says nothing to its member before they hold it. */
const about = (card: CardId) => ({ data: { card }, quiet: true });
