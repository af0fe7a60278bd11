import type { Request } from "@heirlock/contract/route";
import type { memberKeyRoutes } from "@heirlock/contract/sharing/keys";
import { envelopeMessage, keysFingerprint } from "@heirlock/crypto/verify";
import type { MemberId } from "@heirlock/domain/identifiers";
import { type KeyGrant, keyGrantOf } from "@heirlock/domain/sharing/key-grants";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { type Sending, tellOther } from "../members/letters/tell-other.ts";
import { type LockedMember, noteChange, withMember } from "../members/members.transaction.ts";
import { grantedLevels, readLevels } from "../members/permissions/stored-levels.ts";
import { tellOfPlan } from "../members/permissions/tell-of-plan.ts";
import { replaceWraps } from "../vault/meant-for/replace-wraps.ts";
import { requireSignature } from "./own-signature.ts";
import * as queries from "./sharing.queries.ts";

type Made = Request<typeof memberKeyRoutes.putEnvelopes>["body"];
type Envelope = Made["envelopes"][number];

/**
 * Keeps what the holder's client has made for a member: an envelope for each lane and the keys of the entries under it.
 * What is not meant for the member any more when it arrives is left out; then the queue, which has grown meanwhile, asks
 * again. Refuses with UPDATE_ERROR when somebody was faster (KEY-041), with IDENTITY_CHANGED for keys that the holder has
 * not compared, with NOT_FOUND for a card or a release key that is not there.
 */
export async function putEnvelopes(
  { app, jobs }: { app: Pool; jobs: Sending },
  caller: Caller,
  { id, ...made }: Made & { id: MemberId },
): Promise<{ queued: boolean }> {
  return await withMember(app, caller, id, async (tx, member) => {
    requireShape(made);
    if (member.status === "rejected" || member.status === "revoked") refuse("UPDATE_ERROR");
    const whose = [member.holderId, member.id] as const;
    const [own] = await tx.query(queries.readOwnKey);
    const keyId = own?.verifying_key ?? refuse("INVALID_SIGNATURE");
    for (const envelope of made.envelopes) requireSigned(member, keyId, envelope);
    await requireRecipients(tx, member, made.envelopes);
    await requireNext(tx, member, made.envelopes);

    for (const one of made.envelopes) await tx.query(queries.saveEnvelope, [...whose, ...valuesOf(one)]);
    const grant = await grantOf(tx, member);
    const { entries, shared } = await replaceWraps(tx, member, { keyId, grant, wraps: made.wraps });

    await tx.query(queries.leaveQueue, [...whose, made.version]);
    const [left] = await tx.query(queries.isQueued, whose);
    const lanes = made.envelopes.map(({ lane }) => lane);
    // Of what waits for its day the member learns nothing, not even that it was made (KEY-044).
    const quiet = !lanes.includes("now");
    const data = { lanes, entries };
    await noteChange(tx, member, { type: "member.envelopes_made", by: member.holderId, data, quiet });
    if (shared > 0) {
      await tellOfPlan(tx, "papers_shared", member.id);
      await tellOther(tx, jobs, member, { kind: "papers_shared" });
    }
    return { queued: left!.queued };
  });
}

const problem = (field: string, text: string) => refuse("VALIDATION_ERROR", { fields: { [field]: [text] } });

/** What one part of the request says of another. */
function requireShape({ envelopes, wraps }: Made): void {
  const lanes = envelopes.map(({ lane }) => lane);
  if (new Set(lanes).size < lanes.length) problem("envelopes", "A lane is there twice");
  for (const { lane, sealed, epoch, card_id, account_key } of envelopes) {
    const isNow = lane === "now";
    if (sealed.startsWith("hln1.") !== isNow || (epoch === null) !== isNow)
      problem("envelopes", "Only what opens later lies under a release key");
    if (card_id === null && account_key === null) problem("envelopes", "It is sealed to nobody");
  }
  if (wraps.some(({ lane }) => !lanes.includes(lane))) problem("wraps", "There is no envelope of this lane");
  const places = wraps.map(({ lane, entry_id }) => `${lane} ${entry_id}`);
  if (new Set(places).size < places.length) problem("wraps", "An entry is there twice");
}

function requireSigned({ holderId, id }: LockedMember, keyId: string, envelope: Envelope): void {
  const { lane, version, key_id, signature } = envelope;
  if (key_id !== keyId) refuse("INVALID_SIGNATURE");
  const place = { estate: holderId, member: id, lane, version };
  requireSignature(keyId, "envelope", envelopeMessage(place, envelope), signature);
}

/** The active card, the account as it was compared, a release key that exists. */
async function requireRecipients(
  tx: Tx,
  { holderId, id }: LockedMember,
  envelopes: readonly Envelope[],
): Promise<void> {
  const [card] = await tx.query(queries.findCard, [holderId, id]);
  const identities = await tx.query(queries.listIdentities, [holderId, id]);
  const verified = identities.find(({ state }) => state === "verified");
  const releaseKeys = await tx.query(queries.listReleaseKeys, [holderId]);
  for (const { lane, epoch, card_id, account_key, ...sealed } of envelopes) {
    if (card_id !== null && card_id !== card?.id) refuse("NOT_FOUND");
    if (account_key !== null && account_key !== verified?.verifying_key) refuse("IDENTITY_CHANGED");
    // The names of card and account are the server's own, for its tables; what was signed are their keys.
    const [ofCard, ofAccount] = [card_id && keysFingerprint(card!), account_key && keysFingerprint(verified!)];
    if (sealed.card_fingerprint !== ofCard || sealed.account_fingerprint !== ofAccount) refuse("IDENTITY_CHANGED");
    if (epoch !== null && !releaseKeys.some((key) => key.lane === lane && key.epoch === epoch)) refuse("NOT_FOUND");
  }
}

/** Of fifty that were made at once, from the same task, one counts. */
async function requireNext(tx: Tx, { holderId, id }: LockedMember, envelopes: readonly Envelope[]): Promise<void> {
  const stored = await tx.query(queries.listEnvelopes, [holderId, id]);
  for (const { lane, key_id, version } of envelopes) {
    const last = stored.find((one) => one.lane === lane && one.key_id === key_id)?.version ?? 0;
    if (version !== last + 1) refuse("UPDATE_ERROR");
  }
}

async function grantOf(tx: Tx, member: LockedMember): Promise<KeyGrant> {
  const stored = await readLevels(tx, member);
  return keyGrantOf({ status: member.status, roles: stored.roles, levels: grantedLevels(stored) });
}

function valuesOf(one: Envelope) {
  return [
    one.lane,
    one.key_id,
    one.version,
    one.sealed,
    one.signature,
    one.link_key_by_root,
    one.card_id,
    one.account_key,
    one.epoch,
    one.card_fingerprint,
    one.account_fingerprint,
  ] as const;
}
