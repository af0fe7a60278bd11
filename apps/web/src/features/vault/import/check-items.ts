import type { PlainEntry } from "@heirlock/crypto/vault/entry";
import { folded } from "@heirlock/domain/folded";
import type { VaultCategory } from "@heirlock/domain/vault/kinds";
import { vaultLengths } from "@heirlock/domain/vault/limits";
import type { FoundItem, FoundLine } from "./read/found-item.ts";

/** Whether an item can be taken over, and why not. */
export type ItemState = "new" | "have" | "noContent" | "tooLong" | "unreadable";

export interface CheckedItem {
  /** Also the id of the entry it becomes: a second try never adds it twice. */
  id: string;
  category: VaultCategory;
  plain: PlainEntry;
  state: ItemState;
  /** What helps to recognise it, and is no secret: the user name or the website. */
  hint: string;
}

export interface Words {
  untitled: string;
  line: (name: FoundLine["name"]) => string;
}

interface Known {
  category: VaultCategory;
  title: string;
}

/** What each item would become beside what the vault has already. */
export function checkItems(items: readonly FoundItem[], known: readonly Known[], words: Words): CheckedItem[] {
  const titles = new Set(known.map(({ category, title }) => `${category} ${folded(title)}`));
  const seen = new Set<string>();
  return items.map((item) => {
    const plain = toPlain(item, words);
    const whole = `${item.category}\n${plain.title}\n${plain.content}`;
    const isTwice = seen.has(whole) || titles.has(`${item.category} ${folded(plain.title)}`);
    seen.add(whole);
    const value = (name: FoundLine["name"]) => item.lines.find((line) => line.name === name)?.value;
    return {
      id: crypto.randomUUID(),
      category: item.category,
      plain,
      state: stateOf(item, plain.content, isTwice),
      hint: value("user") ?? value("website") ?? "",
    };
  });
}

/** Ready to be added; what the vault has already may be added all the same. */
export function canBeAdded({ state }: CheckedItem): boolean {
  return state === "new" || state === "have";
}

/** The new ones, as many as the plan has room for. */
export function firstChoice(items: readonly CheckedItem[], room: number): Set<string> {
  return new Set(
    items
      .filter(({ state }) => state === "new")
      .slice(0, Math.max(0, room))
      .map(({ id }) => id),
  );
}

function stateOf(item: FoundItem, content: string, isTwice: boolean): ItemState {
  if (item.unreadable) return "unreadable";
  if (content === "") return "noContent";
  if ([...content].length > vaultLengths.content) return "tooLong";
  return isTwice ? "have" : "new";
}

function toPlain(item: FoundItem, words: Words): PlainEntry {
  const written = item.lines.map(({ name, value }) => `${words.line(name)}: ${value}`);
  const content = [written.join("\n"), item.notes].filter(Boolean).join("\n\n");
  const tags = [...new Set(item.tags.map((tag) => cut(tag, vaultLengths.tag)))].slice(0, vaultLengths.tags);
  return {
    title: cut(item.title, vaultLengths.title) || words.untitled,
    description: cut(item.description ?? "", vaultLengths.description),
    tags,
    details: item.details ?? {},
    content,
  };
}

function cut(text: string, most: number): string {
  const letters = [...text.replace(/\s+/g, " ").trim()];
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : letters.join("");
}
