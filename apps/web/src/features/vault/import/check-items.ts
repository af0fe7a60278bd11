import type { PlainEntry } from "@heirlock/crypto/vault/entry";
import { folded } from "@heirlock/domain/folded";
import type { VaultCategory } from "@heirlock/domain/vault/kinds";
import { vaultLengths } from "@heirlock/domain/vault/limits";
import { mayBeTaken } from "../form/prepare-file.ts";
import type { Attachment, FoundItem, FoundLine } from "./read/found-item.ts";

/** Whether an item can be taken over, and why not. */
export type ItemState = "new" | "have" | "noContent" | "tooLong" | "unreadable";

export interface CheckedItem {
  /** Also the id of the entry it becomes: a second try never adds it twice. */
  id: string;
  category: VaultCategory;
  plain: PlainEntry;
  state: ItemState;
  /** The attachment that becomes the entry's file, under the id of its upload. */
  file: { id: string; attachment: Attachment } | null;
  /** Names of those that the vault does not take, or not more than one of. */
  leftOut: readonly string[];
  /** What helps to recognise it, and is no secret: the user name or the website. */
  hint: string;
}

export interface Words {
  untitled: string;
  /** The name of the line that names the file of an item without any text. */
  file: string;
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
    const attachments = item.attachments ?? [];
    const file = attachments.find(mayBeTaken) ?? null;
    const plain = toPlain(item, file, words);
    const whole = `${item.category}\n${plain.title}\n${plain.content}`;
    const isTwice = seen.has(whole) || titles.has(`${item.category} ${folded(plain.title)}`);
    seen.add(whole);
    const value = (name: FoundLine["name"]) => item.lines.find((line) => line.name === name)?.value;
    return {
      id: crypto.randomUUID(),
      category: item.category,
      plain,
      state: stateOf(item, plain.content, isTwice),
      file: file && { id: crypto.randomUUID(), attachment: file },
      leftOut: attachments.filter((one) => one !== file).map(({ name }) => name),
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

function toPlain(item: FoundItem, file: Attachment | null, words: Words): PlainEntry {
  const written = item.lines.map(({ name, value }) => `${words.line(name)}: ${value}`);
  const texts = [written.join("\n"), item.notes].filter(Boolean);
  const content = texts.length === 0 && file ? `${words.file}: ${file.name}` : texts.join("\n\n");
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
