import type { PublicKeys } from "@heirlock/crypto/bundle";
import type { CryptoProblem, CryptoProblems } from "@heirlock/crypto/errors";
import type { Kdf, standardKdf } from "@heirlock/crypto/format";
import type { KitForms } from "@heirlock/crypto/recovery-key";
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
  openFile: {
    ask: WithBundle & {
      keyId: string;
      place: EntryKeyPlace;
      contentKey: string;
      fileId: string;
      sealed: Blob;
      sha256: string;
      type: string;
    };
    answer: { file: Blob };
  };
  /** The same entry under the open bundle: its keys stay, wrap and signature are new, and so is the revision. */
  moveEntry: {
    ask: WithBundle & { keyId: string; sealed: SignedRevision; keys: WrappedEntryKeys; content: string };
    answer: OwnRevision;
  };
  /** Shown once, and never posted or stored (KEY-061). */
  newExportIdentity: { ask: WithBundle; answer: ExportIdentity };
  /** A standard age file to the recipient of an export. */
  sealForExport: { ask: WithBundle & { recipient: string; file: Blob }; answer: { blob: Blob } };
}

/** Every request with its answer. */
export interface Requests extends VaultRequests {
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
