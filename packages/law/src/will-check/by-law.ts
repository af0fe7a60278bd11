import type { PersonId } from "../succession/family.ts";
import { divide, isZero, one, type Rational, subtract, sum } from "../succession/rational.ts";
import type { Succession } from "../succession/result.ts";
import type { RuleCode } from "../succession/rules.ts";

/** Statutes that give the issue of a dead child a part before everything else (rulebook 1.15). It is no heir. */
export const obligatoryRules: readonly RuleCode[] = ["morocco.369", "egypt.obligatory-bequest", "tunisia.191"];

/** What a law gives by itself. */
export interface ByLaw {
  /** Bequests that the statute makes, of the whole. */
  bequests: ReadonlyMap<PersonId, Rational>;
  /** Who inherits, and which part of what all bequests leave. */
  heirs: ReadonlyMap<PersonId, Rational>;
}

export function byLawOf({ shares, steps }: Succession): ByLaw {
  const bequests = new Map<PersonId, Rational>();
  for (const { rule, heirs, gives = [] } of steps) {
    if (obligatoryRules.includes(rule)) for (const [index, id] of heirs.entries()) bequests.set(id, gives[index]!);
  }
  const left = subtract(one, sum(bequests.values()));
  const heirs = [...shares].filter(([id]) => id !== "treasury" && !bequests.has(id));
  return {
    bequests,
    heirs: new Map(
      heirs
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, share]) => [id, isZero(left) ? share : divide(share, left)]),
    ),
  };
}
