import { relationOf } from "@heirlock/law/kin-names/relation";
import type { Kin } from "@heirlock/law/succession/kin";
import type { HolderId } from "./cut-whole.ts";

/** Colours of charts by number; the sixth, stone, is for what no person has. */
export type Colour = 1 | 2 | 3 | 4 | 5 | 6;

const preferred: Readonly<Record<string, Colour>> = { husband: 2, wife: 2, mother: 5, son: 1, daughter: 3 };

/** One colour for each kind of heir. A colour alone never tells who it is: a number stands on it and a name beside it. */
export function coloursOf(kin: Kin, holders: readonly HolderId[]): ReadonlyMap<HolderId, Colour> {
  const byKind = new Map<string, Colour>();
  const kindOf = (id: HolderId) => (id === "treasury" || id === "charity" ? id : relationOf(kin, id).code);
  const kinds = [...new Set(holders.map(kindOf))];
  if (!kinds.includes("son") && kinds.includes("daughter")) byKind.set("daughter", 1);
  for (const kind of kinds) {
    if (kind === "treasury" || kind === "charity") byKind.set(kind, 6);
    else if (preferred[kind] && !byKind.has(kind)) byKind.set(kind, preferred[kind]);
  }
  const spare: Colour[] = [1, 3, 4, 5, 2, 6];
  for (const kind of kinds) {
    if (byKind.has(kind)) continue;
    const used = new Set(byKind.values());
    byKind.set(kind, spare.find((colour) => !used.has(colour)) ?? spare[byKind.size % spare.length]!);
  }
  return new Map(holders.map((id) => [id, byKind.get(kindOf(id))!]));
}
