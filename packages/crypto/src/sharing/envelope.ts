import { randomBytes } from "@noble/hashes/utils.js";
import { Decrypter } from "age-encryption";
import { ageIdentity } from "../bundle.ts";
import { wipe } from "../bytes.ts";
import { CryptoError } from "../errors.ts";
import { fromBase64url, keyLength, toBase64url } from "../format.ts";
import { expandKey } from "../hkdf.ts";
import { hkdfInfo } from "../labels.ts";
import { keysFingerprint } from "../plan/head.ts";
import { sign } from "../sign.ts";
import { verifySignature } from "../signature.ts";
import { seal, unseal } from "../vault/sealed.ts";
import { encrypterTo } from "./recipients.ts";
import { type EnvelopePlace, envelopeMessage, type SealedTo, type SharedKeys } from "./signed-messages.ts";

/**
 * `hln1.<base64url of an age file>`, inside `hlr1.` around it where it opens only after a release; to whom it was sealed,
 * and the holder's signature on all of it.
 */
export interface Envelope extends SealedTo {
  sealed: string;
  signature: string;
}

/** The identities of one person: the card, the account once it was compared, or both. */
export interface EnvelopeRecipients {
  card: SharedKeys | null;
  account: SharedKeys | null;
}

const header = "hln1";
const releaseHeader = "hlr1";

export function createLinkKey(): Uint8Array {
  return randomBytes(keyLength);
}

/**
 * One for each member and lane: its link key wraps the keys of every entry granted there.
 *
 * Seals a link key to the identities of one person (card, account), post-quantum safe, and signs it. With a release key
 * (or that of the incapacity lane) another layer lies around it: the recipient alone opens nothing before it is known.
 */
export async function sealEnvelope(
  holder: { signingSeed: Uint8Array },
  { card, account }: EnvelopeRecipients,
  place: EnvelopePlace,
  linkKey: Uint8Array,
  releaseKey: Uint8Array | null,
): Promise<Envelope> {
  if ((releaseKey === null) !== (place.lane === "now")) throw new CryptoError("envelope.other_place", {});
  const message = new TextEncoder().encode(JSON.stringify([...partsOf(place), toBase64url(linkKey)]));
  const recipients = [card, account].flatMap((one) => (one ? [one.recipient] : []));
  const inner = `${header}.${toBase64url(await encrypterTo(recipients).encrypt(message))}`;
  wipe(message);
  const sealed = releaseKey ? underRelease(releaseKey, place, inner) : inner;
  const said = {
    sealed,
    card_fingerprint: card && keysFingerprint(card),
    account_fingerprint: account && keysFingerprint(account),
  };
  return { ...said, signature: sign(holder, "envelope", envelopeMessage(place, said)) };
}

/** Whether the holder signed it for this place, and that it was sealed to these keys. */
export function isEnvelopeSigned(holderVerifyingKey: string, place: EnvelopePlace, envelope: Envelope): boolean {
  return verifySignature(holderVerifyingKey, "envelope", envelopeMessage(place, envelope), envelope.signature);
}

/**
 * The link key, for the person it was sealed to. Throws `revision.forged` unless the holder signed it for this place,
 * `sealed.damaged` when it does not open with this identity (or this release key).
 */
export async function openEnvelope(
  holderVerifyingKey: string,
  own: { identitySeed: Uint8Array },
  place: EnvelopePlace,
  envelope: Envelope,
  releaseKey: Uint8Array | null,
): Promise<Uint8Array> {
  if (!isEnvelopeSigned(holderVerifyingKey, place, envelope)) throw new CryptoError("revision.forged", {});
  const { sealed } = envelope;
  const inner = releaseKey ? fromRelease(releaseKey, place, sealed) : sealed;
  return readLinkKey(await decryptInner(own, inner), place);
}

function underRelease(releaseKey: Uint8Array, place: EnvelopePlace, inner: string): string {
  const key = expandKey(releaseKey, hkdfInfo.envelopeByRelease, keyLength);
  try {
    return seal(key, releaseHeader, partsOf(place), new TextEncoder().encode(inner));
  } finally {
    wipe(key);
  }
}

function fromRelease(releaseKey: Uint8Array, place: EnvelopePlace, sealed: string): string {
  const key = expandKey(releaseKey, hkdfInfo.envelopeByRelease, keyLength);
  try {
    return new TextDecoder().decode(unseal(key, releaseHeader, partsOf(place), sealed, "envelope"));
  } finally {
    wipe(key);
  }
}

async function decryptInner(own: { identitySeed: Uint8Array }, inner: string): Promise<string> {
  if (!inner.startsWith(`${header}.`)) throw new CryptoError("sealed.invalid", { part: "envelope" });
  const decrypter = new Decrypter();
  decrypter.addIdentity(ageIdentity(own));
  try {
    return await decrypter.decrypt(fromBase64url(inner.slice(header.length + 1)), "text");
  } catch {
    throw new CryptoError("sealed.damaged", { part: "envelope" });
  }
}

/** The place is inside as well: an envelope that was signed for another cannot be handed on under a new signature. */
function readLinkKey(message: string, place: EnvelopePlace): Uint8Array {
  const parts: unknown = JSON.parse(message);
  const here = partsOf(place);
  const isHere =
    Array.isArray(parts) && parts.length === here.length + 1 && here.every((part, at) => parts[at] === part);
  const linkKey: unknown = isHere ? parts.at(-1) : null;
  if (typeof linkKey !== "string") throw new CryptoError("envelope.other_place", {});
  return fromBase64url(linkKey, keyLength);
}

function partsOf({ estate, member, lane, version }: EnvelopePlace) {
  return [estate, member, lane, version] as const;
}
