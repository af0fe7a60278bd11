import { languages } from "@heirlock/domain/languages";
import { type LetterKind, letterKindNames, letterKinds } from "@heirlock/domain/members/letter-kinds";
import { describe, expect, test } from "vitest";
import { renderLetter } from "../../../mail/letter.ts";
import { type MemberNews, memberLetter } from "./member-letters.ts";

const news = (kind: LetterKind, language: MemberNews["language"], more: Partial<MemberNews> = {}): MemberNews => ({
  kind,
  language,
  firstName: "Samir",
  other: "Nadia Haddad",
  role: "executor",
  roleStatus: "inactive",
  words: "You know the bank",
  until: new Date("2026-12-15T10:00:00Z"),
  url: "https://heirlock.test/dashboard/member/invitations",
  ...more,
});

describe.each(letterKindNames)("the letter %s", (kind) => {
  test.each(languages)("says everything in both parts, in %s", async (language) => {
    for (const more of [{}, { role: null, roleStatus: null, words: null, until: null }]) {
      const letter = memberLetter(news(kind, language, more));
      const { html, text } = await renderLetter(letter);
      const lines = [letter.heading, letter.greeting, ...letter.before, letter.action.label, ...letter.after];
      for (const line of [...lines, ...letter.facts!.flatMap(({ label, value }) => [label, value])]) {
        expect(text).toContain(line);
        expect(html).toContain(line.replaceAll("'", "&#x27;"));
      }
      expect(letter.subject).toContain("Nadia Haddad");
      expect(`${html}${text}`).not.toMatch(/\{\{|undefined|null|Invalid Date|NaN/);
    }
  });

  test("gives the holder's words and the last day only where something is asked", () => {
    const { before, facts } = memberLetter(news(kind, "en"));
    const asks = letterKinds[kind].asks;
    expect(before.join(" ").includes("You know the bank")).toBe(asks);
    expect(facts!.some(({ value }) => value === "December 15, 2026")).toBe(asks);
  });
});

test("no two letters of a language say the same", () => {
  for (const language of languages) {
    const subjects = letterKindNames.map((kind) => memberLetter(news(kind, language)).subject);
    expect(new Set(subjects).size).toBe(letterKindNames.length);
  }
});
