import { branchesOf, give, perHead, type Shares, weighted } from "../civil/stirpes.ts";
import { perCapita } from "../common-law/per-capita.ts";
import type { Person, PersonId } from "../family.ts";
import type { Kin } from "../kin.ts";
import { equals, fraction, multiply, type Rational } from "../rational.ts";
import type { Representation } from "./territory.ts";

/** What a branch counts for beside the others. */
type Weight = (root: Person) => number;

/** Divides among branches as the law fills the places of the dead; null where its sources do not settle the family. */
export function represented(
  kin: Kin,
  people: readonly Person[],
  share: Rational,
  how: Representation,
  weight: Weight = () => 1,
): Shares | null {
  switch (how) {
    case "strict":
      return weighted(kin, people, share, weight);
    case "nearest":
      return fromNearest(kin, people, share, weight);
    case "pooled":
      return perCapita(kin, people, share);
    case "equal-degree":
      return byDegree(kin, people, share, weight, () =>
        people.some(({ alive }) => alive) ? weighted(kin, people, share, weight) : null,
      );
    case "equal-or-strict":
      return byDegree(kin, people, share, weight, () => weighted(kin, people, share, weight));
    case "one-degree":
      return byDegree(kin, people, share, weight, () => null);
    case "agreed": {
      const strict = weighted(kin, people, share, weight);
      return same(strict, fromNearest(kin, people, share, weight)) ? strict : null;
    }
    case "children-only":
      return childrenOnly(kin, people, share, weight);
  }
}

/** Down to the first generation in which somebody lives; a branch keeps the weight of the root it comes from. */
function fromNearest(kin: Kin, people: readonly Person[], share: Rational, weight: Weight): Shares {
  const weights = new Map<PersonId, number>(people.map((one) => [one.id, weight(one)]));
  let roots = branchesOf(kin, people);
  while (roots.length > 0 && !roots.some(({ alive }) => alive)) {
    roots = roots.flatMap((dead) =>
      branchesOf(kin, kin.childrenOf(dead.id)).map((child) => {
        weights.set(child.id, weights.get(dead.id)!);
        return child;
      }),
    );
  }
  return weighted(kin, roots, share, ({ id }) => weights.get(id)!);
}

/** Everybody who takes, with the generation they stand in and the weight of their root. */
function takers(kin: Kin, people: readonly Person[], weight: Weight) {
  const found: { id: PersonId; generation: number; weight: number }[] = [];
  const walk = (person: Person, generation: number, its: number) => {
    if (person.alive) found.push({ id: person.id, generation, weight: its });
    else for (const child of kin.childrenOf(person.id)) walk(child, generation + 1, its);
  };
  for (const root of people) walk(root, 1, weight(root));
  return found;
}

function byDegree(
  kin: Kin,
  people: readonly Person[],
  share: Rational,
  weight: Weight,
  otherwise: () => Shares | null,
): Shares | null {
  const all = takers(kin, people, weight);
  if (new Set(all.map(({ generation }) => generation)).size > 1) return otherwise();
  const heads = all.reduce((total, one) => total + one.weight, 0);
  const shares: Shares = new Map();
  for (const one of all) give(shares, one.id, multiply(share, fraction(one.weight, heads)));
  return shares;
}

function childrenOnly(kin: Kin, people: readonly Person[], share: Rational, weight: Weight): Shares {
  if (people.some(({ alive }) => alive)) return weighted(kin, people, share, weight, 1);
  return perHead(
    people.flatMap(({ id }) => kin.childrenOf(id)),
    share,
  );
}

function same(one: Shares, other: Shares): boolean {
  return one.size === other.size && [...one].every(([id, share]) => equals(share, other.get(id) ?? fraction(-1)));
}
