import { branchesOf, give, type Shares } from "../civil/stirpes.ts";
import type { Person } from "../family.ts";
import type { Kin } from "../kin.ts";
import { fraction, multiply, type Rational, subtract, zero } from "../rational.ts";

/**
 * Per capita at each generation (UPC 2-106): the nearest generation with somebody alive divides by branches, the living
 * take theirs, and what is left is pooled for the next generation of all the dead branches together.
 */
export function perCapita(kin: Kin, people: readonly Person[], share: Rational): Shares {
  const shares: Shares = new Map();
  let generation = branchesOf(kin, people);
  let left = share;
  while (generation.length > 0) {
    const living = generation.filter(({ alive }) => alive);
    const dead = generation.filter(({ alive }) => !alive);
    if (living.length > 0) {
      const each = multiply(left, fraction(1, generation.length));
      for (const { id } of living) give(shares, id, each);
      left = dead.length === 0 ? zero : subtract(left, multiply(each, fraction(living.length)));
    }
    generation = branchesOf(
      kin,
      dead.flatMap(({ id }) => kin.childrenOf(id)),
    );
  }
  return shares;
}
