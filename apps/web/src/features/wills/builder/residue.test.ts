import { isWhole } from "@heirlock/domain/wills/shares";
import fc from "fast-check";
import { expect, test } from "vitest";
import { portionsOf, residueOf } from "./residue.ts";

test("parts become shares in their lowest terms", () => {
  const residue = residueOf(
    [
      { to: "a", parts: 2 },
      { to: "b", parts: 1 },
      { to: "c", parts: 1 },
    ],
    [{ to: "b", share: "1/3", substitute: "d" }],
  );
  expect(residue.map(({ share }) => share)).toEqual(["1/2", "1/4", "1/4"]);
  expect(residue[1]!.substitute).toBe("d");
});

test("shares of any parts make a whole, and lead back to the same parts in proportion", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 }), (counts) => {
      const portions = counts.map((parts, at) => ({ to: `p${at}`, parts }));
      const residue = residueOf(portions, []);
      expect(isWhole(residue.map(({ share }) => share))).toBe(true);
      expect(residueOf(portionsOf(residue), [])).toEqual(residue);
    }),
  );
});
