import fc from "fast-check";
import { expect, test } from "vitest";
import { engines } from "../../vectors/engines.ts";
import { familyOf } from "../../vectors/vector-family.ts";
import { figureOn } from "../common-law/dated-figures.ts";
import { commonEngines } from "../common-law/laws.ts";
import { kinOf } from "../kinship.ts";
import { format, fraction } from "../rational.ts";
import { type Engine, isSuccession } from "../result.ts";
import { law as newSouthWales } from "../territories/laws/au-nsw.ts";
import { law as ontario } from "../territories/laws/ca-on.ts";
import { sumOn } from "../territories/spouse-part.ts";
import type { Territory } from "../territories/territory.ts";
import { amountsOf } from "./amounts.ts";
import { netEstate } from "./net-estate.ts";

test("[LAW-013] figures are picked by the day of death, and a day without one is refused", () => {
  const family = kinOf(familyOf({ family: { spouse: 1, children: 1 } }));
  const share = (dateOfDeath: string, engine: Engine) =>
    engine(family, { dateOfDeath, net: 1_000_000_00n, allChildrenCommon: false, spouseHasOtherChildren: false });
  const spouse = (dateOfDeath: string, engine: Engine) => {
    const outcome = share(dateOfDeath, engine);
    return isSuccession(outcome) ? format(outcome.shares.get("spouse 1")!) : outcome;
  };
  expect(spouse("2023-07-25", commonEngines.gb)).toBe("127/200");
  expect(spouse("2023-07-26", commonEngines.gb)).toBe("661/1000");
  expect(spouse("2019-01-01", commonEngines.gb)).toEqual({ needs: "date-of-death", rule: "gb.46" });
  expect(spouse("2026-04-30", engines["au-nsw"]!)).toEqual({ needs: "date-of-death", rule: "law:au-nsw" });
  expect(spouse("2024-06-01", engines["us-mi"]!)).toEqual({ needs: "date-of-death", rule: "law:us-mi" });
  expect(spouse("2026-07-01", engines["au-vic"]!)).toEqual({ needs: "date-of-death", rule: "law:au-vic" });
});

test("[LAW-008] money is rounded once, and what is left goes by the largest remainder", () => {
  const shares = new Map([
    ["a", fraction(1, 3)],
    ["b", fraction(1, 6)],
    ["c", fraction(1, 2)],
  ]);
  expect(Object.fromEntries(amountsOf(shares, 100n).of)).toEqual({ a: 33n, b: 17n, c: 50n });
});

test("[LAW-035] equals stay equal, and what does not divide among them is a line of its own", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: 12 }), fc.bigInt(0n, 10n ** 12n), (weights, total) => {
      const all = weights.reduce((sum, weight) => sum + weight + 1, 0);
      const shares = new Map(weights.map((weight, index) => [index, fraction(weight + 1, all)]));
      const { of, odd } = amountsOf(shares, total);
      const paid = [...of.values()].reduce((sum, one) => sum + one, 0n);
      expect(paid + (odd?.amount ?? 0n)).toBe(total);
      expect(odd === null || (odd.amount > 0n && odd.amount < BigInt(odd.among.length))).toBe(true);
      for (const [a, weight] of weights.entries()) {
        for (const [b, other] of weights.entries()) if (weight === other) expect(of.get(a)).toBe(of.get(b));
      }
      const reversed = amountsOf(new Map([...shares].toReversed()), total).of;
      for (const [id, amount] of of) expect(reversed.get(id)).toBe(amount);
    }),
  );
});

test("[LAW-013] the figures of the statutes, to the cent", () => {
  expect(figureOn("gb.legacy", "2023-07-25")).toBe(270_000_00n);
  expect(figureOn("gb.legacy", "2023-07-26")).toBe(322_000_00n);
  const sumOf = (law: Territory, day: string) => {
    const { has } = law.spouse.find(({ has: one }) => typeof one === "object" && "sum" in one)!;
    return typeof has === "object" && "sum" in has ? sumOn(has.sum, day) : null;
  };
  for (const day of ["2026-01-29", "2026-04-29"]) expect(sumOf(newSouthWales, day)?.n).toBe(603_091_72n);
  for (const day of ["2025-10-29", "2026-04-30"]) expect(sumOf(newSouthWales, day)).toBeNull();
  expect(sumOf(ontario, "2021-02-28")).toBeNull();
  // Row 10 of the errors: sums that stood long before the review.
  expect(figureOn("sct.house", "2012-01-31")).toBeNull();
  expect(figureOn("sct.house", "2012-02-01")).toBe(473_000_00n);
  expect(figureOn("za.minimum", "2014-11-24")).toBe(250_000_00n);
  expect(figureOn("nz.legacy", "2009-03-01")).toBe(155_000_00n);
});

test("[LAW-008] marital property, funeral, debts, bequests within the limit, shares: in this order", () => {
  const third = [1n, 3n] as const;
  const estate = { gross: 1_200n, maritalProperty: 600n, funeral: 60n, debts: 240n, bequests: 150n };
  // 1,200 less the spouse's own 600 less 60 less 240 leaves 300, of which a third may be bequeathed.
  expect(netEstate(estate, third)).toEqual({ afterDebts: 300n, bequests: 100n, forHeirs: 200n, excess: 50n });
  expect(netEstate(estate, third, true)).toMatchObject({ bequests: 150n, forHeirs: 150n, excess: 0n });
  expect(netEstate(estate, null)).toMatchObject({ bequests: 150n, forHeirs: 150n });
  // What is not the deceased's pays no debts, and nobody bequeaths or inherits before they are paid.
  expect(netEstate({ ...estate, debts: 540n }, third)).toEqual({
    afterDebts: 0n,
    bequests: 0n,
    forHeirs: 0n,
    excess: 150n,
  });
  const shares = new Map([
    ["wife", fraction(1, 8)],
    ["son", fraction(7, 8)],
  ]);
  expect(Object.fromEntries(amountsOf(shares, netEstate(estate, third).forHeirs).of)).toEqual({ wife: 25n, son: 175n });
});
