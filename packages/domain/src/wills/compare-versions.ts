import { canonicalJson } from "./canonical-version.ts";
import type { WillContent } from "./content.ts";

export interface ComparedVersion {
  title: string;
  law: string | null;
  content: WillContent;
}

/** The parts of a will in which two versions can differ, in the order of the paper. */
export const willParts = [
  "title",
  "law",
  "covers",
  "excepts",
  "testator",
  "people",
  "facts",
  "revokes",
  "gifts",
  "residue",
  "leftOut",
  "guardians",
  "receiveAge",
  "pets",
  "executors",
  "witnesses",
  "funeral",
  "letters",
  "accounts",
  "form",
  "chosenLaw",
  "language",
] as const;
export type WillPart = (typeof willParts)[number];

/** One difference, as a sentence or a line can tell it. What is absent was not there before, or is not there now. */
export interface Difference {
  part: WillPart;
  kind: "added" | "removed" | "changed" | "moved";
  /** Of parts that are lists: which of them. */
  key: string | null;
  before?: unknown;
  after?: unknown;
}

/** What names an item of a list: the same key in both versions is the same item. */
const keys = {
  people: (one) => one.id,
  gifts: (one) => one.id,
  residue: (one) => one.to,
  leftOut: (one) => one.person,
  guardians: (one) => one.of,
  pets: (one) => one.id,
  executors: (one) => one.person,
  witnesses: (one) => one,
  letters: (one) => one,
  accounts: (one) => one.id,
} satisfies { [P in ListPart]: (one: WillContent[P][number]) => string };
type ListPart =
  | "people"
  | "gifts"
  | "residue"
  | "leftOut"
  | "guardians"
  | "pets"
  | "executors"
  | "witnesses"
  | "letters"
  | "accounts";
/** Where the order itself says something: executors are asked one after the other. */
const ordered: ReadonlySet<WillPart> = new Set(["executors"]);

/** Every difference, in the order of the paper. Empty: they say the same. */
export function compareVersions(before: ComparedVersion, after: ComparedVersion): Difference[] {
  const [old, now] = [partsOf(before), partsOf(after)];
  return willParts.flatMap((part) =>
    part in keys
      ? compareLists(part, old[part] as unknown[], now[part] as unknown[], keys[part as ListPart] as KeyOf)
      : isSame(old[part], now[part])
        ? []
        : [{ part, kind: "changed" as const, key: null, before: old[part], after: now[part] }],
  );
}

type KeyOf = (one: unknown) => string;

const partsOf = ({ title, law, content }: ComparedVersion): Record<WillPart, unknown> => ({
  ...content,
  facts: content.facts ?? {},
  covers: content.covers ?? null,
  excepts: content.excepts ?? [],
  title,
  law,
});
const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);

function compareLists(part: WillPart, before: unknown[], after: unknown[], keyOf: KeyOf): Difference[] {
  const old = new Map(before.map((one) => [keyOf(one), one]));
  const now = new Map(after.map((one) => [keyOf(one), one]));
  const found: Difference[] = [];
  for (const [key, one] of old) if (!now.has(key)) found.push({ part, kind: "removed", key, before: one });
  for (const [key, one] of now) {
    const earlier = old.get(key);
    if (earlier === undefined) found.push({ part, kind: "added", key, after: one });
    else if (!isSame(earlier, one)) found.push({ part, kind: "changed", key, before: earlier, after: one });
  }
  if (!ordered.has(part)) return found;
  const [was, is] = [[...old.keys()].filter((key) => now.has(key)), [...now.keys()].filter((key) => old.has(key))];
  return isSame(was, is) ? found : [...found, { part, kind: "moved", key: null, before: was, after: is }];
}
