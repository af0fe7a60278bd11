import { languages } from "@heirlock/domain/languages";
import { describe, expect, test } from "vitest";
import { type Letter, renderLetter } from "../../../../mail/letter.ts";
import {
  confirmNewEmailLetter,
  confirmRecoveryEmailLetter,
  emailClashLetter,
  objectionResetLetter,
  recoveryLinkLetter,
} from "./recovery-letters.ts";
import { recoveryTexts } from "./recovery-texts.ts";

const url = "https://heirlock.test";
const token = "q5Yc0Zk4X0mJ1m8l3b5Vt7r9w2E4uN6oP8sA1dF3gHk";
type Write = (language: (typeof languages)[number]) => Letter;
const reader = (language: (typeof languages)[number]) => ({ language, firstName: "Nadia" });

const letters: [string, string, Write][] = [
  ["confirm new e-mail", "/auth/confirm-email", (language) => confirmNewEmailLetter(reader(language), url, token)],
  [
    "confirm recovery e-mail",
    "/auth/verify-recovery-email",
    (language) => confirmRecoveryEmailLetter(reader(language), url, token),
  ],
  ["recovery link", "/auth/recover", (language) => recoveryLinkLetter(reader(language), url, token)],
  ["objection reset", "/auth/reset-password", (language) => objectionResetLetter(reader(language), url, token)],
  ["e-mail clash", "/auth/login", (language) => emailClashLetter(reader(language), url)],
];

describe.each(letters)("the letter %s", (name, path, write) => {
  test.each(languages)("reads the same in both parts, in %s", async (language) => {
    const letter = write(language);
    const { html, text } = await renderLetter(letter);
    for (const line of [letter.heading, letter.greeting, ...letter.before, letter.action.url, ...letter.after]) {
      expect(text).toContain(line);
      expect(html).toContain(line.replaceAll("'", "&#x27;"));
    }
    expect(html).toContain(language === "ar" ? 'dir="rtl"' : 'dir="ltr"');
    expect(`${html}${text}`).not.toMatch(/\{\{|undefined/);
    expect(letter.subject).not.toMatch(/Nadia|http|@/);
  });

  test("[SEC-032] its token stands in the fragment", () => {
    const action = new URL(write("en").action.url);
    expect(`${action.pathname}${action.search}`).toBe(path);
    expect(action.hash).toBe(name === "e-mail clash" ? "" : `#${token}`);
  });
});

test("an address that nobody confirmed yet learns no name", async () => {
  for (const language of languages)
    for (const write of [confirmNewEmailLetter, confirmRecoveryEmailLetter]) {
      const { html, text } = await renderLetter(write(reader(language), url, token));
      expect(`${html}${text}`).not.toContain("Nadia");
    }
});

test("every language has every text", () => {
  const keys = (value: object): string[] =>
    Object.entries(value).flatMap(([key, inner]) => (typeof inner === "string" ? [key] : keys(inner)));
  for (const language of languages) expect(keys(recoveryTexts(language))).toEqual(keys(recoveryTexts("en")));
});
