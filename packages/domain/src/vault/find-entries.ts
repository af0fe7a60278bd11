import { folded } from "../folded.ts";
import { type VaultCategory, vaultCategories } from "./kinds.ts";

/** What of an opened entry can be searched: never its content, which stays sealed until it is asked for. */
export interface FindableEntry {
  entry: { category: VaultCategory };
  /** Null for an entry whose label could not be opened. */
  label: {
    title: string;
    description: string;
    tags: readonly string[];
    details: Readonly<Record<string, string>>;
  } | null;
}

export const entryFilters = ["all", ...vaultCategories] as const;
export type EntryFilter = (typeof entryFilters)[number];

export function isVaultCategory(value: unknown): value is VaultCategory {
  return vaultCategories.some((category) => category === value);
}

/** By title or metadata (VLT-046): every word must be found somewhere in the label. One category, or all (VLT-047). */
export function findEntries<E extends FindableEntry>(
  entries: readonly E[],
  search: string,
  filter: EntryFilter = "all",
): E[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return entries.filter((one) => (filter === "all" || one.entry.category === filter) && hasAll(one, words));
}

function hasAll({ label }: FindableEntry, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  if (label === null) return false;
  const text = searchText(label);
  return words.every((word) => text.includes(word));
}

/** Folding 200 labels takes longer than a keystroke may: each is folded once, and forgotten with its label. */
const texts = new WeakMap<object, string>();
function searchText(label: NonNullable<FindableEntry["label"]>): string {
  const known = texts.get(label);
  if (known !== undefined) return known;
  const { title, description, tags, details } = label;
  const text = folded([title, description, ...tags, ...Object.values(details)].join("\n"));
  texts.set(label, text);
  return text;
}
