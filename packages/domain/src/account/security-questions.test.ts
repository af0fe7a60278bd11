import { expect, test } from "vitest";
import { normaliseAnswer } from "./security-questions.ts";

test.each([
  ["Madame Dubois", " madame  dubois. "],
  ["Élodie", "elodie"],
  ["مُحَمَّد", "محمد"],
  ["Calle de Alcalá, 12", "calle de alcala 12"],
  ["ＡＢＣ", "abc"],
])("[ACC-064] %s and %s are the same answer", (first, second) => {
  expect(normaliseAnswer(first)).toBe(normaliseAnswer(second));
});

test("[ACC-064] other words stay other answers", () => {
  expect(normaliseAnswer("Dubois")).not.toBe(normaliseAnswer("Dubosc"));
  expect(normaliseAnswer("...")).toBe("");
});
