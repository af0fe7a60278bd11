/** What the code on a published paper says: which version, and its hash. */
export interface VerifyCode {
  version: number;
  hash: string;
}

/** Of the code itself, so that an old paper is read for ever. */
const edition = "1";

/**
 * The address behind the code. Version and hash are in its fragment, which a browser keeps to itself: no log of a server
 * has them (DOC-014).
 */
export function verifyAddress(publicUrl: string, { version, hash }: VerifyCode): string {
  return new URL(`/verify#v=${edition}.${version}.${hash}`, publicUrl).href;
}

/** Null for anything else than what `verifyAddress` writes. */
export function readVerifyFragment(fragment: string): VerifyCode | null {
  const found = /^#?v=1\.([1-9]\d{0,5})\.([0-9a-f]{64})$/.exec(fragment);
  return found ? { version: Number(found[1]), hash: found[2]! } : null;
}

/** What somebody typed or copied from paper: spaces, dashes and capitals do not count. Null if it is no hash. */
export function readTypedHash(typed: string): string | null {
  const hash = typed.replaceAll(/[\s\u200e\u200f-]/g, "").toLowerCase();
  return /^[0-9a-f]{64}$/.test(hash) ? hash : null;
}
