import { type NoticeKind, noticeKinds } from "@heirlock/domain/account/notice-kinds";
import { languages } from "@heirlock/domain/languages";
import { describe, expect, test } from "vitest";
import { renderLetter } from "../../../../mail/letter.ts";
import { type NoticeFacts, noticeLetter, noticeText, phoneCodeText } from "./notice-letters.ts";
import { noticeTexts } from "./notice-texts.ts";

const kinds = Object.keys(noticeKinds) as NoticeKind[];
const token = "q5Yc0Zk4X0mJ1m8l3b5Vt7r9w2E4uN6oP8sA1dF3gHk";
const object = { does: "object", url: `https://heirlock.test/auth/object#${token}` } as const;
const stop = { does: "stop", url: `https://heirlock.test/auth/stop-reset#${token}` } as const;
const open = { does: "open", publicUrl: "https://heirlock.test" } as const;
const at = new Date("2026-11-14T21:07:00Z");
const everyFact: NoticeFacts = {
  browser: "Firefox",
  system: "Windows",
  country: "FR",
  name: "Nadia's phone",
  left: 3,
  until: "2026-11-17T21:07:00.000Z",
  deletesAt: "2026-11-28T21:07:00.000Z",
  kitNumber: "7QK2-M9XA",
  newEmail: "n••••@example.org",
};

const head = {
  signedAt: new Date("2026-11-13T08:30:00Z"),
  words: ["scatter", "make", "close", "foot"],
  numbers: ["1540", "1077", "0350", "0728"],
};

function write(kind: NoticeKind, language: (typeof languages)[number], facts: NoticeFacts = everyFact) {
  const action = noticeKinds[kind].objects ? (kind.startsWith("reset") ? stop : object) : open;
  return noticeLetter({ language, firstName: "Nadia", kind, facts, at, head }, action);
}

describe.each(kinds)("[SEC-012] the notice %s", (kind) => {
  test.each(languages)("says everything in both parts, in %s", async (language) => {
    for (const facts of [
      everyFact,
      {},
      { opens: false, toAddress: "new" },
      { toAddress: "recovery" },
    ] as NoticeFacts[]) {
      const letter = write(kind, language, facts);
      const { html, text, subject } = await renderLetter(letter);
      const lines = [letter.heading, letter.greeting, ...letter.before, letter.action.label, ...letter.after];
      for (const line of [...lines, ...letter.facts!.flatMap(({ label, value }) => [label, value])]) {
        expect(text).toContain(line);
        expect(html).toContain(line.replaceAll("'", "&#x27;"));
      }
      expect(letter.before.every((line) => line.length > 10)).toBe(true);
      expect(html).toContain(`lang="${language}"`);
      expect(html).toContain(language === "ar" ? 'dir="rtl"' : 'dir="ltr"');
      expect(`${html}${text}`).not.toMatch(/\{\{|undefined|null|Invalid Date|NaN/);
      expect(subject).not.toMatch(/Nadia|http|7QK2|@|Firefox/);
    }
  });

  test("leads to the objection by a token in the fragment, or needs none", () => {
    for (const language of languages) {
      const url = new URL(write(kind, language).action.url);
      expect(`${url.pathname}${url.search}`).not.toContain(token);
      expect(url.hash).toBe(noticeKinds[kind].objects ? `#${token}` : "");
    }
  });

  test.each(languages)("fits a phone, in %s", (language) => {
    const content = { language, firstName: "Nadia", kind, facts: everyFact, at, head };
    const text = noticeText(content, noticeKinds[kind].objects ? object : open);
    expect(text).toContain(noticeTexts(language).kinds[kind].heading);
    expect(text.includes(object.url)).toBe(noticeKinds[kind].objects);
    expect(text).not.toMatch(/\{\{|undefined|Nadia/);
    expect(text.replace(object.url, "").length).toBeLessThan(140);
  });
});

test("the newest state of the plan is named by its day and four words, in Arabic by numbers, and is left out where nothing is signed", () => {
  const last = (language: (typeof languages)[number]) => write("new-device", language).facts!.at(-1)!;
  expect(last("en")).toEqual({
    label: "Your plan",
    value: "signed on November 13, 2026 at 08:30 AM UTC, words: \u2068scatter make close foot\u2069",
  });
  expect(last("ar").value).toContain("\u20681540 1077 0350 0728\u2069");
  const content = { language: "en", firstName: "Nadia", kind: "new-device", facts: {}, at, head: null } as const;
  expect(noticeLetter(content, object).facts!.map(({ label }) => label)).toEqual(["When"]);
});

test("[SEC-012] when, device and country stand in the reader's language, the time in UTC", () => {
  const line = (language: (typeof languages)[number]) => write("new-device", language).facts!.map(({ value }) => value);
  expect(line("en").slice(0, 3)).toEqual([
    "November 14, 2026 at 09:07 PM UTC",
    "\u2068Firefox\u2069 on \u2068Windows\u2069",
    "France",
  ]);
  expect(line("fr")[0]).toBe("14 novembre 2026 à 21:07 UTC");
  expect(line("es")[0]).toContain("14 de noviembre de 2026");
  expect(line("ar").slice(0, 3).join()).toMatch(/نوفمبر.*UTC.*فرنسا/);
});

test("a fact of an unexpected shape is left out", () => {
  const facts = { country: "France", until: "soon", left: "three", browser: "" };
  expect(write("new-device", "en", facts).facts!.map(({ label }) => label)).toEqual(["When", "Your plan"]);
});

test("a passkey that no longer opens the vault, and an address that lost the account, read differently", () => {
  expect(write("passkey-opens-vault", "en", { opens: false }).heading).toBe("A passkey no longer opens your vault");
  expect(write("passkey-opens-vault", "en", { opens: true }).heading).toBe("A passkey now opens your vault");
  expect(write("objected", "en", { toAddress: "new" }).heading).toBe("This address is no longer used for an account");
  expect(write("objected", "en", { toAddress: "recovery" }).heading).toBe(
    "This is no longer used to recover an account",
  );
});

test("[ACC-064] the text with a code says it whole, in every language", () => {
  for (const language of languages) expect(phoneCodeText(language, "04711815")).toContain("04711815");
});

test("every language has every text", () => {
  const keys = (value: object): string[] =>
    Object.entries(value).flatMap(([key, inner]) =>
      typeof inner === "string"
        ? [`${key} ${[...inner.matchAll(/\{\{\w+\}\}/g)].sort().join()}`]
        : keys(inner).map((k) => `${key}.${k}`),
    );
  for (const language of languages) expect(keys(noticeTexts(language))).toEqual(keys(noticeTexts("en")));
});
