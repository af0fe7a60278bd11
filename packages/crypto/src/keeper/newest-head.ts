import { CryptoError } from "../errors.ts";
import { isBytes, isHash, isId, partsIn } from "../plan/parts.ts";
import { verifySignature } from "../signature.ts";

/** What a browser that remembers nothing of an estate asks the keeper (KEY-079). */
export interface HeadQuestion {
  estate: string;
  /** The account key whose chain is meant. */
  key: string;
  /** Base64url of 16 random bytes, new for each question: an older answer fits no other. */
  nonce: string;
}

/** What the keeper answers: the newest head that it knows of this chain, whose signature it has checked. */
export interface NewestHead {
  /** 0 where there is no head yet. */
  number: number;
  hash: string | null;
  /** ISO 8601, of the keeper's clock. */
  at: string;
}

/** As it is served: what was signed, byte for byte. */
export interface SignedAnswer {
  text: string;
  signature: string;
}

export const newestHeadText = ({ estate, key, nonce }: HeadQuestion, { number, hash, at }: NewestHead): string =>
  JSON.stringify([estate, key, number, hash, nonce, at]);

export const newestHeadMessage = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Throws `keeper.forged` unless one of the keeper's keys signed it, `keeper.other_question` for another's answer. */
export function readNewestHead(
  keeperKeys: readonly string[],
  asked: HeadQuestion,
  { text, signature }: SignedAnswer,
): NewestHead {
  const isSigned = keeperKeys.some((key) => verifySignature(key, "newest-head", newestHeadMessage(text), signature));
  if (!isSigned) throw new CryptoError("keeper.forged", {});
  const [estate, key, number, hash, nonce, at] = partsIn(text);
  const isHead =
    Number.isSafeInteger(number) && (number === 0 ? hash === null : (number as number) > 0 && isHash(hash));
  const isWhole = isId(estate) && isHash(key) && isBytes(nonce, 16) && typeof at === "string" && isHead;
  const head = { number: number as number, hash: hash as string | null, at: at as string };
  if (!isWhole || newestHeadText(asked, head) !== text) throw new CryptoError("keeper.other_question", {});
  return head;
}
