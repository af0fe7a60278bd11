import { expect, test } from "vitest";
import { matchesEntry, pickProofPositions, secureRandom } from "./kit-proof.ts";

test("[KEY-012] two different places from 1 to 24, in order", () => {
  for (let i = 0; i < 500; i++) {
    const [first, second] = pickProofPositions(24, secureRandom);
    expect(first).toBeGreaterThanOrEqual(1);
    expect(second).toBeLessThanOrEqual(24);
    expect(first).toBeLessThan(second);
  }
});

test("every place is asked sooner or later", () => {
  const asked = new Set<number>();
  for (let i = 0; i < 1000; i++) for (const place of pickProofPositions(24, secureRandom)) asked.add(place);
  expect(asked.size).toBe(24);
});

test("a word is taken as people type it, but not another word", () => {
  expect(matchesEntry("  Canyon ", "canyon")).toBe(true);
  expect(matchesEntry("canyo", "canyon")).toBe(false);
  expect(matchesEntry("", "canyon")).toBe(false);
});

test("a number is taken in either digits, with or without its zeros", () => {
  expect(matchesEntry("0042", "0042")).toBe(true);
  expect(matchesEntry("42", "0042")).toBe(true);
  expect(matchesEntry("٠٠٤٢", "0042")).toBe(true);
  expect(matchesEntry("43", "0042")).toBe(false);
});
