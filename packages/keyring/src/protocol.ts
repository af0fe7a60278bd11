import type { JoinedCard } from "@heirlock/contract/members/invitations";
import type { CallInput } from "@heirlock/contract/route";
import type {
  EnvelopeTask,
  HolderKeys,
  MemberCard,
  MemberIdentity,
  memberKeyRoutes,
  ReleaseKey,
  relationshipKeyRoutes,
} from "@heirlock/contract/sharing/keys";
import type { PublicKeys } from "@heirlock/crypto/bundle";
import type { CryptoProblem, CryptoProblems, KeyChange } from "@heirlock/crypto/errors";
import type { Kdf, standardKdf } from "@heirlock/crypto/format";
import type { KitForms } from "@heirlock/crypto/recovery-key";
import type { SafetyNumber } from "@heirlock/crypto/sharing/safety-number";
import type { CardPlace, Lane, MemberPlace, SharedKeys } from "@heirlock/crypto/sharing/signed-messages";
import type { EntryLabel, OwnRevision, PlainEntry, RevisionFacts } from "@heirlock/crypto/vault/entry";
import type { EntryKeyPlace } from "@heirlock/crypto/vault/entry-keys";
import type { ExportIdentity } from "@heirlock/crypto/vault/export";
import type { SignedRevision } from "@heirlock/crypto/vault/revision";

/** What pages and the key worker say to each other. No key is in any answer but the auth key, a new kit and the identity of an export. */

export interface KeysState {
  unlocked: boolean;
  /** Whose bundle is open: the public verifying key, or null while locked. */
  verifyingKey: string | null;
}

export interface NewKit {
  kitNumber: string;
  bundleByKit: string;
  /** Shown and printed, never posted (KEY-010, KEY-011). */
  kit: KitForms;
}

export interface NewAccount extends PublicKeys, NewKit {
  salt: string;
  kdf: Kdf;
  authKey: string;
  bundleByPassword: string;
}

/** How to open the bundle; the public keys are what the server states and the worker checks. */
export type UnlockWith = { stated: PublicKeys } & (
  | { by: "password"; password: string; salt: string; kdf: Kdf; bundleByPassword: string }
  /** With the key that `derive` has just made in this tab, so that signing in asks for one derivation, not two. */
  | { by: "sign-in"; bundleByPassword: string }
  /** Words, numbers or QR text, as typed. */
  | { by: "kit"; typed: string; kitNumber: string; bundleByKit: string }
  /** The 32 bytes that the passkey's PRF gave; they are handed over, not copied, and wiped after use. */
  | { by: "passkey"; prf: Uint8Array; bundleByPasskey: string }
);

/** The password of now, with what it opens. */
export interface PasswordInHand {
  password: string;
  salt: string;
  kdf: Kdf;
  bundleByPassword: string;
  stated: PublicKeys;
}

/** A Recovery Kit as it was typed, with what it opens. */
export interface KitInHand {
  typed: string;
  kitNumber: string;
  bundleByKit: string;
  stated: PublicKeys;
}

/** A password that was just chosen, as the server takes it: the authentication key and the bundle it opens. */
export interface NewPassword {
  newPassword: string;
  newSalt: string;
  kdf: typeof standardKdf;
  bundleByPassword: string;
}

/** What a reset posts, but for the second factor. */
export interface SignedReset<Way extends string> extends NewPassword {
  token: string;
  way: Way;
  signature: string;
}

export interface ResetWithNewKeys extends SignedReset<"second-factor" | "waited"> {
  newKeys: PublicKeys & Omit<NewKit, "kit">;
}

/** The keys of an entry as they are stored: wrapped by the vault root key. */
export type WrappedEntryKeys = Pick<OwnRevision, "labelKey" | "contentKey">;

/** A bundle that a reset left behind and whose kit was found: the open bundle opens it (KEY-021). */
export interface OlderBundle {
  verifyingKey: string;
  bundleByRoot: string;
}

/** An entry to be read: what was served, the verifying key that it says signed it, the highest revision ever seen. */
export interface EntryToOpen {
  keyId: string;
  sealed: SignedRevision;
  labelKey: string;
  seen: number;
}

export type OpenedLabel = { label: EntryLabel } | { problem: CryptoProblem | "keys.not_available" };

/** A file as it goes to the store; the hashes are hex of SHA-256, of the sealed bytes. */
export interface SealedFile {
  blob: Blob;
  sha256: string;
  size: number;
  parts: string[];
}

