import { describe, expect, test } from "vitest";
import type { SchoolName } from "../sunni/schools.ts";
import { sharesOf, vectorsOf } from "../testing/vectors.ts";
import { divideWithIssue, type Overlay } from "./issue-of-predeceased.ts";

const overlayOf = (regulation: string): Overlay =>
  regulation.startsWith("eg") ? "egypt" : regulation.startsWith("pk") ? "pakistan" : "indonesia";

describe.each(vectorsOf("islamic-statutory"))("$source: $id", ({ family, expected, school, regulation }) => {
  test(overlayOf(regulation), () => {
    const {
      predeceased_sons_with_issue: sons = 0,
      predeceased_daughters_with_issue: daughters = 0,
      ...living
    } = family;
    const result = divideWithIssue(living, school as SchoolName, { sons, daughters }, overlayOf(regulation));
    expect(sharesOf(result)).toEqual(expected);
  });
});
