import type { PersonRef, WillContent } from "./content.ts";

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
