import { livingParents } from "../civil/collaterals.ts";
import { finish } from "../civil/finish.ts";
import { branchesOf, join, perHead, type Shares } from "../civil/stirpes.ts";
import { deceasedId, type Person } from "../family.ts";
import type { Kin } from "../kin.ts";
import { add, compare, divide, fraction, isZero, multiply, one, type Rational, subtract, zero } from "../rational.ts";
import type { Circumstances, Engine, NeedsFact, Outcome } from "../result.ts";
import { represented } from "../territories/representation.ts";
import { figureOn } from "./dated-figures.ts";

const smaller = (a: Rational, b: Rational): Rational => (compare(a, b) < 0 ? a : b);

/** From here on a spouse without issue takes the free estate before parents and siblings (2024 Act s. 77). */
const spouseFirstFrom = "2024-04-30";

/**
 * Scotland: prior rights of the spouse in house, furniture and cash, legal rights in what is left of the moveables, and
 * the free estate. Beside a spouse it needs to know what the estate is made of.
 */
export const scottishEngine: Engine = (kin, circumstances) => {
  if (kin.spouses.length > 1) return { notComputed: "civil.one-spouse" };
  const hasIssue = branchesOf(kin, kin.childrenOf(deceasedId)).length > 0;
  const [spouse] = kin.spouses;
  // Without rights of a spouse to take out first, house and moveables go the same way.
  if (!spouse) {
    const shares = toKin(kin, one);
    if (!shares) return { notComputed: "civil.farther-kin" };
    return finish(kin, "sct.free", shares, hasIssue ? ["sct.legal-rights"] : []);
  }
  const takesAll = !hasIssue && (circumstances.dateOfDeath >= spouseFirstFrom || !toKin(kin, one));
  if (takesAll) return finish(kin, "sct.free", new Map([[spouse.id, one]]), ["sct.separated"]);
  return besideSpouse(kin, circumstances, spouse, hasIssue);
};

function besideSpouse(kin: Kin, circumstances: Circumstances, spouse: Person, hasIssue: boolean): Outcome {
  const rights = rightsOf(circumstances, hasIssue);
  if ("needs" in rights) return rights;
  const { whole, prior, heritage, moveable } = rights;
  const part = fraction(1, hasIssue ? 3 : 2);
  const relict = multiply(moveable, part);
  const legitim = hasIssue ? relict : zero;
  const free = subtract(add(heritage, moveable), add(relict, legitim));
  const share = (amount: Rational) => divide(amount, whole);
  const numbers = Object.fromEntries(
    Object.entries({ ...prior, relict, legitim, free })
      .filter(([, amount]) => !isZero(amount))
      .map(([name, amount]) => [name, share(amount)]),
  );
  const rest = share(add(legitim, free));
  const others: Shares = isZero(rest) ? new Map() : toKin(kin, rest)!;
  const shares = join(new Map([[spouse.id, subtract(one, rest)]]), others);
  return finish(kin, "sct.free", shares, ["sct.legal-rights", "sct.separated"], undefined, numbers);
}

/** What prior rights take, and what they leave of house and land, and of everything else. */
function rightsOf({ scottish, dateOfDeath }: Circumstances, hasIssue: boolean) {
  const needs = (fact: NeedsFact["needs"]): NeedsFact => ({ needs: fact, rule: "sct.prior" });
  if (!scottish) return needs("estate-parts");
  const cashRight = figureOn(hasIssue ? "sct.cash-with-issue" : "sct.cash-without-issue", dateOfDeath);
  const [houseRight, furnitureRight] = [figureOn("sct.house", dateOfDeath), figureOn("sct.furniture", dateOfDeath)];
  if (cashRight === null || houseRight === null || furnitureRight === null) return needs("date-of-death");
  const house = smaller(fraction(scottish.house), fraction(houseRight));
  const furniture = smaller(fraction(scottish.furniture), fraction(furnitureRight));
  const allHeritage = fraction(scottish.house + (scottish.otherHeritage ?? 0n));
  const allMoveable = fraction(scottish.furniture + scottish.otherMoveable);
  const heritage = subtract(allHeritage, house);
  const moveable = subtract(allMoveable, furniture);
  const left = add(heritage, moveable);
  const cash = smaller(left, fraction(cashRight));
  // Cash comes from heritage and moveables in proportion.
  const kept = isZero(left) ? zero : subtract(one, divide(cash, left));
  return {
    whole: add(allHeritage, allMoveable),
    prior: { house, furniture, cash },
    heritage: multiply(heritage, kept),
    moveable: multiply(moveable, kept),
  };
}

/**
 * Issue; else parents and siblings half each; else one of them. All of one degree take by head, others by branch (s. 6),
 * and brothers and sisters of the whole blood shut out those of the half blood (s. 3). Null: nobody of these.
 */
function toKin(kin: Kin, share: Rational): Shares | null {
  const children = kin.childrenOf(deceasedId);
  const byDegree = (people: readonly Person[], part: Rational) => represented(kin, people, part, "equal-or-strict")!;
  if (branchesOf(kin, children).length > 0) return byDegree(children, share);
  const { full, paternal, maternal } = kin.siblings;
  const siblings = branchesOf(kin, full).length > 0 ? full : [...paternal, ...maternal];
  const hasSiblings = branchesOf(kin, siblings).length > 0;
  const parents = livingParents(kin);
  if (parents.length === 0) return hasSiblings ? byDegree(siblings, share) : null;
  if (!hasSiblings) return perHead(parents, share);
  const half = multiply(share, fraction(1, 2));
  return join(perHead(parents, half), byDegree(siblings, half));
}
