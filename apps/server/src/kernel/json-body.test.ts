import fc from "fast-check";
import { expect, test } from "vitest";
import { RefusedError } from "./errors.ts";
import { parseJsonBody } from "./json-body.ts";

test("[SEC-028] a key that stands twice is refused, however it is written and however deep", () => {
  const texts = [
    '{"a":1,"a":2}',
    '{"a":1,"\\u0061":2}',
    '{"x":[{"a":{"b":1,"b":1}}]}',
    '{"a:":1,"a:":2}',
    '{"a\\"":1,"a\\"":2}',
  ];
  for (const text of texts) expect(() => parseJsonBody(text)).toThrow(RefusedError);
});

test("[SEC-028] a key that reaches for the prototype is refused", () => {
  expect(() => parseJsonBody('{"__proto__":{"isAdmin":true}}')).toThrow(RefusedError);
});

test("a body that nests without end is refused before anybody walks it", () => {
  expect(() => parseJsonBody(`${"[".repeat(100_000)}${"]".repeat(100_000)}`)).toThrow(RefusedError);
  expect(parseJsonBody(`${"[".repeat(32)}${"]".repeat(32)}`)).toBeDefined();
});

test("what is no JSON is refused without a word of the parser", () => {
  for (const text of ["", "{", "undefined", '{"a":1}x']) expect(() => parseJsonBody(text)).toThrow("VALIDATION_ERROR");
});

test("every value that JSON can carry comes through as it is", () => {
  const value = fc.jsonValue({ maxDepth: 6 }).filter((json) => !JSON.stringify(json).includes("__proto__"));
  fc.assert(
    fc.property(value, (json) => {
      expect(parseJsonBody(JSON.stringify(json))).toEqual(JSON.parse(JSON.stringify(json)));
    }),
    { numRuns: 300 },
  );
});
