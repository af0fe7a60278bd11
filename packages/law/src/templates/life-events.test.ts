import { expect, test } from "vitest";
import { loadSheet } from "../formalities/load-sheet.ts";
import { lifeEventsOf } from "./life-events.ts";
import { templateLanguages } from "./texts.ts";

const told = async (code: string, language = "en") => {
  const found = await lifeEventsOf(await loadSheet(code), language);
  return Object.fromEntries(found.map(({ event, effects }) => [event, effects]));
};

test("[DOC-019] five events, in the order in which they are asked", async () => {
  const found = await lifeEventsOf(null, "en");
  expect(found.map(({ event }) => event)).toEqual(["marriage", "birth", "divorce", "death", "move"]);
  expect(
    found.flatMap(({ effects }) => effects),
    "nothing is said of a law that nobody reviewed",
  ).toEqual([]);
});

test("[DOC-019] England: marriage cancels a will, divorce reads it as if the other had died, each with its section", async () => {
  const { marriage, divorce, move } = await told("gb-common-english");
  expect(marriage![0]!.text).toContain("Marriage cancels a will made before it");
  expect(marriage![0]!.origin.source).toContain("Wills Act 1837 ss. 18");
  expect(divorce![0]!.text).toContain("as if the former husband or wife had died");
  expect(divorce![0]!.origin.source).toContain("18A");
  expect(move![0]!.text).toContain("Hague Convention of 1961");
});

test("[DOC-019] France: the European regulation decides after a move", async () => {
  const { move } = await told("fr-civil");
  expect(move!.some(({ text }) => text.includes("650/2012"))).toBe(true);
});

test.each(templateLanguages)("[DOC-019] in %s every effect has words and a source", async (language) => {
  for (const code of ["gb-common-english", "fr-civil", "eg-islamic-hanafi", "us-common-new-york"])
    for (const effects of Object.values(await told(code, language)))
      for (const { text, origin } of effects) {
        expect(text).not.toMatch(/^$|undefined/);
        expect(origin.source).not.toBe("");
      }
});
