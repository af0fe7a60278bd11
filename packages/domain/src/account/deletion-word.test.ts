import { expect, test } from "vitest";
import { languages } from "../languages.ts";
import { deletionWords, isDeletionWord } from "./deletion-word.ts";

test.each(languages)("the word that a page in %s asks for is taken", (language) => {
  expect(isDeletionWord(deletionWords[language])).toBe(true);
  expect(isDeletionWord(`  ${deletionWords[language].toLowerCase()} `)).toBe(true);
});

test("Arabic handwriting marks and direction marks do not matter", () => {
  expect(isDeletionWord("حَذْف")).toBe(true);
  expect(isDeletionWord("\u200Fحـــذف\u200F")).toBe(true);
});

test.each(["", " ", "DELET", "DELETE ME", "delete!", "yes", "حذ"])("%j is not taken", (typed) => {
  expect(isDeletionWord(typed)).toBe(false);
});