/** What is asked of the open bundle of this verifying key, and of those that it opens. */
interface WithBundle {
  verifyingKey: string;
  older?: readonly OlderBundle[];
}

/** The requests about vault entries. No key of an entry is in any answer but wrapped. */
export interface VaultRequests {
  newEntryKeys: { ask: WithBundle & { place: EntryKeyPlace }; answer: WrappedEntryKeys };
  sealEntry: {
    ask: WithBundle & { facts: RevisionFacts; plain: PlainEntry; keys: WrappedEntryKeys };
    answer: OwnRevision;
  };
  /** In the order of the entries; one that does not open says why and stops none of the others. */
  openLabels: { ask: WithBundle & { entries: readonly EntryToOpen[] }; answer: { labels: OpenedLabel[] } };
  openContent: {
    ask: WithBundle & { keyId: string; sealed: SignedRevision; contentKey: string; content: string };
    answer: { content: string };
  };
  sealFile: {
    ask: WithBundle & { place: EntryKeyPlace; contentKey: string; fileId: string; file: Blob; partBytes: number };
    answer: SealedFile;
  };
  /** `file` is what was fetched; which one it must be, and by what key it opens, stands in the signed revision. */
  openFile: {
    ask: WithBundle & {
      keyId: string;
      sealed: SignedRevision;
      labelKey: string;
      contentKey: string;
      file: Blob;
      type: string;
    };
    answer: { file: Blob };
  };
  /** The same entry under the open bundle: its keys stay, wrap and signature are new, and so is the revision. */
  moveEntry: {
    ask: WithBundle & { keyId: string; sealed: SignedRevision; keys: WrappedEntryKeys; content: string };
    answer: OwnRevision;
  };
  /**
   * The same texts under new keys, of the next generation and revision: for an entry that somebody could open who may not
   * any more (KEY-049). Its file stays as it is stored, and the key of the file goes along with the details.
   */
  rotateEntry: {
    ask: WithBundle & {
      keyId: string;
      sealed: SignedRevision;
      keys: WrappedEntryKeys;
      content: string;
      /** The highest revision ever seen: an older one must not be signed anew. */
      seen: number;
    };
    answer: OwnRevision;
  };
  /** Shown once, and never posted or stored (KEY-061). */
  newExportIdentity: { ask: WithBundle; answer: ExportIdentity };
  /** A standard age file to the recipient of an export. */
  sealForExport: { ask: WithBundle & { recipient: string; file: Blob }; answer: { blob: Blob } };
}

/** An identity or a card that is not what the holder's own signature says: nothing was sealed, to nobody (KEY-052). */
export interface RefusedKey {
  code: "KEY_CHANGED";
  of: "account" | "card";
  verifying_key: string;
  why: KeyChange;
}

/** What a member's page knows of one holder, and the highest envelope it has seen of each (see `sharedSeen`). */
export interface SharedBy {
  keys: HolderKeys;
  /** By `envelopeName`. */
  seen: Readonly<Record<string, number>>;
}

/** By this name a member's client remembers the highest version of an envelope. */
export const envelopeName = (keys: Pick<HolderKeys, "member_id">, { lane, key_id }: { lane: Lane; key_id: string }) =>
  `${keys.member_id} ${lane} ${key_id}`;

/** A granted entry to be read: as `EntryToOpen`, its keys under the link key of the lane. Null: not made yet. */
export interface SharedEntry {
  keyId: string;
  lane: Lane;
  sealed: SignedRevision;
}

/** The versions of the envelopes that were opened, to be remembered, by `envelopeName`. */
interface OpenedBy {
  envelopes: Record<string, number>;
}

/**
 * The requests about keys between people. Identities, cards and bodies have the names of the wire, since pages pass them
 * on as they are. No secret is in any answer but the card that is to be printed.
 */
export interface PeopleRequests {
  // The holder's.

