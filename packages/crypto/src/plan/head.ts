import { sha256 } from "@noble/hashes/sha2.js";
import { CryptoError } from "../errors.ts";
import { toBase64url } from "../format.ts";
import type { SharedKeys } from "../sharing/signed-messages.ts";
import { verifySignature } from "../signature.ts";
import { isHash, isId, partsIn } from "./parts.ts";

/** The one statement of a plan that is signed. */
export interface PlanHead {
  estate: string;
  /** The signer's clock in milliseconds, and at least one more than the number before: it grows and counts nothing. */
  number: number;
  /** Hash of the head before; null for the first. */
  before: string | null;
  root: string;
  /** Hashes of heads that this one does not follow and gives up, in ascending order. */
  givenUp: readonly string[];
}

/** As it is kept and served: what was signed, byte for byte. */
export interface SignedHead {
  text: string;
  signature: string;
}

export const headText = ({ estate, number, before, root, givenUp }: PlanHead): string =>
  JSON.stringify([estate, number, before, root, givenUp]);

export const headMessage = (text: string): Uint8Array => new TextEncoder().encode(text);

/** By which the next head names this one. */
export const headHash = (text: string): string => toBase64url(sha256(headMessage(text)));

/** What stands in `plan-member` for a card or an account: both of its public keys, so that neither can be exchanged. */
export const keysFingerprint = ({ recipient, verifying_key }: SharedKeys): string =>
  toBase64url(sha256(new TextEncoder().encode(JSON.stringify([recipient, verifying_key]))));

/** Of a head that was made here, or whose signature was checked. */
export const numberIn = (text: string): number => partsIn(text)[1] as number;

export const nextNumber = (now: number, before: PlanHead | null): number => Math.max(now, (before?.number ?? 0) + 1);

/** Throws `plan.forged` unless this key signed it, `plan.invalid` for what is signed and no head of this estate. */
export function readHead(verifyingKey: string, estate: string, { text, signature }: SignedHead): PlanHead {
  if (!verifySignature(verifyingKey, "plan-head", headMessage(text), signature))
    throw new CryptoError("plan.forged", {});
  const head = parseHead(text);
  if (head === null || head.estate !== estate || headText(head) !== text)
    throw new CryptoError("plan.invalid", { part: "head" });
  return head;
}

function parseHead(text: string): PlanHead | null {
  const [estate, number, before, root, givenUp] = partsIn(text);
  const fits =
    isId(estate) &&
    Number.isSafeInteger(number) &&
    (number as number) > 0 &&
    (before === null || isHash(before)) &&
    isHash(root) &&
    Array.isArray(givenUp) &&
    givenUp.every((hash, at) => isHash(hash) && (at === 0 || givenUp[at - 1] < hash));
  return fits ? { estate, number: number as number, before, root, givenUp } : null;
}
