import type { Person, PersonId } from "../family.ts";
import type { Kin } from "../kin.ts";
import { hasLivingIssue } from "../kinship.ts";
import { add, fraction, multiply, type Rational, zero } from "../rational.ts";

export type Shares = Map<PersonId, Rational>;

/** Whoever is alive, or dead with living issue that stands in their place, as far down as the law lets it. */
export function branchesOf(kin: Kin, people: readonly Person[], generations = Number.POSITIVE_INFINITY): Person[] {
  return people.filter((person) => person.alive || hasLivingIssue(kin, person, generations));
}

/**
 * Divides a share among branches: every living person and every dead one with issue counts once, and the issue divides
 * its parent's part in the same way, at any depth.
 */
export function perStirpes(kin: Kin, people: readonly Person[], share: Rational): Shares {
  return weighted(kin, people, share, () => 1);
}

/** As perStirpes, with branches that count more or less: brothers of the half blood count half in some laws. */
export function weighted(
  kin: Kin,
  people: readonly Person[],
  share: Rational,
  weight: (person: Person) => number,
  generations = Number.POSITIVE_INFINITY,
): Shares {
  const shares: Shares = new Map();
  const branches = branchesOf(kin, people, generations);
  const heads = branches.reduce((total, person) => total + weight(person), 0);
  for (const person of branches) {
    const part = multiply(share, fraction(weight(person), heads));
    if (person.alive) give(shares, person.id, part);
    else {
      const below = weighted(kin, kin.childrenOf(person.id), part, () => 1, generations - 1);
      for (const [id, its] of below) give(shares, id, its);
    }
  }
  return shares;
}

/** Equal parts by head, without representation. */
export function perHead(people: readonly Person[], share: Rational): Shares {
  const living = people.filter(({ alive }) => alive);
  return new Map(living.map(({ id }) => [id, multiply(share, fraction(1, living.length))]));
}

export function give(shares: Shares, id: PersonId, share: Rational): void {
  shares.set(id, add(shares.get(id) ?? zero, share));
}

export function join(...parts: readonly Shares[]): Shares {
  const shares: Shares = new Map();
  for (const part of parts) for (const [id, share] of part) give(shares, id, share);
  return shares;
}
