import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isComputed } from "../derivation.ts";
import { equals, one, sum } from "../rational.ts";
import { replay } from "../replay.ts";
import { drawnCounts, propertyRuns } from "../testing/families.ts";
import { divideJafari } from "./divide.ts";

describe("over random families", () => {
  test("the shares are positive and sum to exactly 1, and the derivation replays to them", () => {
    fc.assert(
      fc.property(drawnCounts, (counts) => {
        const result = divideJafari(counts);
        if (!isComputed(result)) return;
        expect(equals(sum(result.shares.values()), one)).toBe(true);
        for (const [heir, share] of result.shares) {
          expect(share.n > 0n).toBe(true);
          if (heir !== "treasury") expect(counts[heir]).toBeGreaterThan(0);
        }
        expect(replay(result.steps)).toEqual(result.shares);
      }),
      propertyRuns,
    );
  });

  test("whoever is there inherits or is excluded with a reason", () => {
    fc.assert(
      fc.property(drawnCounts, (counts) => {
        const result = divideJafari(counts);
        if (!isComputed(result)) return;
        const out = new Map(result.excluded.map(({ heir, by }) => [heir, by]));
        for (const [heir, count] of Object.entries(counts) as [keyof typeof counts, number][]) {
          if (count > 0)
            expect([heir, result.shares.has(heir), out.has(heir)]).toEqual([heir, !out.has(heir), out.has(heir)]);
        }
        for (const by of out.values()) expect(by.length).toBeGreaterThan(0);
      }),
      propertyRuns,
    );
  });
});

test("what the jurists dispute is not computed", () => {
  expect(divideJafari({ paternal_sisters: 1, maternal_brothers: 1 })).toEqual({
    notComputed: "jafari.paternal-sisters-open",
  });
});
