import { languages } from "@heirlock/domain/languages";
import { describe, expect, test } from "vitest";
import { type Letter, renderLetter } from "../../../mail/letter.ts";
import { mailTexts } from "../../../mail/texts.ts";
import { signUpAttemptedLetter, verifyEmailLetter } from "./account-letters.ts";
import { accountTexts } from "./account-texts.ts";

const token = "q5Yc0Zk4X0mJ1m8l3b5Vt7r9w2E4uN6oP8sA1dF3gHk";
const letters: [string, (language: (typeof languages)[number]) => Letter][] = [
  [
    "verify e-mail",
    (language) =>
      verifyEmailLetter({ language, firstName: "Nadia" }, "https://heirlock.test", { token, digits: "481203" }),
  ],
  ["sign-up attempted", (language) => signUpAttemptedLetter({ language, firstName: "Nadia" }, "https://heirlock.test")],
];

describe.each(letters)("the letter %s", (_name, write) => {
  test.each(languages)("reads the same in both parts, in %s", async (language) => {
    const letter = write(language);
    const { html, text } = await renderLetter(letter);
    expect(html, "laid out for the width of a phone").toContain('name="viewport"');
    for (const line of [letter.heading, letter.greeting, ...letter.before, letter.action.url, ...letter.after]) {
      expect(text).toContain(line);
      expect(html).toContain(line.replaceAll("'", "&#x27;"));
    }
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain(language === "ar" ? 'dir="rtl"' : 'dir="ltr"');
    expect(`${html}${text}`).not.toMatch(/\{\{|undefined/);
    expect(html).not.toMatch(/<script|<img|url\(/);
  });

  test("names nobody and no link in its subject", () => {
    for (const language of languages) expect(write(language).subject).not.toMatch(/Nadia|http|@/);
  });
});

test("every language has every text", () => {
  const keys = (value: object): string[] =>
    Object.entries(value).flatMap(([key, inner]) =>
      typeof inner === "string"
        ? [
            `${key} ${
              inner
                .match(/\{\{\w+\}\}/g)
                ?.sort()
                .join() ?? ""
            }`,
          ]
        : keys(inner).map((k) => `${key}.${k}`),
    );
  for (const language of languages)
    for (const texts of [mailTexts, accountTexts]) expect(keys(texts(language))).toEqual(keys(texts("en")));
});

test("[SEC-032] the token of a link stands in its fragment", () => {
  const url = new URL(
    verifyEmailLetter({ language: "en", firstName: "Nadia" }, "https://heirlock.test", { token, digits: null }).action
      .url,
  );
  expect(url.hash).toBe(`#${token}`);
  expect(`${url.pathname}${url.search}`).toBe("/auth/verify-email");
});
