import { describe, expect, test } from "vitest";
import { type ReserveCountry, reserveOf } from "../succession/civil/reserve.ts";
import { kinOf } from "../succession/kinship.ts";
import { add, equals, fraction, isZero, one, type Rational } from "../succession/rational.ts";
import { check } from "./testing/check.ts";
import { circumstancesOf, daughter, familyWith, father, gift, mother, son, wife } from "./testing/inputs.ts";

const countries: Readonly<Record<string, ReserveCountry>> = {
  "ar-civil-argentine": "ar",
  "at-civil-austrian": "at",
  "be-civil-belgian": "be",
  "br-civil-brazilian": "br",
  "ch-civil-swiss": "ch",
  "cy-civil-cypriot": "cy",
  "de-civil-german": "de",
  "es-civil-spanish": "es",
  "fr-civil-french": "fr",
  "gr-civil-greek": "gr",
  "id-civil-bw": "id",
  "ie-common-irish": "ie",
  "it-civil-italian": "it",
  "jp-civil-japanese": "jp",
  "kr-civil-korean": "kr",
  "lu-civil-luxembourgish": "lu",
  "nl-civil-dutch": "nl",
  "pt-civil-portuguese": "pt",
  "tr-civil-turkish": "tr",
};
const families = {
  "one child": familyWith(son("a")),
  "two children": familyWith(son("a"), daughter("b")),
  "three children": familyWith(son("a"), daughter("b"), son("c")),
  "a wife and two children": familyWith(wife(), son("a"), daughter("b")),
  "a wife and both parents": familyWith(wife(), father(), mother()),
  "a wife alone": familyWith(wife()),
  "both parents": familyWith(father(), mother()),
  "a dead child's children": familyWith(
    son("a"),
    son("b", { alive: false }),
    son("c", { father: "b" }),
    son("d", { father: "b" }),
  ),
} as const;
const cent = fraction(1, 60_000_000);

describe("[LAW-024] gifts to a stranger of exactly what is free are found nowhere, and a cent more is found everywhere", () => {
  for (const [law, country] of Object.entries(countries)) {
    test.each(Object.entries(families))(`${law}, %s`, (_, family) => {
      const circumstances = circumstancesOf({ regime: "accrued-gains", dateOfDeath: "2026-03-01" });
      const reserve = reserveOf(kinOf(family), country, { ...circumstances, spouseIsHeir: true });
      if (!("reserved" in reserve)) throw new Error(`${law} has no answer: ${JSON.stringify(reserve)}`);
      const { disposable, rule } = reserve;
      // Indonesia beside a spouse gives no single free part: the children's own is looked at instead.
      const cutBy = (part: Rational) =>
        check({ law, family, circumstances, will: { gifts: [gift("friend", { kind: "part", part })] } }).find(
          ({ code }) => code === "reserve.cut",
        );
      if (disposable === null) {
        expect(cutBy(one)!.data.limit).toBeUndefined();
        return;
      }
      if (!isZero(disposable)) expect(cutBy(disposable)).toBeUndefined();
      if (equals(disposable, one)) return;
      const found = cutBy(add(disposable, cent));
      expect(equals(found!.data.excess!.share, cent)).toBe(true);
      expect(equals(found!.data.limit!.share, disposable)).toBe(true);
      expect(found!.citation?.source).toMatch(/\S/);
      expect(rule).toMatch(new RegExp(`^${country}\\.`));
    });
  }
});
