import type { PublicKeys } from "@heirlock/crypto/bundle";
import type { Kdf, standardKdf } from "@heirlock/crypto/format";
import type { KitForms } from "@heirlock/crypto/recovery-key";
import type { KeysState } from "../key-memory.ts";

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

/** The current password, with what it opens. */
export interface PasswordInHand {
  password: string;
  salt: string;
  kdf: Kdf;
  bundleByPassword: string;
  stated: PublicKeys;
}

/** A Recovery Kit as it was typed (words, numbers or QR text), with what it opens. */
export interface KitInHand {
  typed: string;
  kitNumber: string;
  bundleByKit: string;
  stated: PublicKeys;
}

/** How to open the bundle; the server states the public keys, and the worker checks them. */
export type UnlockWith =
  | ({ by: "password" } & PasswordInHand)
  | ({ by: "kit" } & KitInHand)
  /** With the key that `derive` or `createAccount` has just made in this tab, so that one derivation is enough. */
  | { by: "sign-in"; bundleByPassword: string; stated: PublicKeys }
  /** The 32 bytes that the passkey's PRF gave. */
  | { by: "passkey"; prf: Uint8Array; bundleByPasskey: string; stated: PublicKeys };

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

/** Signing in, opening and locking the bundle, passwords, the Recovery Kit and passkeys. */
export interface AccountRequests {
  /** At sign-in: the authentication key comes out, the key-encryption key waits in the worker for `unlock` by "sign-in". */
  derive: { ask: { password: string; salt: string; kdf: Kdf }; answer: { authKey: string } };
  /** Of the new keys the worker keeps the key-encryption key alone, as `derive` does: it opens the vault once there is a session. */
  createAccount: { ask: { password: string }; answer: NewAccount };
  /** A password that opened the bundle also proves to the server who is there: `authKey`, as at a sign-in (SEC-043). */
  unlock: { ask: UnlockWith; answer: KeysState & { authKey: string | null } };
  /**
   * Needs the open bundle of this verifying key: another tab may have opened someone else's in between. The answer's
   * wrap must be stored before the kit is shown as valid.
   */
  reissueKit: { ask: { verifyingKey: string }; answer: NewKit };
  /** The open bundle of this verifying key, wrapped for a passkey (KEY-009). */
  wrapForPasskey: { ask: { verifyingKey: string; prf: Uint8Array }; answer: { bundleByPasskey: string } };
  /** Opens the bundle with the current password and wraps it with the new one; the account key signs (KEY-015). */
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
