import { parentalLines } from "../civil/collaterals.ts";
import { finish } from "../civil/finish.ts";
import { branchesOf, join, perHead, perStirpes } from "../civil/stirpes.ts";
import { deceasedId } from "../family.ts";
import { add, compare, divide, fraction, isZero, multiply, one, type Rational, subtract, zero } from "../rational.ts";
import type { Engine } from "../result.ts";
import { figureOn } from "./dated-figures.ts";

const smaller = (a: Rational, b: Rational): Rational => (compare(a, b) < 0 ? a : b);

/** From here on a spouse without issue takes the free estate before parents and siblings (2024 Act s. 77). */
const spouseFirstFrom = "2024-04-30";

/**
 * Scotland: prior rights of the spouse in house, furniture and cash, legal rights in what is left of the moveables, and
 * the free estate. It needs to know what the estate is made of.
 */
export const scottishEngine: Engine = (kin, { dateOfDeath, scottish }) => {
  if (kin.spouses.length > 1) return { notComputed: "civil.one-spouse" };
  if (!scottish) return { needs: "estate-parts", rule: "sct.prior" };
  const children = kin.childrenOf(deceasedId);
  const hasIssue = branchesOf(kin, children).length > 0;
  const [spouse] = kin.spouses;
  const figure = (name: Parameters<typeof figureOn>[0]) => figureOn(name, dateOfDeath);
  const cashRight = figure(hasIssue ? "sct.cash-with-issue" : "sct.cash-without-issue");
  const [house, furniture] = [figure("sct.house"), figure("sct.furniture")];
  if (cashRight === null || house === null || furniture === null) return { needs: "date-of-death", rule: "sct.prior" };

  const parts = { house: fraction(scottish.house), furniture: fraction(scottish.furniture) };
  let heritage = add(parts.house, fraction(scottish.otherHeritage ?? 0n));
  let moveable = add(parts.furniture, fraction(scottish.otherMoveable));
  const whole = add(heritage, moveable);
  let forSpouse = zero;
  let prior: Record<string, Rational> = {};
  if (spouse) {
    const fromHouse = smaller(parts.house, fraction(house));
    const fromFurniture = smaller(parts.furniture, fraction(furniture));
    heritage = subtract(heritage, fromHouse);
    moveable = subtract(moveable, fromFurniture);
    const left = add(heritage, moveable);
    const cash = smaller(left, fraction(cashRight));
    // Cash comes from heritage and moveables in proportion.
    const cashFromMoveable = isZero(left) ? zero : multiply(cash, divide(moveable, left));
    heritage = subtract(heritage, subtract(cash, cashFromMoveable));
    moveable = subtract(moveable, cashFromMoveable);
    forSpouse = add(add(fromHouse, fromFurniture), cash);
    prior = { house: fromHouse, furniture: fromFurniture, cash };
  }
  const part = fraction(1, spouse && hasIssue ? 3 : 2);
  const relict = spouse ? multiply(moveable, part) : zero;
  const legitim = hasIssue ? multiply(moveable, part) : zero;
  const free = subtract(add(heritage, moveable), add(relict, legitim));
  const share = (amount: Rational) => divide(amount, whole);
  const numbers = Object.fromEntries(
    Object.entries({ ...prior, relict, legitim, free })
      .filter(([, amount]) => !isZero(amount))
      .map(([name, amount]) => [name, share(amount)]),
  );

  if (hasIssue) {
    const shares = join(
      new Map(spouse ? [[spouse.id, share(add(forSpouse, relict))]] : []),
      perStirpes(kin, children, share(add(legitim, free))),
    );
    return finish(kin, "sct.free", shares, ["sct.legal-rights"], undefined, numbers);
  }
  if (spouse && dateOfDeath >= spouseFirstFrom) return finish(kin, "sct.free", new Map([[spouse.id, one]]), []);
  const parents = [kin.father, kin.mother].filter((person) => person?.alive);
  const siblings = branchesOf(kin, [...kin.siblings.full, ...kin.siblings.paternal, ...kin.siblings.maternal]);
  if (parents.length === 0 && siblings.length === 0) {
    return spouse ? finish(kin, "sct.free", new Map([[spouse.id, one]]), []) : { notComputed: "civil.farther-kin" };
  }
  const rest = share(free);
  const half = multiply(rest, fraction(1, 2));
  const others =
    parents.length > 0 && siblings.length > 0
      ? join(perHead(parents as NonNullable<(typeof parents)[number]>[], half), perStirpes(kin, siblings, half))
      : parentalLines(kin, rest)!;
  const shares = join(new Map(spouse ? [[spouse.id, subtract(one, rest)]] : []), others);
  return finish(kin, "sct.free", shares, ["sct.legal-rights"], undefined, numbers);
};
