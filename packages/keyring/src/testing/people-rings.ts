/** Two people with a key worker each, and rows as a server would hand them out, for the tests of what they share. */

import type { HolderKeys } from "@heirlock/contract/sharing/holder-keys";
import type { EnvelopeTask, MemberCard, MemberIdentity, ReleaseKey } from "@heirlock/contract/sharing/keys";
import type { SharedKeys } from "@heirlock/crypto/sharing/signed-messages";
import type { OwnRevision, PlainEntry } from "@heirlock/crypto/vault/entry";
import type { SignedRevision } from "@heirlock/crypto/vault/revision";
import { unwrapBundle } from "@heirlock/crypto/wrap";
import type { NewAccount } from "../account/requests.ts";
import type { SharingRequests } from "../sharing/requests.ts";
import type { Answer, Ask, RequestName, Slice } from "../slices.ts";
import { makeAsking, makeRing, password } from "./rings.ts";

export const estate = "3f2f5a3e-4c1d-4b7a-9a53-0d6c1f1f7a01";
export const member = "7c4e1d2a-5b6f-4081-92a3-b4c5d6e7f804";
export const cardId = "5d0c9b8a-7e6f-4d5c-8b4a-3f2e1d0c9b05";
export const place = { estate, member };
const day = "2026-11-15T12:00:00.000Z";

export const asking = makeAsking();

export type Person = Awaited<ReturnType<typeof createPerson>>;

/** Someone with an account whose vault is open. */
export async function createPerson() {
  const { ring } = makeRing();
  const account: NewAccount = await ring.handle("account", "createAccount", { password }, asking);
  const { recipient, verifyingKey, salt, kdf, bundleByPassword } = account;
  const inHand = { password, salt, kdf, bundleByPassword, stated: { recipient, verifyingKey } };
  const unlock = () => ring.handle("account", "unlock", { by: "password", ...inHand }, asking);
  await unlock();
  const asks =
    <S extends Slice>(slice: S) =>
    <Name extends RequestName<S>>(name: Name, what: Omit<Ask<S, Name>, "verifyingKey">): Promise<Answer<S, Name>> =>
      ring.handle(slice, name, { verifyingKey, ...what } as never, asking);
  const keys: SharedKeys = { recipient, verifying_key: verifyingKey };
  return {
    ring,
    account,
    inHand,
    keys,
    unlock,
    askSharing: asks("sharing"),
    askVault: asks("vault"),
    askPlan: asks("plan"),
  };
}

/** What nobody but the worker has: here it is opened with the kit, to look at what was made from outside. */
export async function bundleOf({ account }: Person) {
  const { readRecoveryKeyOf } = await import("@heirlock/crypto/read-recovery-key");
  return unwrapBundle(account.bundleByKit, "kit", readRecoveryKeyOf(account.kit.words.join(" "), account.kitNumber));
}

/** A card as it is stored. */
export function storedCard(body: SharingRequests["newCard"]["answer"]): MemberCard {
  const { key_id, replaces: _replaces, ...card } = body;
  return { ...card, signed_by: key_id, printed_at: null, created_at: day } as MemberCard;
}

/** The identity of an account before anybody has compared it. */
export function seenIdentity(keys: SharedKeys): MemberIdentity {
  return {
    ...keys,
    fingerprint: "",
    state: "unverified",
    is_current: true,
    signature: null,
    signed_by: null,
    card_id: null,
    card_signature: null,
    seen_at: day,
    verified_at: null,
  } as MemberIdentity;
}

export function verifiedIdentity(body: SharingRequests["pinMember"]["answer"]): MemberIdentity {
  const { key_id, signature, ...keys } = body;
  return { ...seenIdentity(keys), state: "verified", signature, signed_by: key_id, verified_at: day } as MemberIdentity;
}

type Grant = EnvelopeTask["grants"][number];

export function grantOf(
  entry: OwnRevision,
  keyId: string,
  { lane = "now", level = "full" }: { lane?: Grant["lane"]; level?: Grant["level"] } = {},
): Grant {
  return {
    entry_id: entry.entry,
    lane,
    level,
    generation: entry.generation,
    wrapped_label_key: entry.labelKey,
    wrapped_content_key: entry.contentKey,
    key_id: keyId,
    granted: "none",
    granted_generation: null,
    granted_by: null,
  } as Grant;
}

export function taskOf(parts: Pick<EnvelopeTask, "card"> & Partial<EnvelopeTask>): EnvelopeTask {
  return {
    member_id: member,
    first_name: "Samir",
    last_name: "Haddad",
    reasons: ["linked"],
    version: 1,
    queued_at: day,
    identities: [],
    envelopes: [],
    grants: [],
    ...parts,
  } as EnvelopeTask;
}

export type Body = NonNullable<SharingRequests["makeEnvelopes"]["answer"]["body"]>;

/** What the member's client is handed. */
export function holderKeys(parts: {
  holder: SharedKeys;
  pin?: SharingRequests["pinHolder"]["answer"] | null;
  earlier?: readonly SharingRequests["pinHolder"]["answer"][];
  envelopes?: Body["envelopes"];
}): HolderKeys {
  const toPin = ({ key_id, card, ...pin }: SharingRequests["pinHolder"]["answer"]) => ({
    ...pin,
    signed_by: key_id,
    verified_at: day,
    card_id: card?.id ?? null,
    card_by_root: card?.by_root ?? null,
  });
  return {
    estate_id: estate,
    member_id: member,
    holder: [{ ...parts.holder, is_current: true }],
    verified_by_holder: true,
    pin: parts.pin ? toPin(parts.pin) : null,
    earlier_pins: (parts.earlier ?? []).map(toPin),
    card: null,
    envelopes: (parts.envelopes ?? []).map(({ link_key_by_root: _kept, ...rest }) => ({ ...rest, updated_at: day })),
  } as HolderKeys;
}

export const plain: PlainEntry = {
  title: "Grandmother's ring",
  description: "Where it lies",
  tags: ["ring"],
  details: {},
  content: "The blue box",
};

export async function sealedEntry(
  holder: Person,
  entry: string,
  { accessCondition = "immediate", title = plain.title }: { accessCondition?: string; title?: string } = {},
): Promise<OwnRevision> {
  const where = { estate, entry, generation: 1 };
  const keys = await holder.askVault("newEntryKeys", { place: where });
  const facts = { ...where, revision: 1, category: "note", accessCondition, file: null };
  return holder.askVault("sealEntry", { facts, plain: { ...plain, title }, keys });
}

/** What of a revision a member gets beside its content. */
export function signedPart({ content: _c, labelKey: _l, contentKey: _k, ...signed }: OwnRevision): SignedRevision {
  return signed;
}

export function releaseKey(body: SharingRequests["newReleaseKey"]["answer"]): ReleaseKey {
  return body as ReleaseKey;
}
