import { closeSync, openSync, readdirSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import { type AccountBundle, encodeBundle } from "@heirlock/crypto/bundle";
import type { SecretForm } from "./secret-forms.ts";

/**
 * The forms in which a server could hold a secret: raw, hex, base64 and base64url, the latter two also from the middle
 * of something larger, where the letters depend on how many bytes stand before.
 */
export function formsOfSecret(name: string, secret: Uint8Array): SecretForm[] {
  const raw = Buffer.from(secret);
  const texts = [
    ["hex", raw.toString("hex")],
    ["hex in capitals", raw.toString("hex").toUpperCase()],
    ...(["base64", "base64url"] as const).flatMap((encoding) =>
      [0, 1, 2].map((before) => [`${encoding} after ${before} bytes`, inTheMiddle(raw, encoding, before)]),
    ),
  ] as [string, string][];
  return [
    { name: `${name}, raw`, bytes: raw },
    ...texts.flatMap(([form, text]) => [
      { name: `${name}, ${form}`, bytes: Buffer.from(text) },
      { name: `${name}, ${form}, in two bytes a letter`, bytes: Buffer.from(text, "utf16le") },
    ]),
  ];
}

/** Also as JavaScript keeps a text that stands beside letters of other scripts. */
export function formsOfText(name: string, text: string): SecretForm[] {
  const wide = { name: `${name}, in two bytes a letter`, bytes: Buffer.from(text, "utf16le") };
  return [...formsOfSecret(name, Buffer.from(text)), wide];
}

export const formsOfBundle = (bundle: AccountBundle): SecretForm[] => [
  ...formsOfSecret("bundle", encodeBundle(bundle)),
  ...Object.entries(bundle).flatMap(([part, bytes]) => formsOfSecret(`bundle's ${part}`, bytes)),
];

/** The letters that are the same whatever stands before and after. */
function inTheMiddle(raw: Buffer, encoding: "base64" | "base64url", before: number): string {
  const text = Buffer.concat([Buffer.alloc(before), raw])
    .toString(encoding)
    .replace(/=+$/, "");
  const mixed = [0, 2, 3][before]!;
  const sure = Math.floor(((before + raw.length) * 8) / 6);
  return text.slice(mixed, sure);
}

const chunk = 16 * 1024 * 1024;

/** Reads all that a process may read of itself, in pieces that overlap by `overlap`. Needs to be root or its user. */
function* memoryOf(pid: number, overlap: number): Generator<Buffer> {
  const memory = openSync(`/proc/${pid}/mem`, "r");
  try {
    for (const line of readFileSync(`/proc/${pid}/maps`, "utf8").split("\n")) {
      const region = /^([0-9a-f]+)-([0-9a-f]+) r/.exec(line);
      // The kernel's own pages cannot be read this way.
      if (!region || /\[v(var|syscall|dso)/.test(line)) continue;
      const end = Number.parseInt(region[2]!, 16);
      for (let at = Number.parseInt(region[1]!, 16); at < end; at += chunk) {
        const piece = Buffer.allocUnsafe(Math.min(chunk + overlap, end - at));
        const read = readPiece(memory, piece, at);
        if (read > 0) yield piece.subarray(0, read);
      }
    }
  } finally {
    closeSync(memory);
  }
}

/** A region may be given back between the look at the map and the read. */
function readPiece(memory: number, piece: Buffer, at: number): number {
  try {
    return readSync(memory, piece, 0, piece.length, at);
  } catch {
    return 0;
  }
}

const page = 4096;
const zeros = Buffer.alloc(page);

export interface Found {
  forms: string[];
  bytes: number;
}

/** Four bytes as a place in a small table, which stays in the processor's nearest memory. */
const slot = (word: number) => Math.imul(word, 0x9e3779b1) >>> 16;

/**
 * Which of the forms stand in what is given, piece by piece, and how much was looked through. One pass for all of them:
 * at each place the next four bytes say whether a form may begin there.
 */
function search(pieces: Iterable<Buffer>, forms: readonly SecretForm[]): Found {
  const mayBegin = new Uint8Array(2 ** 16);
  const bySlot = new Map<number, SecretForm[]>();
  for (const form of forms) {
    const own = slot(form.bytes.readInt32LE(0));
    mayBegin[own] = 1;
    bySlot.set(own, [...(bySlot.get(own) ?? []), form]);
  }
  const found = new Set<string>();
  let bytes = 0;
  for (const piece of pieces) {
    bytes += piece.length;
    for (let start = 0; start < piece.length; start += page) {
      const end = Math.min(start + page, piece.length - 3);
      // Most of a process is memory that it never wrote to.
      if (start + page <= piece.length && piece.compare(zeros, 0, page, start, start + page) === 0) continue;
      let word = start + 3 < piece.length ? piece.readInt32LE(start) : 0;
      for (let at = start; at < end; at++) {
        if (mayBegin[slot(word)] === 1)
          for (const { name, bytes: wanted } of bySlot.get(slot(word))!)
            if (piece.subarray(at, at + wanted.length).equals(wanted)) found.add(name);
        word = (word >>> 8) | (piece[at + 4]! << 24);
      }
    }
  }
  return { forms: [...found], bytes };
}

const longest = (forms: readonly SecretForm[]) => Math.max(...forms.map(({ bytes }) => bytes.length));

export const searchMemory = (pid: number, forms: readonly SecretForm[]): Found =>
  search(memoryOf(pid, longest(forms)), forms);

export const searchText = (text: string, forms: readonly SecretForm[]): Found => search([Buffer.from(text)], forms);

export const searchBytes = (pieces: Iterable<Buffer>, forms: readonly SecretForm[]): Found => search(pieces, forms);

/** All files of a folder and of those in it. */
export function searchFolder(folder: string, forms: readonly SecretForm[]): Found {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  function* contents() {
    for (const { parentPath, name } of files) yield readIfThere(join(parentPath, name));
  }
  return search(contents(), forms);
}

/** A database removes files while it works. */
function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
