import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Division, isComputed } from "../derivation.ts";
import { type Counts, type HeirClass, heirClasses } from "../heirs.ts";
import { equals, format, one, sum } from "../rational.ts";
import { replay } from "../replay.ts";
import { drawnCounts, propertyRuns } from "../testing/families.ts";
import { divideSunni } from "./divide.ts";
import { type SchoolName, schools } from "./schools.ts";

const schoolNames = Object.keys(schools) as SchoolName[];

function computed(counts: Counts, school: SchoolName): Division<HeirClass> {
  const result = divideSunni(counts, school);
  if (!isComputed(result)) throw new Error(`Not computed: ${result.notComputed}`);
  return result;
}
const written = ({ shares }: Pick<Division<HeirClass>, "shares">) =>
  Object.fromEntries([...shares].map(([heir, share]) => [heir, format(share)]));

const family = fc.tuple(drawnCounts, fc.constantFrom(...schoolNames));

describe("over random families", () => {
  const check = (property: (result: Division<HeirClass>, counts: Counts, school: SchoolName) => void) =>
    fc.assert(
      fc.property(family, ([drawn, school]) => {
        const result = divideSunni(drawn, school);
        if (isComputed(result)) property(result, drawn, school);
      }),
      propertyRuns,
    );

  test("the shares are positive, sum to exactly 1, and go to people who are there", () => {
    check(({ shares }, drawn) => {
      expect(equals(sum(shares.values()), one)).toBe(true);
      for (const [heir, share] of shares) {
        expect(share.n > 0n).toBe(true);
        if (heir !== "treasury") expect(drawn[heir]).toBeGreaterThan(0);
      }
    });
  });

  test("whoever is there inherits or is excluded with a reason, never both", () => {
    check(({ shares, excluded }, drawn) => {
      const out = new Set(excluded.map(({ heir }) => heir));
      expect(out.size).toBe(excluded.length);
      const kindred = ["daughters_sons", "daughters_daughters", "maternal_grandfather", "full_sisters_sons"];
      const beyond = [...kindred, "full_sisters_daughters", "paternal_aunts", "maternal_uncles", "maternal_aunts"];
      for (const heir of heirClasses) {
        if (!drawn[heir]) continue;
        if (!beyond.includes(heir)) expect([heir, shares.has(heir) !== out.has(heir)]).toEqual([heir, true]);
        else expect(shares.has(heir) && out.has(heir)).toBe(false);
      }
      for (const { by } of excluded) expect(by.length).toBeGreaterThan(0);
    });
  });

  test("the six who are never shut out always inherit", () => {
    check(({ shares }, drawn) => {
      for (const heir of ["husband", "wives", "father", "mother", "sons", "daughters"] as const) {
        if (drawn[heir]) expect(shares.has(heir)).toBe(true);
      }
    });
  });

  test("the order in which the family is given does not matter", () => {
    check((result, drawn, school) => {
      const turned = Object.fromEntries(Object.entries(drawn).toReversed()) as Counts;
      expect(written(computed(turned, school))).toEqual(written(result));
    });
  });

  test("the derivation replays to the same result", () => {
    check((result) => expect(written({ shares: replay(result.steps) })).toEqual(written(result)));
  });

  test("'awl raises to one of the known bases only", () => {
    check(({ steps }) => {
      const awl = steps.find(({ rule }) => rule === "sunni.awl");
      if (awl)
        expect(["7/6", "4/3", "3/2", "5/3", "13/12", "5/4", "17/12", "9/8"]).toContain(format(awl.numbers!.before!));
    });
  });
});

test("what the sources leave open is not computed", () => {
  expect(divideSunni({ paternal_grandfather: 1, full_sisters: 1, paternal_brothers: 1 }, "egypt")).toEqual({
    notComputed: "sunni.art22-open",
  });
  for (const family of [
    { wives: 1, daughters: 1 },
    { daughters: 1, full_sisters: 1 },
  ])
    expect(divideSunni(family, "tunisia")).toEqual({ notComputed: "tunisia.143bis-open" });
});

test("counts that no family can have are refused", () => {
  for (const impossible of [{ husband: 1, wives: 1 }, { wives: 5 }, { father: 2 }, { sons: -1 }, { sons: 0.5 }])
    expect(() => divideSunni(impossible, "hanafi")).toThrow(RangeError);
});
