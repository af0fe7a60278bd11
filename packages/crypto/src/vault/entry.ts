import type { AccountBundle } from "../bundle.ts";
import { CryptoError } from "../errors.ts";
import { sign } from "../sign.ts";
import { type EntryKeyPlace, type EntryKeys, unwrapEntryKey, wrapEntryKey } from "./entry-keys.ts";
import { type EntryField, openField, sealField } from "./field.ts";
import { isSignedBy, revisionMessage, type SealedRevision, type SignedRevision } from "./revision.ts";

/** What lists and pickers show. */
export interface EntryLabel {
  title: string;
  description: string;
  tags: readonly string[];
  /** Name, type and size of the file, place of the paper original, dates that run out: text by name. */
  details: Readonly<Record<string, string>>;
}

export interface PlainEntry extends EntryLabel {
  content: string;
}

/** What of a revision the server may read, or gives itself. */
export type RevisionFacts = Pick<
  SealedRevision,
  "estate" | "entry" | "revision" | "generation" | "category" | "accessCondition" | "file"
>;

/** Seals and signs one revision, with fresh nonces throughout. */
export function sealEntry(
  bundle: Pick<AccountBundle, "vaultRootKey" | "signingSeed">,
  keys: EntryKeys,
  facts: RevisionFacts,
  plain: PlainEntry,
): SignedRevision {
  const field = (name: EntryField, text: string) =>
    sealField(name === "content" ? keys.content : keys.label, { ...facts, field: name }, text);
  const sealed: SealedRevision = {
    ...facts,
    labelKey: wrapEntryKey(bundle.vaultRootKey, "root", "label", facts, keys.label),
    contentKey: wrapEntryKey(bundle.vaultRootKey, "root", "content", facts, keys.content),
    title: field("title", plain.title),
    description: field("description", plain.description),
    tags: field("tags", JSON.stringify(plain.tags)),
    details: field("details", JSON.stringify(plain.details)),
    content: field("content", plain.content),
  };
  return { ...sealed, signature: sign(bundle, "entry-revision", revisionMessage(sealed)) };
}

/** The keys of an entry, for its holder. */
export function ownEntryKeys(vaultRootKey: Uint8Array, sealed: SealedRevision): EntryKeys {
  const place: EntryKeyPlace = sealed;
  return {
    label: unwrapEntryKey(vaultRootKey, "root", "label", place, sealed.labelKey),
    content: unwrapEntryKey(vaultRootKey, "root", "content", place, sealed.contentKey),
  };
}

/**
 * Throws `revision.forged` unless the holder signed this revision, and `revision.older` when a later one was seen
 * before. Comes before anything of it is opened.
 */
export function assertGenuine(verifyingKey: string, sealed: SignedRevision, highestSeen: number): void {
  if (!isSignedBy(verifyingKey, sealed)) throw new CryptoError("revision.forged", {});
  if (sealed.revision < highestSeen)
    throw new CryptoError("revision.older", { served: sealed.revision, seen: highestSeen });
}

export function openLabel(labelKey: Uint8Array, sealed: SealedRevision): EntryLabel {
  const open = (field: EntryField & keyof SealedRevision) => openField(labelKey, { ...sealed, field }, sealed[field]);
  return {
    title: open("title"),
    description: open("description"),
    tags: readTags(open("tags")),
    details: readDetails(open("details")),
  };
}

export function openContent(contentKey: Uint8Array, sealed: SealedRevision): string {
  return openField(contentKey, { ...sealed, field: "content" }, sealed.content);
}

function readTags(text: string): readonly string[] {
  const value = readJson(text, "tags");
  if (!Array.isArray(value) || !value.every((tag) => typeof tag === "string"))
    throw new CryptoError("sealed.damaged", { part: "tags" });
  return value;
}

function readDetails(text: string): Readonly<Record<string, string>> {
  const value = readJson(text, "details");
  const isTextMap =
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((one) => typeof one === "string");
  if (!isTextMap) throw new CryptoError("sealed.damaged", { part: "details" });
  return value as Record<string, string>;
}

function readJson(text: string, part: "tags" | "details"): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CryptoError("sealed.damaged", { part });
  }
}
