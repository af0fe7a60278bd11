import { createHash, verify } from "node:crypto";
import { type HeadLeaf, publicKeyOf, signatureHeader } from "./audit-checkpoint.ts";

/** A head of a signed plan as it is stored and exported (docs/formats.md, section 13). */
export interface StoredHead extends HeadLeaf {
  text: string;
  signature: string;
}

/**
 * A head of a signed plan that the keeper saw and the database no longer shows: `gone`, `rewritten` (another one has its
 * number), or `set back` (it is there, and an older one is called the newest). Or one that the database shows and its key
 * did not sign: `unsigned`.
 */
export interface HeadFault {
  estate: string;
  key: string;
  number: number;
  fault: "gone" | "rewritten" | "set back" | "unsigned";
}

/** Whether the key signed just this head of this estate. That the key is the holder's, somebody must know from elsewhere. */
export function isSignedHead({ estate, key, number, hash, text, signature }: StoredHead): boolean {
  try {
    const [ofEstate, ofNumber] = JSON.parse(text) as unknown[];
    const isThis = ofEstate === estate && ofNumber === number;
    if (!isThis || createHash("sha256").update(text).digest("base64url") !== hash) return false;
    if (!signature.startsWith(signatureHeader)) return false;
    const bytes = Buffer.from(signature.slice(signatureHeader.length), "base64url");
    return verify(null, Buffer.from(`heirlock/1 signature plan-head\0${text}`, "utf8"), publicKeyOf(key), bytes);
  } catch {
    return false;
  }
}
