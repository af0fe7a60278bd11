/**
 * What the account key signs when a password changes (KEY-015). Browser and server build the bytes from the same
 * fields by the same rule: a JSON array of texts and numbers in the order below, UTF-8 (docs/formats.md, section 5).
 */

export interface SignedKdf {
  algorithm: string;
  memoryKiB: number;
  passes: number;
  parallelism: number;
}

interface NewPassword {
  newPassword: string;
  newSalt: string;
  kdf: SignedKdf;
  bundleByPassword: string;
}

export interface PasswordChange extends NewPassword {
  currentPassword: string;
  version: number;
}

export interface PasswordReset extends NewPassword {
  /** Of the mailed link: a signature is good for this one reset. */
  token: string;
  way: string;
  newKeys?: { recipient: string; verifyingKey: string; bundleByKit: string; kitNumber: string } | undefined;
}

/** For the context `password-change`. */
export function passwordChangeMessage(change: PasswordChange): Uint8Array {
  return encode([change.currentPassword, ...newPasswordFields(change), change.version]);
}

/** For the context `password-reset`. Signed by the account key; where `newKeys` replaces it, by the new one. */
export function passwordResetMessage({ token, way, newKeys, ...reset }: PasswordReset): Uint8Array {
  const keys = newKeys ? [newKeys.recipient, newKeys.verifyingKey, newKeys.bundleByKit, newKeys.kitNumber] : [];
  return encode([token, way, ...newPasswordFields(reset), ...keys]);
}

function newPasswordFields({ newPassword, newSalt, kdf, bundleByPassword }: NewPassword): (string | number)[] {
  const { algorithm, memoryKiB, passes, parallelism } = kdf;
  return [newPassword, newSalt, algorithm, memoryKiB, passes, parallelism, bundleByPassword];
}

/** JSON keeps the borders between the fields, so that no two sets of fields give the same bytes. */
function encode(fields: (string | number)[]): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(fields));
}
