import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { donutArcs, groupSlices } from "./donut-slices.ts";

const slices = (values: number[]) => values.map((value, i) => ({ id: `s${i}`, label: `Slice ${i}`, value }));

describe("the slices of a donut", () => {
  test("stand by size, six at most, the rest as one", () => {
    const grouped = groupSlices(slices([1, 9, 3, 7, 5, 2, 4]), "Other");
    expect(grouped.map((slice) => slice.value)).toEqual([9, 7, 5, 4, 3, 3]);
    expect(grouped.at(-1)?.label).toBe("Other");
  });

  test("leave out what has no value", () => {
    expect(groupSlices(slices([0, 5]), "Other")).toHaveLength(1);
  });

  test("never lose a part of the total", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { maxLength: 20 }), (values) => {
        const { total } = donutArcs(groupSlices(slices(values), "Other"));
        expect(total).toBe(values.reduce((a, b) => a + b, 0));
      }),
    );
  });

  test("a single slice is a whole ring and no path holds a broken number", () => {
    expect(donutArcs(slices([5])).arcs[0]?.path.match(/A/g)).toHaveLength(4);
    for (const { path } of donutArcs(slices([900, 99, 1])).arcs) expect(path).not.toMatch(/NaN|Infinity/);
  });
});
