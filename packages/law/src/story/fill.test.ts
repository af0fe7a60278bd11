import { expect, test } from "vitest";
import type { Noun } from "../kin-names/noun.ts";
import { fraction, one } from "../succession/rational.ts";
import { type Args, say } from "./fill.ts";
import { loadStory } from "./load-story.ts";
import type { Piece } from "./sentence.ts";

const wife: Noun = { links: ["wife"], count: 1, sex: "female" };
const sons: Noun = { links: ["son"], count: 2, sex: "male" };
const daughters: Noun = { links: ["daughter"], count: 3, sex: "female" };

const shown = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (piece.kind === "text" ? piece.text : `[${piece.kind}]`)).join("");
const english = await loadStory("en");
const saysInEnglish = (template: string, args: Args) => shown(say(template, args, english));

test("a place takes people, nouns, money and fractions", () => {
  const args: Args = {
    who: { nouns: [wife, sons] },
    share: { fraction: fraction(1, 8) },
    all: { fraction: one },
    person: { person: "karim" },
    money: { money: 100n, currency: "EUR" },
  };
  expect(saysInEnglish("{who} receive {share}, {all}, {person}, {money}.", args)).toBe(
    "The wife and the two sons receive [fraction], everything, [person], [money].",
  );
  expect(say("{share} of it", args, english)).toEqual([
    { kind: "fraction", value: fraction(1, 8) },
    { kind: "text", text: " of it" },
  ]);
});

test("words follow number and sex", () => {
  const template = "{x?one|two|many} {x^is|are} {x!he|she}";
  expect(saysInEnglish(template, { x: { nouns: [wife] } })).toBe("One is she");
  expect(saysInEnglish(template, { x: { nouns: [sons] } })).toBe("Two are he");
  expect(saysInEnglish(template, { x: { nouns: [wife, sons] } })).toBe("Many is she");
  expect(saysInEnglish("{x?one|more}", { x: { nouns: [daughters] } })).toBe("More");
});

test("lists join as the language does, and a new sentence begins with a capital", async () => {
  const shares: Args = {
    x: { nouns: [wife] },
    shares: {
      shares: [
        { noun: sons, share: fraction(2, 7) },
        { noun: daughters, share: fraction(1, 7) },
      ],
    },
  };
  expect(saysInEnglish("so it is. {x} has none: {shares}.", shares)).toBe(
    "So it is. The wife has none: each son [fraction] and each daughter [fraction].",
  );
  const arabic = await loadStory("ar");
  expect(shown(say("{shares}.", shares, arabic))).toBe("لكل ابن [fraction]، ولكل ابنة السُّبع ([fraction]).");
  expect(shown(say("{terms}", { terms: { terms: [fraction(1, 6), fraction(1, 12)] } }, arabic))).toBe(
    "[fraction] + [fraction]",
  );
});

test("a place that nothing fills is an error, not a gap", () => {
  expect(() => saysInEnglish("{nobody}", {})).toThrow("Nothing fills {nobody}");
});
