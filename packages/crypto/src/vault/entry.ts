import type { AccountBundle } from "../bundle.ts";
import { CryptoError } from "../errors.ts";
import { verifyNatively } from "../native-signature.ts";
import { sign } from "../sign.ts";
import { type EntryKeyPlace, type EntryKeys, unwrapEntryKey, wrapEntryKey } from "./entry-keys.ts";
import { type EntryField, type LabelField, openField, sealField } from "./field.ts";
import { hashOfSealed, revisionMessage, type SealedRevision, type SignedRevision } from "./revision.ts";

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

/** A revision as the server keeps it, with the keys wrapped by the vault root key. */
export interface OwnRevision extends SignedRevision {
  content: string;
  labelKey: string;
  contentKey: string;
}

/** Seals and signs one revision, with fresh nonces throughout. */
export function sealEntry(
  bundle: Pick<AccountBundle, "vaultRootKey" | "signingSeed">,
  keys: EntryKeys,
  facts: RevisionFacts,
  plain: PlainEntry,
): OwnRevision {
  const field = (name: EntryField, text: string) =>
    sealField(name === "content" ? keys.content : keys.label, { ...facts, field: name }, text);
  const content = field("content", plain.content);
  const sealed: SealedRevision = {
    ...facts,
    title: field("title", plain.title),
    description: field("description", plain.description),
    tags: field("tags", JSON.stringify(plain.tags)),
    details: field("details", JSON.stringify(plain.details)),
    contentHash: hashOfSealed(content),
  };
  return {
    ...sealed,
    content,
    ...wrapOwnKeys(bundle.vaultRootKey, facts, keys),
    signature: sign(bundle, "entry-revision", revisionMessage(sealed)),
  };
}

/** The keys under a vault root key: at each revision, and again when a reset has made a new root key. */
export function wrapOwnKeys(
  vaultRootKey: Uint8Array,
  place: EntryKeyPlace,
  { label, content }: EntryKeys,
): Pick<OwnRevision, "labelKey" | "contentKey"> {
  return {
    labelKey: wrapEntryKey(vaultRootKey, "root", "label", place, label),
    contentKey: wrapEntryKey(vaultRootKey, "root", "content", place, content),
  };
}

/** The keys of an entry, for its holder. Throw `sealed.invalid` or `sealed.damaged`. */
export function ownLabelKey(vaultRootKey: Uint8Array, { labelKey, ...place }: LabelPlace): Uint8Array {
  return unwrapEntryKey(vaultRootKey, "root", "label", place, labelKey);
}

export function ownContentKey(vaultRootKey: Uint8Array, { contentKey, ...place }: ContentPlace): Uint8Array {
  return unwrapEntryKey(vaultRootKey, "root", "content", place, contentKey);
}

type LabelPlace = EntryKeyPlace & Pick<OwnRevision, "labelKey">;
type ContentPlace = EntryKeyPlace & Pick<OwnRevision, "contentKey">;

/**
 * Rejects with `revision.forged` unless the holder signed this revision, and `revision.older` when a later one was seen
 * before. Comes before anything of it is opened.
 */
export async function assertGenuine(verifyingKey: string, sealed: SignedRevision, highestSeen: number): Promise<void> {
  const isSigned = await verifyNatively(verifyingKey, "entry-revision", revisionMessage(sealed), sealed.signature);
  if (!isSigned) throw new CryptoError("revision.forged", {});
  if (sealed.revision < highestSeen)
    throw new CryptoError("revision.older", { served: sealed.revision, seen: highestSeen });
}

export function openLabel(labelKey: Uint8Array, sealed: SealedRevision): EntryLabel {
  const open = (field: LabelField) => openField(labelKey, { ...sealed, field }, sealed[field]);
  return {
    title: open("title"),
    description: open("description"),
    tags: readTags(open("tags")),
    details: readDetails(open("details")),
  };
}

/** Throws `revision.forged` when it is not the content that the holder signed. */
export function openContent(contentKey: Uint8Array, sealed: SealedRevision, content: string): string {
  if (hashOfSealed(content) !== sealed.contentHash) throw new CryptoError("revision.forged", {});
  return openField(contentKey, { ...sealed, field: "content" }, content);
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
