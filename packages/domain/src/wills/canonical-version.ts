import type { WillContent } from "./content.ts";

/** What the hash on the paper is made of (DOC-012, docs/formats.md). */
export interface HashedVersion {
  number: number;
  title: string;
  law: string;
  content: WillContent;
  /** 32 random bytes as hex: without them a short will could be guessed from its hash. */
  salt: string;
}

export const versionPrefix = "heirlock-will/1";

/** The one spelling of a version. Two that say the same give the same text, whatever the order of their keys. */
export function canonicalVersion(version: HashedVersion): string {
  return `${versionPrefix}\n${canonicalJson(version)}`;
}

/**
 * RFC 8785 for what a will holds: texts in NFC, whole numbers, keys in the order of their code units. Throws a TypeError
 * for anything else; a value that is undefined is left out.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.normalize("NFC"));
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number" && Number.isSafeInteger(value)) return String(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype) {
    const entries = Object.entries(value).filter(([, one]) => one !== undefined);
    return `{${entries
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`)
      .join(",")}}`;
  }
  throw new TypeError("A will holds only texts, whole numbers, yes and no, lists and objects");
}
