import type { PlainEntry } from "@heirlock/crypto/vault/entry";
import { fileTypes } from "@heirlock/domain/vault/file-types";
import type { AccessCondition, VaultCategory } from "@heirlock/domain/vault/kinds";
import { vaultLengths } from "@heirlock/domain/vault/limits";
import { isRealDate } from "../../../ui/forms/date-parts.ts";
import { detail } from "../entry-details.ts";
import type { OpenEntry } from "../offers/open-entries.ts";
import type { PreparedFile } from "./prepare-file.ts";
import { type TagsProblem, tagsProblem } from "./tags.ts";

/** What the form holds: texts as typed. Nothing of it is ever written to the device (D07). */
export interface EntryFields {
  title: string;
  category: VaultCategory;
  content: string;
  accessCondition: AccessCondition;
  tags: readonly string[];
  description: string;
  paperPlace: string;
  /** A plain date, "" or what stands in the boxes so far. */
  expiresOn: string;
}

export type EntryField = keyof EntryFields;
export type EntryFieldProblem =
  | "titleRequired"
  | "titleLong"
  | "contentRequired"
  | "contentLong"
  | "descriptionLong"
  | "paperPlaceLong"
  | "dateInvalid"
  | TagsProblem;

export const emptyFields: EntryFields = {
  title: "",
  category: "document",
  content: "",
  accessCondition: "after_death",
  tags: [],
  description: "",
  paperPlace: "",
  expiresOn: "",
};

/** The fields of an entry whose content was revealed; "" for what could not be opened. */
export function fieldsOf({ entry, label }: OpenEntry, content: string): EntryFields {
  return {
    title: label?.title ?? "",
    category: entry.category,
    content,
    accessCondition: entry.access_condition,
    tags: label?.tags ?? [],
    description: label?.description ?? "",
    paperPlace: label?.details[detail.paperPlace] ?? "",
    expiresOn: label?.details[detail.expiresOn] ?? "",
  };
}

/** The first problem of each field, in the order in which they stand on the form. */
export function problemsOf(fields: EntryFields): Partial<Record<EntryField, EntryFieldProblem>> {
  const { title, content, tags, description, paperPlace, expiresOn } = fields;
  const checks: readonly [EntryField, EntryFieldProblem | false | null][] = [
    ["title", title.trim() === "" ? "titleRequired" : isLong(title.trim(), vaultLengths.title) && "titleLong"],
    ["content", content.trim() === "" ? "contentRequired" : isLong(content, vaultLengths.content) && "contentLong"],
    ["tags", tagsProblem(tags)],
    ["paperPlace", isLong(paperPlace.trim(), vaultLengths.title) && "paperPlaceLong"],
    ["expiresOn", expiresOn !== "" && !isRealDate(expiresOn) && "dateInvalid"],
    ["description", isLong(description.trim(), vaultLengths.description) && "descriptionLong"],
  ];
  return Object.fromEntries(checks.filter(([, problem]) => problem));
}

function isLong(text: string, most: number): boolean {
  return [...text].length > most;
}

export class NotSerializableError extends Error {
  constructor() {
    super("Data contains non-serializable values. Please try again.");
    this.name = "NotSerializableError";
  }
}

/** What is written down about a file; nothing of one that is taken away. */
export function fileDetails(file: PreparedFile | null, now: Date): Record<string, string> {
  return {
    [detail.fileName]: file?.name ?? "",
    [detail.fileType]: file ? fileTypes[file.kind].mime : "",
    [detail.fileSize]: file ? String(file.blob.size) : "",
    [detail.filePath]: file ? `vault/${now.getTime()}-${file.name}` : "",
    // A new one is sealed by the keys that the entry has now.
    [detail.fileKey]: "",
  };
}

/**
 * What is sealed. `kept` are the details that the entry had: those that this form does not know stay. `file` is the one
 * chosen anew, null for none, undefined for the one that is there.
 */
export function plainOf(
  fields: EntryFields,
  kept: Readonly<Record<string, string>>,
  file: PreparedFile | null | undefined,
  now: Date,
): PlainEntry {
  const details = new Map(Object.entries(kept));
  const note = (name: string, value: string) => (value === "" ? details.delete(name) : details.set(name, value));
  note(detail.paperPlace, fields.paperPlace.trim());
  note(detail.expiresOn, fields.expiresOn);
  if (file !== undefined) for (const [name, value] of Object.entries(fileDetails(file, now))) note(name, value);
  return serializable({
    title: fields.title.trim(),
    description: fields.description.trim(),
    tags: [...fields.tags],
    details: Object.fromEntries(details),
    content: fields.content,
  });
}

/**
 * Half a character, as a broken paste leaves it, has no UTF-8 form and would be sealed as something else; so it is refused
 * (VLT-027).
 */
function serializable(plain: PlainEntry): PlainEntry {
  const { title, description, tags, details, content } = plain;
  const texts = [title, description, content, ...tags, ...Object.keys(details), ...Object.values(details)];
  if (!texts.every((text) => typeof text === "string" && text.isWellFormed())) throw new NotSerializableError();
  return plain;
}
