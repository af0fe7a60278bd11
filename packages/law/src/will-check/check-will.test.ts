import { describe, expect, test } from "vitest";
import { entryOf, findingCodes } from "./findings.ts";
import { severities } from "./severity.ts";
import { check } from "./testing/check.ts";
import { fixtures } from "./testing/fixtures.ts";

describe("[LAW-022] every code has a case that has it and one that just does not", () => {
  test("and none is left out", () => {
    expect(Object.keys(fixtures).toSorted()).toEqual(findingCodes.toSorted());
  });
  for (const code of findingCodes) {
    test(code, () => {
      const fixture = fixtures[code]!;
      const found = check(fixture.found).filter((finding) => finding.code === code);
      expect(found.length).toBeGreaterThan(0);
      expect(check(fixture.notFound).map((finding) => finding.code)).not.toContain(code);
      const { cites } = entryOf(code);
      for (const { citation, severity } of found) {
        expect(severities).toContain(severity);
        if (cites === "always") expect(citation?.source).toMatch(/\S/);
        if (cites === "never") expect(citation).toBeNull();
        if (citation) expect(citation.reviewed).toMatch(/^\d{4}-\d{2}$/);
      }
    });
  }
});
