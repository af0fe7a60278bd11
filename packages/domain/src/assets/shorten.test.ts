import fc from "fast-check";
import { expect, test } from "vitest";
import { cardDescriptionLength, shorten, subtypeCardDescriptionLength } from "./shorten.ts";

test("[AST-017] a card shows 100 characters followed by ..., and shorter text as it is", () => {
  expect(cardDescriptionLength).toBe(100);
  expect(shorten("a".repeat(101), cardDescriptionLength)).toBe(`${"a".repeat(100)}...`);
  expect(shorten("a".repeat(100), cardDescriptionLength)).toBe("a".repeat(100));
});

test("[AST-029] a subtype card cuts descriptions to 50 characters", () => {
  expect(shorten("b".repeat(60), subtypeCardDescriptionLength)).toBe(`${"b".repeat(50)}...`);
});

test("[AST-017] characters outside of the basic plane are never cut in half", () => {
  expect(shorten("🏡".repeat(4), 3)).toBe("🏡🏡🏡...");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.nat(120), (text, length) => {
      const cut = shorten(text, length);
      const body = cut === text ? cut : cut.slice(0, -3);
      expect(Array.from(body).length).toBeLessThanOrEqual(Math.max(length, Array.from(text).length));
      expect(text.startsWith(body)).toBe(true);
    }),
  );
});
