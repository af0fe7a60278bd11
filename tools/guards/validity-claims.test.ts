import { expect, test } from "vitest";
import { validityClaims } from "./validity-claims.ts";

const found = (language: string, text: string) =>
  validityClaims.check([{ path: `apps/web/src/features/wills/messages.${language}.json`, text: `{ "a": "${text}" }` }]);

test.each([
  ["en", "Your will is legally binding."],
  ["en", "Publishing makes your will valid."],
  ["en", "It is valid as soon as you upload it."],
  ["fr", "Votre testament est juridiquement valable."],
  ["fr", "La publication rend votre testament valable."],
  ["es", "Su testamento es legalmente vinculante."],
  ["es", "Es válido al publicarlo."],
  ["ar", "وصيتك ملزمة قانونًا."],
  ["ar", "وصيتك صحيحة بمجرد نشرها."],
])("[DOC-005] a claim in %s: %s", (language, text) => {
  expect(found(language, text)).toHaveLength(1);
});

test.each([
  ["en", "Printing, storing or publishing this text does not make it a valid will."],
  ["en", "It is not legally binding before it is signed."],
  ["fr", "Il n’est pas encore signé."],
  ["es", "Nunca es legalmente válido sin firma."],
  ["ar", "ليست صحيحة قانونًا قبل التوقيع."],
])("[DOC-005] no claim in %s: %s", (language, text) => {
  expect(found(language, text)).toEqual([]);
});

test("[DOC-005] only texts that people read are searched", () => {
  expect(validityClaims.check([{ path: "docs/words.md", text: "legally binding" }])).toEqual([]);
});
