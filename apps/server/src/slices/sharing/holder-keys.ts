import type { Answer, Request } from "@heirlock/contract/route";
import type { JoinedCard } from "@heirlock/contract/sharing/cards";
import type { relationshipKeyRoutes } from "@heirlock/contract/sharing/holder-keys";
import { holderIdentityMessage } from "@heirlock/crypto/verify";
import type { HolderId, MemberId } from "@heirlock/domain/identifiers";
import { effectiveLevels } from "@heirlock/domain/members/effective-levels";
import { grantFor } from "@heirlock/domain/members/visible-to";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { inTransaction, type Tx } from "../../kernel/transaction.ts";
import { holderOfOwn, type MemberSideDeps, readPart } from "../member-side/viewed-plan.ts";
import { enterPlan, findAndLock, noteChange, noteHistory } from "../members/members.transaction.ts";
import { requireOwnKey, requireSignature } from "./own-signature.ts";
import * as queries from "./sharing.queries.ts";
import type { KeysOfHolderRow } from "./sharing.rows.ts";

type HolderKeys = Answer<typeof relationshipKeyRoutes.holderKeys>["data"];
type Compared = Request<typeof relationshipKeyRoutes.verifyHolder>["body"];

/**
 * The keys of the holder, what the member has compared of them, and the envelopes that may be had now: those of entries
 * that open at once, for whoever may see anything of them (KEY-042). Refuses with NOT_FOUND before they have joined.
 */
export async function readHolderKeys(
  { app, clock }: MemberSideDeps,
  caller: Caller,
  id: MemberId,
): Promise<HolderKeys> {
  return await inTransaction(app, caller, async (tx, { userId }) => {
    const holderId = await holderOfOwn(tx, userId, id);
    // What is the member's own is read as the member, what is the holder's in their estate.
    const [holder, pins] = await Promise.all([
      tx.query(queries.keysOfHolder, [holderId]),
      tx.query(queries.listPins, [userId, holderId]),
    ]);
    if (!(await enterPlan(tx, { holder_id: holderId, membership_id: id }))) refuse("NOT_FOUND");
    const part = await readPart(tx, holderId, id, clock.now());
    if (part?.row.status !== "confirmed") refuse("NOT_FOUND");
    const identities = await tx.query(queries.listIdentities, [holderId, id]);
    const sees = grantFor(effectiveLevels(part.viewer)) !== "nothing";
    const envelopes = sees ? await tx.query(queries.listOpenEnvelopes, [holderId, id]) : [];
    // One that an objection took out of force since counts for nobody (KEY-075).
    const [pin, ...earlier] = pins.filter((one) => holder.some((key) => key.verifying_key === one.verifying_key));
    return {
      estate_id: holderId,
      member_id: id,
      holder,
      verified_by_holder: identities.some(({ state, is_current }) => state === "verified" && is_current),
      pin: pin ?? null,
      earlier_pins: earlier,
      card: await vouchingCard(tx, { holderId, id }, holder),
      envelopes: envelopes.map(({ link_key_by_root: _, ...handed }) => handed),
    };
  });
}

/**
 * Notes that the member knows these keys for the holder's own. Refuses with IDENTITY_CHANGED unless they are the ones that
 * the holder has today.
 */
export async function verifyHolder(
  { app }: MemberSideDeps,
  caller: Caller,
  { id, ...asked }: Compared & { id: MemberId },
): Promise<void> {
  await inTransaction(app, caller, async (tx, { userId }) => {
    const holderId = await holderOfOwn(tx, userId, id);
    const [current] = await tx.query(queries.keysOfHolder, [holderId]);
    const { recipient, verifying_key, signature, key_id, card } = asked;
    if (!current?.is_current || current.recipient !== recipient || current.verifying_key !== verifying_key)
      refuse("IDENTITY_CHANGED");
    await requireOwnKey(tx, key_id);
    const message = holderIdentityMessage({ estate: holderId, member: id }, asked);
    requireSignature(key_id, "holder-identity", message, signature);
    const pin = [userId, holderId, recipient, verifying_key, signature, key_id] as const;
    await tx.query(queries.savePin, [...pin, card?.id ?? null, card?.by_root ?? null]);

    if (!(await enterPlan(tx, { holder_id: holderId, membership_id: id }))) refuse("NOT_FOUND");
    const member = await findAndLock(tx, holderId, id);
    if (member?.status !== "confirmed") refuse("NOT_FOUND");
    await noteHistory(tx, member, { type: "key", action: "holder_verified", by: userId });
    await noteChange(tx, member, { type: "member.holder_verified", by: userId });
  });
}

/** In the holder's estate. What the member's card says of the holder, with the keys by which it was made. */
export async function vouchingCard(
  tx: Tx,
  { holderId, id }: { holderId: HolderId; id: MemberId },
  holder: readonly KeysOfHolderRow[],
): Promise<JoinedCard | null> {
  const [card] = await tx.query(queries.findCard, [holderId, id]);
  const maker = holder.find(({ verifying_key }) => verifying_key === card?.signed_by);
  if (!card || !maker) return null;
  const { recipient, verifying_key } = maker;
  return {
    id: card.id,
    estate_id: holderId,
    member_id: id,
    holder: { recipient, verifying_key },
    holder_proof: card.holder_proof,
  };
}
