import type { PersonId, Sex } from "../succession/family.ts";
import type { Kin } from "../succession/kin.ts";
import { type Link, relationOf } from "./relation.ts";

/** People of one kind in a sentence: one wife, two sons, three children. Of mixed ones `links` is the male's. */
export interface Noun {
  links: readonly Link[];
  count: number;
  sex: Sex | "mixed";
}

/** The male and the female of one kind. */
const pairs: Readonly<Partial<Record<Link, Link>>> = {
  daughter: "son",
  "adopted-daughter": "adopted-son",
  stepdaughter: "stepson",
  "full-sister": "full-brother",
  "paternal-sister": "paternal-brother",
  "maternal-sister": "maternal-brother",
  kinswoman: "kinsman",
};

/** People by kind, in the order in which they are named; sons and daughters together are children. */
export function nounsOf(kin: Kin, people: readonly PersonId[]): Noun[] {
  const nouns = new Map<string, Noun>();
  for (const id of people) {
    const { links, sex } = relationOf(kin, id);
    const last = links.at(-1)!;
    const own = [...links.slice(0, -1), pairs[last] ?? last];
    const key = own.join(".");
    const before = nouns.get(key);
    if (!before) nouns.set(key, { links, count: 1, sex });
    else if (before.sex === sex) nouns.set(key, { ...before, count: before.count + 1 });
    else nouns.set(key, { links: own, count: before.count + 1, sex: "mixed" });
  }
  return [...nouns.values()].flatMap(apart);
}

/** A brother and a sister are named each; from three on they are "brothers and sisters". */
function apart(noun: Noun): Noun[] {
  const before = noun.links.slice(0, -1);
  const last = noun.links.at(-1)!;
  if (noun.sex !== "mixed" || noun.count !== 2 || !last.endsWith("brother")) return [noun];
  const sister = last.replace("brother", "sister") as Link;
  return [
    { links: noun.links, count: 1, sex: "male" },
    { links: [...before, sister], count: 1, sex: "female" },
  ];
}
