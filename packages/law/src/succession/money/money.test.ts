import { expect, test } from "vitest";
import { familyOf } from "../../vectors/vector-family.ts";
import { commonEngines } from "../common-law/laws.ts";
import { kinOf } from "../kinship.ts";
import { format, fraction } from "../rational.ts";
import { type Engine, isSuccession } from "../result.ts";
import { amountsOf } from "./amounts.ts";

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
