import type { VaultCategory } from "@heirlock/domain/vault/kinds";
import { looksLikeSeedPhrase } from "../../form/seed-phrase.ts";

/** What a line of an entry's content may be called; whatever else a file names keeps its own name. */
export const lineNames = ["user", "password", "website", "otp", "number", "holder", "expires", "code"] as const;
export type LineName = (typeof lineNames)[number];

export interface FoundLine {
  name: LineName | { own: string };
  value: string;
}

/** One thing found in the file of another program, before the person has chosen. */
export interface FoundItem {
  title: string;
  category: VaultCategory;
  lines: readonly FoundLine[];
  notes: string;
  tags: readonly string[];
  description?: string;
  details?: Readonly<Record<string, string>>;
  /** Files that came along. */
  attachments?: readonly Attachment[];
  /** Kept by the other program in a form that nobody can read any more: it is told, not taken over. */
  unreadable?: boolean;
}

export interface Attachment {
  name: string;
  size: number;
  /** Unpacked when it is needed and not before: many of them are more than a page should hold. */
  read: () => Uint8Array<ArrayBuffer>;
}

/** Far above any export of passwords, packed or unpacked; a 1PUX carries its attachments. */
export const largestImport = 200 * 1024 * 1024;

export type ImportProblem =
  /** Bitwarden's "encrypted" export, which only Bitwarden opens. */
  | "encrypted"
  /** Not a file of any kind that is read here. */
  | "unknown"
  | "empty"
  | "tooLarge";

/** A file that cannot be read, with the reason as a code. */
export class ImportRefused extends Error {
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem) {
    super(problem);
    this.name = "ImportRefused";
    this.problem = problem;
  }
}

/** Lines without those that are empty. */
export function lines(...all: [FoundLine["name"], unknown][]): FoundLine[] {
  return all.flatMap(([name, value]) => {
    const words = text(value);
    return words === "" ? [] : [{ name, value: words }];
  });
}

export function text(value: unknown): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

const aboutCrypto = /\b(bitcoin|btc|ethereum|wallet|ledger nano|trezor|metamask|seed phrase|crypto)\b/i;

/** A sign-in is a password; without one it is an account, and what speaks of a wallet is crypto. */
export function categoryOf(title: string, notes: string, found: readonly FoundLine[]): VaultCategory {
  const has = (name: LineName) => found.some((line) => line.name === name);
  if (aboutCrypto.test(`${title}\n${notes}`) || looksLikeSeedPhrase(notes)) return "crypto";
  if (has("password")) return "password";
  return has("user") || has("website") ? "account" : "note";
}

/** "accounts.example.com" out of a web address, for what has no title of its own. */
export function hostOf(address: string): string {
  try {
    return new URL(address.includes("://") ? address : `https://${address}`).hostname.replace(/^www\./, "");
  } catch {
    return "";
  }
}
