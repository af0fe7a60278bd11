import fc from "fast-check";
import { expect, test } from "vitest";
import { type Findable, find } from "./find.ts";

const items: Findable[] = [
  { id: "1", title: "Apartment in Beirut", text: "Property" },
  { id: "2", title: "Beirut bank account" },
  { id: "3", title: "Zoë Haddad", text: "Beneficiary" },
  { id: "4", title: "Wills", words: "testament" },
];
const ids = (typed: string, limit = 9) => find(items, typed, limit).map(({ id }) => id);

test("the start of a title comes before the start of a word, and that before anything else", () => {
  expect(ids("beirut")).toEqual(["2", "1"]);
  expect(ids("bei")).toEqual(["2", "1"]);
  expect(ids("property")).toEqual(["1"]);
  expect(ids("testament")).toEqual(["4"]);
});

test("case and accents do not count, and every word must be there", () => {
  expect(ids("ZOE")).toEqual(["3"]);
  expect(ids("bank beirut")).toEqual(["2"]);
  expect(ids("beirut boat")).toEqual([]);
  expect(ids("  ")).toEqual([]);
  expect(ids("beirut", 1)).toEqual(["2"]);
});

test("whatever is typed, only items with all its words are found, each once", () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const found = find(items, typed, 9);
      expect(new Set(found).size).toBe(found.length);
      for (const { title, text = "", words = "" } of found)
        for (const word of typed
          .toLowerCase()
          .split(/\s+/)
          .filter((one) => /^[a-z]+$/.test(one)))
          expect(
            `${title} ${text} ${words}`
              .normalize("NFKD")
              .replace(/\p{Mn}/gu, "")
              .toLowerCase(),
          ).toContain(word);
    }),
  );
});