  /** A new card; the body of `PUT /api/members/:id/card`, but for `replaces`. */
  newCard: {
    ask: WithBundle & CardPlace;
    answer: CallInput<typeof memberKeyRoutes.putCard>["body"];
  };
  /**
   * What is printed (KEY-053). Refuses with `card.forged` unless the holder signed this card and the secret gives exactly
   * its keys, with `keys.not_available` when its secret was forgotten or its bundle is not open.
   */
  showCard: {
    ask: WithBundle & MemberPlace & { card: MemberCard };
    answer: { groups: readonly string[]; qrText: string };
  };
  /** The body of `PUT /api/members/release-keys`. */
  newReleaseKey: {
    ask: WithBundle & { estate: string; lane: Exclude<Lane, "now">; epoch: number };
    answer: CallInput<typeof memberKeyRoutes.putReleaseKey>["body"];
  };
  /**
   * All envelopes of a member and all wraps under them. `body` is null when anything was refused: nothing is sealed then,
   * and what was made before stays. Refuses with `card.forged` for a task without a card and `release_key.missing` for a
   * lane whose key has to be made first.
   */
  makeEnvelopes: {
    ask: WithBundle & { estate: string; task: EnvelopeTask; releaseKeys: readonly ReleaseKey[] };
    answer: {
      body: CallInput<typeof memberKeyRoutes.putEnvelopes>["body"] | null;
      refused: RefusedKey[];
      /** Entries that cannot be wrapped: of a bundle whose kit was not found, or whose own keys are damaged. */
      left: string[];
    };
  };
  /** The eight words and the code, of the open bundle and the other's keys. Takes some tenths of a second, or a second. */
  compareKeys: { ask: WithBundle & { other: SharedKeys }; answer: SafetyNumber };
  /** After "They match": the body of `POST /api/members/:id/keys/verify`, but for `method`. */
  pinMember: {
    ask: WithBundle & MemberPlace & { identity: SharedKeys };
    answer: Omit<CallInput<typeof memberKeyRoutes.verifyIdentity>["body"], "method">;
  };
  /**
   * Who joined by the card that the holder's client made needs no comparing: the whole body of
   * `POST /api/members/:id/keys/verify`. Refuses with `card.forged` or `card.does_not_vouch`.
   */
  checkCardJoin: {
    ask: WithBundle &
      MemberPlace & {
        card: MemberCard;
        identity: SharedKeys & Pick<MemberIdentity, "card_id" | "card_signature">;
      };
    answer: CallInput<typeof memberKeyRoutes.verifyIdentity>["body"];
  };
  /** Whether everything that the holder's client relies on for this member is genuine, without sealing anything. */
  checkIdentity: {
    ask: WithBundle & MemberPlace & { identity: MemberIdentity };
    answer: { refused: RefusedKey | null };
  };

  // The member's.

  /** After "They match": the body of `POST /api/member/relationships/:id/keys/verify`. */
  pinHolder: {
    ask: WithBundle & MemberPlace & { holder: SharedKeys };
    answer: CallInput<typeof relationshipKeyRoutes.verifyHolder>["body"];
  };
  /** The card as typed, pasted or scanned; refuses with `card.length`, `card.characters` or `card.check`. Needs no bundle. */
  readCard: { ask: { typed: string }; answer: { verifying_key: string } };
  /** The card signs the keys of the open bundle: body of `POST /api/invitations/redeem-card`, but for `declinedRoles`. */
  joinByCard: { ask: WithBundle & { typed: string }; answer: { verifying_key: string; signature: string } };
  /** After joining: the card in hand proves whose it is. As `pinHolder`; refuses with `card.does_not_vouch`. */
  pinByCard: {
    ask: WithBundle & { typed: string; joined: JoinedCard };
    answer: CallInput<typeof relationshipKeyRoutes.verifyHolder>["body"];
  };
  /**
   * Whether what the member compared still holds: `compared` when today's keys of the holder are those, `changed` when
   * others are served, `not_compared` when nothing was compared or the note of it is not this member's own.
   */
  checkHolder: { ask: WithBundle & { keys: HolderKeys }; answer: { state: "compared" | "changed" | "not_compared" } };
  /**
   * In the order of the entries; one that does not open says why and stops none of the others. Refuses as a whole with
   * `identity.not_compared` or `KEY_CHANGED`.
   */
  openSharedLabels: {
    ask: WithBundle &
      SharedBy & { entries: readonly (SharedEntry & { labelKey: string | null; seenRevision: number })[] };
    answer: OpenedBy & { labels: OpenedLabel[] };
  };
  openSharedContent: {
    ask: WithBundle & SharedBy & SharedEntry & { contentKey: string; content: string };
    answer: OpenedBy & { content: string };
  };
  /** As `openFile`. */
  openSharedFile: {
    ask: WithBundle &
      SharedBy &
      SharedEntry & { labelKey: string | null; contentKey: string; file: Blob; type: string };
    answer: OpenedBy & { file: Blob };
  };
}

