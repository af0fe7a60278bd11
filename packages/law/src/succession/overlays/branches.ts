import { deceasedId, type Person, type PersonId } from "../family.ts";
import type { Kin } from "../kin.ts";
import { kinOf } from "../kinship.ts";
import { issueOf, livingIssue } from "../lines.ts";
import { fraction, multiply, type Rational } from "../rational.ts";

/** A child of the deceased who died first, and who of its issue stands in its place with which part. */
export interface Branch {
  child: Person;
  /** The sum is 1: a man has twice a woman's part, and each of those who died passes theirs on. */
  parts: ReadonlyMap<PersonId, Rational>;
}

/** How far down the issue of a dead child is reached. */
export type Reach =
  /** Grandchildren only. */
  | "grandchildren"
  /** Grandchildren; in the line of sons those of every generation below, each shutting out their own issue only. */
  | "grandchildren-and-issue-of-sons";

/** The branches that have somebody in them; null where the law does not say who of them takes. */
export function branchesOf(kin: Kin, reach: Reach): Branch[] | null {
  const dead = kin.childrenOf(deceasedId).filter(({ alive, adopted }) => !alive && !adopted);
  const branches: Branch[] = [];
  for (const child of dead) {
    const parts = partsBelow(kin, child, reach === "grandchildren" ? 0 : Number.POSITIVE_INFINITY);
    if (!parts) return null;
    if (parts.length > 0) branches.push({ child, parts: new Map(parts) });
  }
  return branches;
}

/** `deeper` is how many dead generations may be passed over, in the line of sons. */
function partsBelow(kin: Kin, parent: Person, deeper: number): [PersonId, Rational][] | null {
  const places: { weight: number; below: [PersonId, Rational][] }[] = [];
  for (const child of kin.childrenOf(parent.id)) {
    if (child.adopted) continue;
    const below = placeOf(kin, child, parent.sex === "male" ? deeper : 0);
    if (!below) return null;
    if (below.length > 0) places.push({ weight: child.sex === "male" ? 2 : 1, below });
  }
  const heads = places.reduce((total, { weight }) => total + weight, 0);
  return places.flatMap(({ weight, below }) =>
    below.map(([id, part]): [PersonId, Rational] => [id, multiply(part, fraction(weight, heads))]),
  );
}

function placeOf(kin: Kin, child: Person, deeper: number): [PersonId, Rational][] | null {
  // Whether a bar of inheritance also keeps somebody from what a statute gives is not said.
  if (child.alive) return child.bars?.length ? null : [[child.id, fraction(1)]];
  if (deeper === 0) return [];
  // "Issue of sons" may or may not mean that of a son's daughter.
  if (child.sex === "female") return livingIssue(kin, child.id).length > 0 ? null : [];
  return partsBelow(kin, child, deeper - 1);
}

/** The same family with these people thought alive, and without those who stand in their place. */
export function asIfAlive(kin: Kin, dead: readonly Person[]): Kin {
  const gone = new Set(dead.flatMap(({ id }) => issueOf(kin, id).map((one) => one.id)));
  const people = kin.family.people
    .filter(({ id }) => !gone.has(id))
    .map((person): Person => (dead.includes(person) ? { ...person, alive: true } : person));
  return kinOf({ ...kin.family, people });
}
