import fc from "fast-check";
import { type Counts, type HeirClass, heirClasses, problemWith } from "../heirs.ts";

/** 2,000 in the daily check, 100,000 and more in a long run: LAW_RUNS=100000. */
export const propertyRuns = { numRuns: Number(process.env.LAW_RUNS ?? 2000) };

/** Families that can exist, from one person to many. */
export const drawnCounts = fc
  .record(
    Object.fromEntries(heirClasses.map((heir) => [heir, fc.integer({ min: 1, max: 4 })])) as Record<
      HeirClass,
      fc.Arbitrary<number>
    >,
    { requiredKeys: [] },
  )
  .map((drawn): Counts => {
    const family: Counts = { ...drawn };
    for (const heir of heirClasses) {
      if (problemWith({ [heir]: family[heir] ?? 0 })) family[heir] = 1;
      // In families of thirty classes nearly everybody is excluded: most of them are thinned out.
      if ((family[heir] ?? 0) === 3) delete family[heir];
    }
    if (family.husband) delete family.wives;
    return family;
  });