/** Every request with its answer. */
export interface Requests extends VaultRequests, PeopleRequests {
  derive: { ask: { password: string; salt: string; kdf: Kdf }; answer: { authKey: string } };
  createAccount: { ask: { password: string }; answer: NewAccount };
  unlock: { ask: UnlockWith; answer: KeysState };
  /**
   * Needs the open bundle of this verifying key: another tab may have opened somebody else's meanwhile. The
   * answer's wrap must be stored before the kit is shown as valid.
   */
  reissueKit: { ask: { verifyingKey: string }; answer: NewKit };
  /** The open bundle of this verifying key, wrapped for a passkey (KEY-009). */
  wrapForPasskey: { ask: { verifyingKey: string; prf: Uint8Array }; answer: { bundleByPasskey: string } };
  /** Opens the bundle with the password of now and wraps it with the new one; the account key signs (KEY-015). */
  changePassword: {
    ask: { current: PasswordInHand; newPassword: string; version: number };
    answer: NewPassword & { currentPassword: string; version: number; signature: string };
  };
  /** Whether this kit opens this bundle: refuses with one of the `kit.*` codes, and keeps nothing. */
  checkKit: { ask: { kit: KitInHand }; answer: Record<never, never> };
  resetByKit: { ask: { kit: KitInHand; newPassword: string; token: string }; answer: SignedReset<"kit"> };
  /** The answer's kit is shown and printed, never posted (KEY-010). */
  resetWithNewKeys: {
    ask: { way: "second-factor" | "waited"; newPassword: string; token: string };
    answer: { reset: ResetWithNewKeys; kit: KitForms };
  };
  /** Wraps an older bundle, opened with its kit, by the vault root key of the one that the password opens (KEY-021). */
  restoreOlder: { ask: { current: PasswordInHand; kit: KitInHand }; answer: { bundleByRoot: string } };
  lock: { ask: Record<never, never>; answer: KeysState };
}
export type RequestName = keyof Requests;

/** The named steps of a long request, for the interface. */
export const keySteps = [
  "starting",
  "making-key",
  "opening-key-ring",
  "making-key-ring",
  "writing-kit",
  "sealing-file",
  "opening-file",
  "comparing-keys",
  "sealing-envelopes",
] as const;
export type KeyStep = (typeof keySteps)[number];

export interface KeysProblems extends CryptoProblems {
  /** Locked. The text is "Encryption key is not available" (VLT-065). */
  "keys.not_available": Record<never, never>;
  /** The worker did not start or broke down. */
  "keys.worker_failed": Record<never, never>;
}
export type KeysProblem = CryptoProblem | "keys.not_available" | "keys.worker_failed";

export class KeysError<Code extends KeysProblem = KeysProblem> extends Error {
  readonly code: Code;
  readonly data: KeysProblems[Code];

  constructor(code: Code, data: KeysProblems[Code]) {
    super(code);
    this.name = "KeysError";
    this.code = code;
    this.data = data;
  }
}

export type RequestMessage = {
  [Name in RequestName]: { id: number; name: Name; ask: Requests[Name]["ask"] };
}[RequestName];

export type ToWorker =
  | RequestMessage
  /** The person pressed Cancel: what the request would have opened is dropped. */
  | { name: "cancel"; id: number }
  /** Somebody is using the page. */
  | { name: "activity" }
  /** The page goes away. */
  | { name: "leave" };

export type FromWorker =
  | { name: "state"; state: KeysState }
  | { name: "step"; id: number; step: KeyStep; expectedMs: number }
  | { name: "reached"; id: number; fraction: number }
  | { name: "answer"; id: number; answer: Requests[RequestName]["answer"] }
  | { name: "refusal"; id: number; code: KeysProblem; data: KeysProblems[KeysProblem] };

/**
 * On this channel any tab can have every worker drop its keys, and hear whether one holds any, without starting one of
 * its own. Each worker names itself by a random word, since a browser without SharedWorker has one for each tab.
 */
export const keysChannel = "heirlock-keys";
export const lockMessage = "lock";
export const askMessage = "who-is-unlocked";
export interface VaultNews {
  worker: string;
  unlocked: boolean;
}
/** The channel of D14, on which the session says that somebody signed out. */
export const authChannel = "heirlock-auth";
