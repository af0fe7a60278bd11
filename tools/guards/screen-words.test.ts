import { describe, expect, test } from "vitest";
import { screenWords } from "./screen-words.ts";

const ledger = { path: "docs/requirements/vlt.md", text: '| VLT-063 | "Encryption key is not available" |' };
const said = (text: string, language: string, folder = "features/assets", key = "a") => {
  const path = `apps/web/src/${folder}/messages.${language}.json`;
  return screenWords.check([ledger, { path, text: `{\n  "${key}": ${JSON.stringify(text)}\n}\n` }]);
};
const words = (...given: Parameters<typeof said>) => said(...given).map(({ what }) => /"(.+)"/.exec(what)?.[1]);

describe("a word that was replaced", () => {
  test.each([
    ["en", "Go to my dashboard", "dashboard"],
    ["en", "Enter the will key", "will key"],
    ["en", "Print a key card", "key card"],
    ["en", "Compare words with Salma", "Compare words"],
    ["en", "Type the 24 words", "24 words"],
    ["en", "Unlock with a passkey", "passkey"],
    ["en", "Locked with her own key", "key"],
    ["en", "Your entries stay sealed", "sealed"],
    ["en", "Look in your shared vault", "shared vault"],
    ["en", "Opens after release", "after release"],
    ["en", "Never", "Never"],
    ["en", "You can say yes, no, or not yet", "or not yet"],
    ["en", "Your heirs will receive it", "Your heirs"],
    ["en", "An envelope is missing", "envelope"],
    ["en", "Access was granted", "granted"],
    ["ar", "إلى لوحة المتابعة", "لوحة المتابعة"],
    ["ar", "مقفل بمفتاحك", "مفتاح"],
    ["ar", "مقارنة الكلمات", "مقارنة الكلمات"],
    ["ar", "الخزنة المشتركة", "الخزنة المشتركة"],
    ["ar", "عنصر مختوم", "مختوم"],
    ["ar", "بعد فتح الوصية", "بعد فتح الوصية"],
    ["ar", "أبدًا", "أبدًا"],
    ["es", "Ir a mi panel", "panel"],
    ["es", "Cerrada con su clave", "clave"],
    ["es", "Comparar palabras", "Comparar palabras"],
    ["es", "Caja fuerte compartida", "Caja fuerte compartida"],
    ["es", "Su caja fuerte está bloqueada", "bloque"],
    ["es", "Tras la apertura", "Tras la apertura"],
    ["es", "Nunca", "Nunca"],
    ["fr", "Vers mon tableau de bord", "tableau de bord"],
    ["fr", "Verrouillé avec votre clé", "clé"],
    ["fr", "Comparer les mots", "Comparer les mots"],
    ["fr", "Coffre partagé", "Coffre partagé"],
    ["fr", "Élément scellé", "scellé"],
    ["fr", "Après l’ouverture", "Après l’ouverture"],
    ["fr", "Jamais", "Jamais"],
    ["fr", "Rejoindre ses dispositions", "ses dispositions"],
  ])("%s: %s", (language, text, word) => {
    expect(words(text, language)).toContain(word);
  });

  test("in an email, with its place", () => {
    const path = "apps/server/src/slices/members/letters/messages.en.json";
    const text = '{\n  "a": "Inbox",\n  "b": "Your will key"\n}\n';
    expect(screenWords.check([{ path, text }])[0]).toEqual({
      path,
      line: 3,
      what: 'slices/members/letters b says "will key"; docs/words.md: joining code',
    });
  });

  test("levels, where permissions are chosen, and not where a menu says Details", () => {
    expect(words("Details", "en", "features/members/permissions")).toEqual(["Details"]);
    expect(words("Details", "en", "features/vault")).toEqual([]);
  });
});

test("what the ledger quotes, and what has its place with a reason, stays", () => {
  expect(words("Encryption key is not available", "en")).toEqual([]);
  expect(words("Generate will key", "en", "features/members/list", "action.willKey")).toEqual([]);
  expect(words("Add a passkey", "en", "features/account/passkeys")).toEqual([]);
  expect(words("Only Salma can open it", "en")).toEqual([]);
  expect(words("Keyboard and monkeys", "en")).toEqual([]);
});
