import type { Kin, WillContent, WillPerson } from "./content.ts";

/** What only a religious law asks, and what therefore tells of somebody's faith. */
const aboutFamily: ReadonlySet<string> = new Set(["sameChurch", "heirsAgree"]);
const bars: ReadonlySet<string> = new Set(["other-religion", "divorced-revocably", "divorced-on-deathbed"]);
const aboutPerson: ReadonlySet<string> = new Set(["inIdda", "remarried", "withinLunarYear"]);

/** The will without every answer that tells of a faith. The same object where there is none. */
export function withoutFaith(content: WillContent): WillContent {
  const people = content.people.map(plainPerson);
  const facts = content.facts && without(content.facts, aboutFamily);
  const isSame = facts === content.facts && people.every((one, at) => one === content.people[at]);
  return isSame ? content : { ...content, people, ...(facts && { facts }) };
}

function plainPerson(person: WillPerson): WillPerson {
  const { kin } = person;
  if (!kin) return person;
  const left = kin.bars?.filter((bar) => !bars.has(bar));
  const facts = kin.facts && without(kin.facts, aboutPerson);
  if (left?.length === kin.bars?.length && facts === kin.facts) return person;
  const { bars: _bars, facts: _facts, ...rest } = kin;
  const plain: Kin = {
    ...rest,
    ...(left && left.length > 0 && { bars: left }),
    ...(facts && Object.keys(facts).length > 0 && { facts }),
  };
  return { ...person, kin: plain };
}

function without<T>(facts: Readonly<Record<string, T>>, names: ReadonlySet<string>): Readonly<Record<string, T>> {
  const left = Object.entries(facts).filter(([name]) => !names.has(name));
  return left.length === Object.keys(facts).length ? facts : Object.fromEntries(left);
}
