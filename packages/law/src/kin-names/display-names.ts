import type { PersonId } from "../succession/family.ts";
import type { Kin } from "../succession/kin.ts";
import type { KinWords } from "./kin-words.ts";
import { relationOf } from "./relation.ts";

/**
 * A name for everybody, no two alike. `given` are the names the family uses; whoever has none is called by what they
 * are to the deceased, numbered where there are several: "Son 1", "Son 2". People of one given name carry it beside.
 */
export function displayNames(
  kin: Kin,
  words: KinWords,
  given: ReadonlyMap<PersonId, string> = new Map(),
): ReadonlyMap<PersonId, string> {
  const ids = kin.family.people.map(({ id }) => id);
  const nameOf = (id: PersonId) => given.get(id)?.trim() || null;
  const names = new Map<PersonId, string>();
  const labels = groupBy(
    ids.filter((id) => nameOf(id) === null),
    (id) => words.label(relationOf(kin, id)),
  );
  for (const [label, people] of labels) {
    for (const [index, id] of people.entries()) {
      names.set(id, people.length === 1 ? label : words.numbered(relationOf(kin, id), index + 1));
    }
  }
  const alike = groupBy(
    ids.filter((id) => nameOf(id) !== null),
    (id) => nameOf(id)!,
  );
  for (const [name, people] of alike) {
    const kinds = groupBy(people, (id) => words.label(relationOf(kin, id)));
    for (const [label, same] of kinds) {
      for (const [index, id] of same.entries()) {
        const beside = same.length === 1 ? label : words.numbered(relationOf(kin, id), index + 1);
        names.set(id, people.length === 1 ? name : `${name} (${beside})`);
      }
    }
  }
  return distinct(names, ids);
}

function groupBy<T>(all: readonly T[], key: (one: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}

/** A family may call somebody "Son 2": whoever comes later then carries a number of their own. */
function distinct(names: ReadonlyMap<PersonId, string>, ids: readonly PersonId[]): ReadonlyMap<PersonId, string> {
  const taken = new Set<string>();
  return new Map(
    ids.map((id) => {
      const name = names.get(id)!;
      let own = name;
      for (let number = 2; taken.has(own); number++) own = `${name} (${number})`;
      taken.add(own);
      return [id, own];
    }),
  );
}
