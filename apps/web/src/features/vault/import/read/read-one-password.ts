import type { VaultCategory } from "@heirlock/domain/vault/kinds";
import { strFromU8, type UnzipFileInfo, unzipSync } from "fflate";
import {
  type Attachment,
  categoryOf,
  type FoundItem,
  type FoundLine,
  ImportRefused,
  largestImport,
  lines,
  list,
  record,
  text,
} from "./found-item.ts";

/** 1Password's category numbers (support.1password.com/1pux-format). Sign-ins and passwords are told from their fields. */
const categories: Record<string, VaultCategory> = {
  "002": "account",
  "003": "note",
  "004": "document",
  "006": "document",
  "100": "document",
  "101": "account",
  "102": "account",
  "103": "document",
  "105": "account",
  "106": "document",
  "107": "account",
  "108": "document",
  "109": "device",
  "110": "device",
  "111": "account",
  "113": "document",
  "115": "crypto",
};

/** A 1PUX file: a zip with the JSON `export.data` and, under `files/{documentId}___{name}`, what was attached. */
export function readOnePassword(zip: Uint8Array): FoundItem[] {
  const files = new Map<string, Attachment>();
  const look = ({ name, originalSize }: UnzipFileInfo) => {
    const [, id, called] = /^files\/([^/]+?)___(.+)$/.exec(name) ?? [];
    if (id && called) files.set(id, { name: called, size: originalSize, read: () => unpack(zip, name) });
    if (name !== "export.data") return false;
    // What a few kilobytes unpack to would take the memory of the page.
    if (originalSize > largestImport) throw new ImportRefused("tooLarge");
    return true;
  };
  let data: Uint8Array | undefined;
  try {
    data = unzipSync(zip, { filter: look })["export.data"];
  } catch (error) {
    throw error instanceof ImportRefused ? error : new ImportRefused("unknown");
  }
  if (!data) throw new ImportRefused("unknown");
  return itemsOfExport(readJson(strFromU8(data)), files);
}

function unpack(zip: Uint8Array, wanted: string): Uint8Array<ArrayBuffer> {
  return unzipSync(zip, { filter: ({ name }) => name === wanted })[wanted] as Uint8Array<ArrayBuffer>;
}

type Files = ReadonlyMap<string, Attachment>;

function itemsOfExport(source: unknown, files: Files): FoundItem[] {
  const vaults = list(record(source).accounts).flatMap((account) => list(record(account).vaults).map(record));
  const items = vaults.flatMap((vault) =>
    list(vault.items).map((item) => ({ item: record(item), vault: text(record(vault.attrs).name) })),
  );
  const kept = items.filter(({ item }) => item.state !== "archived");
  if (kept.length === 0) throw new ImportRefused("empty");
  return kept.map(({ item, vault }) => toItem(item, vault, files));
}

function toItem(item: Record<string, unknown>, vault: string, files: Files): FoundItem {
  const overview = record(item.overview);
  const details = record(item.details);
  const title = text(overview.title);
  const notes = text(details.notesPlain);
  const byDesignation = (wanted: string) =>
    list(details.loginFields)
      .map(record)
      .find((field) => field.designation === wanted)?.value;
  const urls = list(overview.urls).map((one) => record(one).url);
  const websites = (urls.length > 0 ? urls : [overview.url]).map((url): ["website", unknown] => ["website", url]);
  const found = [
    ...lines(["user", byDesignation("username")], ["password", byDesignation("password") || details.password]),
    ...lines(...websites),
    ...list(details.sections).flatMap((section) =>
      list(record(section).fields).flatMap((field) => line(record(field))),
    ),
  ];
  const tags = [vault, ...list(overview.tags).map(text)].filter(Boolean);
  const category = categories[text(item.categoryUuid)] ?? categoryOf(title, notes, found);
  return { title, category, lines: found, notes, tags, attachments: attachmentsOf(details, files) };
}

/** A document is its own attachment; other items have theirs among the fields. The names in the JSON are the true ones. */
function attachmentsOf(details: Record<string, unknown>, files: Files): Attachment[] {
  const fields = list(details.sections).flatMap((section) => list(record(section).fields).map(record));
  const named = [details.documentAttributes, ...fields.map(({ value }) => record(value).file)].map(record);
  return named.flatMap(({ documentId, fileName }) => {
    const file = files.get(text(documentId));
    return file ? [{ ...file, name: text(fileName) || file.name }] : [];
  });
}

/** A field's value is an object with one key, its kind: `{ "concealed": "…" }`. */
function line({ title, value }: Record<string, unknown>): FoundLine[] {
  const [[kind, content] = ["", ""]] = Object.entries(record(value));
  if (kind === "file") return [];
  if (kind === "totp") return lines(["otp", content]);
  if (kind === "date") return lines([{ own: text(title) }, dayOf(content)]);
  if (kind === "monthYear") return lines([{ own: text(title) }, monthOf(content)]);
  const inner = record(content);
  if (kind === "email") return lines([{ own: text(title) }, inner.email_address ?? content]);
  if (kind === "address")
    return lines([{ own: text(title) }, Object.values(inner).map(text).filter(Boolean).join(", ")]);
  return lines([{ own: text(title) }, content]);
}

/** Seconds since 1970; what is no day that a calendar has stays as it is written. */
function dayOf(seconds: unknown): string {
  if (typeof seconds !== "number") return "";
  const day = new Date(seconds * 1000);
  return Number.isNaN(day.getTime()) ? text(seconds) : day.toISOString().slice(0, 10);
}

/** 203105 is May 2031. */
function monthOf(value: unknown): string {
  return text(value).replace(/^(\d{4})(\d{2})$/, "$2/$1");
}

function readJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    throw new ImportRefused("unknown");
  }
}
