import { expect, test } from "vitest";
import { commonPasswords } from "./common-passwords.ts";
import { suggestPassphrase } from "./passphrase.ts";
import words from "./passphrase-words.json" with { type: "json" };
import { checkPassword } from "./password-policy.ts";

const fillRandom = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);

test("[ACC-074] suggested passphrases pass the policy, every one", () => {
  const suggested = Array.from({ length: 2000 }, () => suggestPassphrase(fillRandom));
  for (const phrase of suggested) expect(checkPassword(phrase, commonPasswords), phrase).toEqual([]);
  expect(new Set(suggested).size).toBe(2000);
});

test("no word of the list could make a suggestion fail", () => {
  for (const word of words.words.split(" "))
    expect(checkPassword(`Olive-grove-${word}-47`, commonPasswords), word).toEqual([]);
});

test("the random bytes decide, and a broken generator is an error instead of a hang", () => {
  expect(suggestPassphrase((bytes) => bytes.fill(0))).toBe(suggestPassphrase((bytes) => bytes.fill(0)));
  expect(() => suggestPassphrase((bytes) => bytes.fill(255))).toThrowError("random generator");
});
