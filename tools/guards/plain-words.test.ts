import { describe, expect, test } from "vitest";
import { plainWords } from "./plain-words.ts";

const ledger = {
  path: "docs/requirements/vlt.md",
  text: '| VLT-001 | "Link Asset(s)" and "Don\'t have an account?" |',
};
const inMessages = (text: string, path = "apps/web/src/features/vault/messages.en.json") =>
  plainWords.check([ledger, { path, text: `{\n  "a": ${JSON.stringify(text)}\n}\n` }]).map((one) => one.what);

describe("words that docs/words.md calls wrong everywhere", () => {
  test("a key is not a text", () => {
    const path = "apps/web/src/features/vault/messages.en.json";
    expect(plainWords.check([{ path, text: '{\n  "mailbox": {\n    "a": "Inbox"\n  }\n}\n' }])).toEqual([]);
  });

  test.each([
    ["Look in your Mailbox", "Mailbox"],
    ["Your e-mail address", "e-mail"],
    ["Scan the square code", "square code"],
    ["When someone has passed away", "passed away"],
    ["It happens by itself", "by itself"],
    ["It is removed at once", "at once"],
    ["Delete for good", "for good"],
    ["Purge the bin", "Purge"],
    ["Switch {{name}} off?", "Switch {{name}} off"],
    ["Switched off", "Switched off"],
    ["Take back the invitation", "Take back"],
    ["Everybody sees it", "Everybody"],
    ["Too many tries", "many tries"],
    ["{{count}} asset(s)", "t(s)"],
    ["You can't undo this", "can't"],
    ["It’s done", "It’s"],
    ["Choose a color", "color"],
    ["We do not recognize it", "recognize"],
  ])("%s", (text, word) => {
    expect(inMessages(text).find((what) => what.includes(`"${word}"`))).toContain("docs/words.md");
  });

  test("a straight apostrophe in a message", () => {
    expect(inMessages("no country's rules")).toEqual([`"no country's rules": ’ is the apostrophe`]);
  });

  test("in error texts of the contract, but not in its code", () => {
    const text = `const purge = { text: "Nobody can take part", code: "purge" }; // for good`;
    expect(plainWords.check([{ path: "packages/contract/src/vault.ts", text }])).toEqual([
      {
        path: "packages/contract/src/vault.ts",
        line: 1,
        what: `says "take part"; docs/words.md: part of a plan, join`,
      },
    ]);
  });
});

test("what the ledger quotes, law texts, other languages and words that are right elsewhere stay", () => {
  for (const text of [
    "Link Asset(s)",
    "Don't have an account?",
    "Take your account back",
    "Your plan, a letter, for goods",
  ])
    expect(inMessages(text)).toEqual([]);
  expect(inMessages("Su mailbox", "apps/web/src/features/vault/messages.es.json")).toEqual([]);
  expect(inMessages("at once", "packages/law/src/story/says.en.ts")).toEqual([]);
});
