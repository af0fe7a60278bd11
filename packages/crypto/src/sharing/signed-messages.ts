/**
 * What is signed between people: JSON arrays without blanks, UTF-8 (docs/formats.md §9 and §10). Nothing here opens
 * anything, so the server may check the same signatures that clients rely on.
 */

/** When what is in an envelope may be read. */
export const lanes = ["now", "after_death", "incapacity"] as const;
export type Lane = (typeof lanes)[number];

/** The public keys of a person or card, by their names on the wire. */
export interface SharedKeys {
  /** `age1pq1…` */
  recipient: string;
  /** Base64url of 32 bytes. */
  verifying_key: string;
}

/** Who is meant: a member of an estate. */
export interface MemberPlace {
  estate: string;
  member: string;
}

export interface CardPlace extends MemberPlace {
  card: string;
}

/** One envelope for each member and lane; `version` counts from 1, so that an older one can be told. */
export interface EnvelopePlace extends MemberPlace {
  lane: Lane;
  version: number;
}

/**
 * To whom an envelope was sealed, by the fingerprints of their public keys (docs/formats.md §13), by their names on the
 * wire. An age file does not tell: without it nobody but the recipient could know.
 */
export interface SealedTo {
  card_fingerprint: string | null;
  account_fingerprint: string | null;
}

/** Context `member-identity`, by the holder: these keys of the member's account were compared. */
export const memberIdentityMessage = ({ estate, member }: MemberPlace, keys: SharedKeys): Uint8Array =>
  message(estate, member, keys.recipient, keys.verifying_key);

/** Context `holder-identity`, by the member: these keys of the holder were compared. */
export const holderIdentityMessage = ({ estate, member }: MemberPlace, keys: SharedKeys): Uint8Array =>
  message(estate, member, keys.recipient, keys.verifying_key);

/** Context `card-identity`, by the holder. */
export const cardIdentityMessage = ({ estate, member, card }: CardPlace, keys: SharedKeys): Uint8Array =>
  message(estate, member, card, keys.recipient, keys.verifying_key);

/** Context `card-join`, by the card: who joins knows neither estate nor member yet. */
export const cardJoinMessage = (cardVerifyingKey: string, account: SharedKeys): Uint8Array =>
  message(cardVerifyingKey, account.recipient, account.verifying_key);

/** Context `card-open`, by the card: whoever has it asks whose it is. */
export const cardOpenMessage = (cardVerifyingKey: string): Uint8Array => message(cardVerifyingKey);

/** Context `envelope`, by the holder: place, version, the text that is stored, and to whose keys it was sealed. */
export const envelopeMessage = (
  { estate, member, lane, version }: EnvelopePlace,
  { sealed, card_fingerprint, account_fingerprint }: SealedTo & { sealed: string },
): Uint8Array => message(estate, member, lane, version, sealed, card_fingerprint, account_fingerprint);

function message(...parts: readonly (string | number | null)[]): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(parts));
}
