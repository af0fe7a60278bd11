import { expect, test } from "vitest";
import { familyOf } from "../../vectors/vector-family.ts";
import { figureOn } from "../common-law/dated-figures.ts";
import { commonEngines } from "../common-law/laws.ts";
import { kinOf } from "../kinship.ts";
import { format, fraction } from "../rational.ts";
import { type Engine, isSuccession } from "../result.ts";
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
  expect(spouse("2026-04-30", commonEngines.au)).toEqual({ needs: "date-of-death", rule: "au-nsw.111" });
});

test("[LAW-008] money is rounded once, and the cents left over go to the largest share", () => {
  const shares = new Map([
    ["a", fraction(1, 3)],
    ["b", fraction(1, 6)],
    ["c", fraction(1, 2)],
  ]);
  expect(Object.fromEntries(amountsOf(shares, 100n))).toEqual({ a: 33n, b: 16n, c: 51n });
});

test("[LAW-013] the figures of the statutes, to the cent", () => {
  expect(figureOn("gb.legacy", "2023-07-25")).toBe(270_000_00n);
  expect(figureOn("gb.legacy", "2023-07-26")).toBe(322_000_00n);
  for (const day of ["2026-01-29", "2026-04-29"]) expect(figureOn("au-nsw.legacy", day)).toBe(603_091_72n);
  for (const day of ["2025-10-29", "2026-04-30"]) expect(figureOn("au-nsw.legacy", day)).toBeNull();
  expect(figureOn("ca-on.preferential", "2021-02-28")).toBeNull();
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
  expect(Object.fromEntries(amountsOf(shares, netEstate(estate, third).forHeirs))).toEqual({ wife: 25n, son: 175n });
});

test("[LAW-008] whatever the estate, every cent is somebody's", () => {
  for (const total of [0n, 1n, 2n, 99n, 100n, 10_000_000_000_000_01n]) {
    const amounts = amountsOf(new Map(["a", "b", "c", "d", "e", "f", "g"].map((id) => [id, fraction(1, 7)])), total);
    expect([...amounts.values()].reduce((sum, one) => sum + one, 0n)).toBe(total);
    expect([...amounts.values()].every((one) => one >= 0n)).toBe(true);
  }
});
