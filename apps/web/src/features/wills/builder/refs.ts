import type { PersonRef, WillContent } from "@heirlock/domain/wills/content";

/** Everybody whom the will names besides the family: for a gift, a role, or to be left out. */
export function refsIn(content: WillContent): ReadonlySet<PersonRef> {
  const { gifts, residue, leftOut, guardians, pets, executors, witnesses } = content;
  return new Set(
    [
      ...[...gifts, ...residue].flatMap(({ to, substitute }) => [to, substitute]),
      ...leftOut.map(({ person }) => person),
      ...guardians.flatMap(({ of, guardian, substitute }) => [of, guardian, substitute]),
      ...pets.map(({ to }) => to),
      ...executors.map(({ person }) => person),
      ...witnesses,
    ].filter((ref): ref is PersonRef => ref !== null),
  );
}

/** People of no part in the will any more go; the family stays. */
export function withoutStrays(content: WillContent): WillContent {
  const named = refsIn(content);
  const people = content.people.filter(({ id, kin }) => kin !== null || named.has(id));
  return people.length === content.people.length ? content : { ...content, people };
}

/** A short id that the will does not have yet. */
export function newRef(content: WillContent, prefix: string): string {
  const taken = new Set(
    [...content.people, ...content.gifts, ...content.pets, ...content.accounts].map(({ id }) => id),
  );
  let number = 1;
  while (taken.has(`${prefix}${number}`)) number++;
  return `${prefix}${number}`;
}
