/** Why a key operation was refused. Codes with data; the sentences live with the translations. */
export interface CryptoProblems {
  /** The server asked for a derivation weaker than ours (KEY-002). Nothing was derived. */
  "kdf.too_weak": { part: "algorithm" | "memory" | "passes" | "salt" };
  /** The parameters are not weaker, but no browser could or should carry them out. */
  "kdf.out_of_range": { part: "memory" | "passes" | "parallelism" | "salt" };
  /** The device has not enough memory left for the derivation. */
  "kdf.no_memory": Record<never, never>;
  "password.empty": Record<never, never>;
  /** Not the text of a format we know, or of a version we know. */
  "format.invalid": { format: string };
  /** The password, the kit, the passkey or the newer bundle is not the one this bundle was wrapped with. */
  "bundle.wrong_key": { purpose: "password" | "kit" | "passkey" | "root" };
  /** The key is right and the bundle does not authenticate: it was altered or cut. */
  "bundle.damaged": { purpose: "password" | "kit" | "passkey" | "root" };
  /** The bundle opened, but the public keys stated for it are not its own. */
  "bundle.public_keys_differ": { part: "recipient" | "verifyingKey" };
  "kit.empty": Record<never, never>;
  /** Some words, but not 24. */
  "kit.word_count": { found: number };
  /** Words that are not on the list, counted from 1, with the nearest words that are. */
  "kit.unknown_words": { words: { position: number; word: string; suggestions: string[] }[] };
  /** Numbers outside 0001 to 2048, counted from 1. */
  "kit.numbers_out_of_range": { positions: number[] };
  /** 24 real words that do not belong together: one is wrong or two changed places. */
  "kit.checksum": Record<never, never>;
  /** All but one word is right, or two changed places: known by the kit number. Ask to look at the paper again. */
  "kit.slip": { kind: "word"; position: number; suggestion: string } | { kind: "swapped"; positions: [number, number] };
  /** A whole kit, but not the one in force for this account: an older one, or another person's. */
  "kit.other_kit": { kitNumber: string };
  /** Not sealed content at all, or of a version we do not know (VLT-063). */
  "sealed.invalid": { part: SealedPart };
  /** Sealed content that does not authenticate here: altered, cut, moved from another place, or another key (VLT-064). */
  "sealed.damaged": { part: SealedPart };
  /** The signature is missing or not the holder's: nothing of the revision is shown. */
  "revision.forged": Record<never, never>;
  /** An older copy was served than one that this client has seen, or that the holder's signed plan names. */
  "revision.older": { served: number; seen: number };
  /** Classical and post-quantum recipients in one file would be as weak as the weaker (KEY-033). */
  "recipients.mixed": Record<never, never>;
  /** Not a recipient of a kind that we seal to. */
  "recipients.unknown": Record<never, never>;
  /** The envelope is for another member, lane or estate than it was asked for. */
  "envelope.other_place": Record<never, never>;
  /** An older envelope was served than one that this client has seen. */
  "envelope.older": { served: number; seen: number };
  /** No envelope opens what was asked for: the holder's client has not made it yet. */
  "envelope.missing": Record<never, never>;
  /** The envelope is sealed to other keys of this account, from before a reset whose kit was not found. */
  "envelope.other_keys": Record<never, never>;
  /** No release key for the lane can be had from the keys that are open: make one first. */
  "release_key.missing": { lane: string };
  /** The other person's keys were never compared: nothing of theirs is shown, nothing is sealed to them. */
  "identity.not_compared": Record<never, never>;
  /** Other keys are served than those that were compared (KEY-052): nothing is sealed to them or shown as theirs. */
  KEY_CHANGED: { verifying_key: string; why: KeyChange };
  /** What is served as the card of this member is not the one that the holder's client made. */
  "card.forged": Record<never, never>;
  /** The card does not vouch for this: another card signed, or another holder made it. */
  "card.does_not_vouch": Record<never, never>;
  /** What the holder signed of the plan, or what was hashed into it, is not of a form we know. */
  "plan.invalid": { part: "leaf" | "slot" | "head" };
  /** Not signed by the key it is said to be signed by. */
  "plan.forged": Record<never, never>;
  /** No key of the keeper signed this. */
  "keeper.forged": Record<never, never>;
  /** The keeper's answer is to another question than was asked. */
  "keeper.other_question": Record<never, never>;
  /** The list of the keeper's keys holds one for which the key before does not vouch. */
  "keeper.unknown_key": Record<never, never>;
  /** An older head was served than one that this client has seen (KEY-068). */
  "plan.rolled_back": { served: number; seen: number };
  /** Another head was served that does not lead back to the one that this client has seen (KEY-068). */
  "plan.forked": { served: number; seen: number };
  /** The holder's signed plan does not share this entry with this member now. */
  "plan.not_granted": Record<never, never>;
  /** The plan does not name what was to be done, or forbids it: `why` is a `RefusedEdit` of the domain. */
  "plan.refused": { why: string };
  /** Not 32 characters of a key card. */
  "card.length": { found: number };
  /** Characters that no key card has, with the group they stand in, counted from 1. */
  "card.characters": { groups: number[] };
  /** 32 right characters that are no card: one was misread. */
  "card.check": Record<never, never>;
}

/** What of an entry was to be opened. */
export type SealedPart =
  | "title"
  | "description"
  | "tags"
  | "details"
  | "content"
  | "file"
  | "label-key"
  | "content-key"
  | "file-key"
  | "envelope"
  | "card-secret"
  | "link-key"
  | "release-key";

/** `unsigned`: nobody vouched for it. `signer`: somebody else did. `swapped`: it was for other keys than these. */
export type KeyChange = "unsigned" | "signer" | "swapped";

export type CryptoProblem = keyof CryptoProblems;

export class CryptoError<Code extends CryptoProblem = CryptoProblem> extends Error {
  readonly code: Code;
  readonly data: CryptoProblems[Code];

  constructor(code: Code, data: CryptoProblems[Code]) {
    // The message is the bare code: the data may hold words of a recovery key, and messages get logged.
    super(code);
    this.name = "CryptoError";
    this.code = code;
    this.data = data;
  }
}
