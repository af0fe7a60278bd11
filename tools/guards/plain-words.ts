import { isTest, type SourceFile } from "../source/files.ts";
import { parse, textParts, walk } from "../source/syntax.ts";
import type { Finding, Guard } from "./guard.ts";
import { ledgerStrings, without } from "./ledger-strings.ts";

/**
 * What docs/words.md calls wrong in every sense. Words that are right elsewhere (plan, document, paper, letter, unlock)
 * are left to the reader.
 */
const wrong: { pattern: RegExp; say: string }[] = [
  { pattern: /\be-mails?\b/i, say: "email" },
  { pattern: /\blegac(y|ies)\b/i, say: "plan; the gift in a will has its own name" },
  { pattern: /\bmailbox(es)?\b/i, say: "inbox, or email" },
  { pattern: /\bsquare codes?\b/i, say: "QR code" },
  { pattern: /\bpass(ed|es|ing)? away\b/i, say: "died" },
  { pattern: /\bby (itself|themselves)\b/i, say: "automatically" },
  { pattern: /\bat once\b/i, say: "immediately" },
  { pattern: /\bfor good\b/i, say: "permanently" },
  { pattern: /\bpurg(e|es|ed|ing)\b/i, say: "delete permanently" },
  { pattern: /\bswitch(es|ed|ing)?( \S+)? (on|off)\b/i, say: "turn on or off; pause or resume for a member" },
  { pattern: /\bt(ake|akes|aking|ook|aken) back\b/i, say: "cancel, unassign, stop sharing or withdraw" },
  { pattern: /\b(some|any|every)body\b/i, say: "someone, anyone, everyone" },
  { pattern: /\btwo-step\b/i, say: "two-factor authentication" },
  { pattern: /\bsafety numbers?\b/i, say: "compare words" },
  { pattern: /\brecovery sheets?\b/i, say: "Recovery Kit" },
  { pattern: /\b(takes?|taking|took|have|has|had) (a )?part\b/i, say: "part of a plan, join" },
  { pattern: /\b(many|more|few) tries\b/i, say: "attempts" },
  { pattern: /\bmeanwhile\b/i, say: "a period, “for 30 days”" },
  { pattern: /\b(nearer|farther)\b/i, say: "closer" },
  { pattern: /\w\(s\)/, say: "_one and _other" },
  {
    pattern: /\b\w+n['’]t\b|\b(i|you|we|they|he|she|it|that|there|what|who|let)['’](s|m|re|ve|ll|d)\b/i,
    say: "the whole words, no contraction",
  },
  {
    pattern:
      /\b(color|favorite|center|canceled|canceling|fulfill|behavior|neighbor|honor|traveled)(s|ed|ing)?\b|\b(recogni|organi|authori|reali|apologi|finali|customi|summari)z(e|es|ed|ing)\b/i,
    say: "British spelling",
  },
];

const english = /^apps\/.+\.en\.json$/;
const contract = /^packages\/contract\/src\/.+\.ts$/;

/**
 * English texts, emails and error texts use the words of docs/words.md. Strings that the ledger quotes are exempt, and so
 * are the texts of packages/law.
 */
export const plainWords: Guard = {
  name: "plain words",
  check: (files) => {
    const fixed = ledgerStrings(files);
    return files
      .filter(({ path }) => !isTest(path))
      .flatMap((file) => {
        if (english.test(file.path)) return checkMessages(file, fixed);
        return contract.test(file.path) ? checkContract(file, fixed) : [];
      });
  },
};

function checkMessages(file: SourceFile, fixed: string[]): Finding[] {
  return file.text.split("\n").flatMap((line, index) => {
    const text = line.replace(/^\s*"[^"]*":\s*/, "");
    return [
      ...findings(file.path, index + 1, text, fixed),
      ...(/\p{L}'\p{L}/u.test(without(text, fixed))
        ? [{ path: file.path, line: index + 1, what: `${text.trim()}: ’ is the apostrophe` }]
        : []),
    ];
  });
}

function checkContract(file: SourceFile, fixed: string[]): Finding[] {
  const { program, lineAt } = parse(file);
  const found: Finding[] = [];
  walk(program, (node) => {
    for (const text of textParts(node) ?? [])
      if (text.includes(" ")) found.push(...findings(file.path, lineAt(node.start), text, fixed));
  });
  return found;
}

function findings(path: string, line: number, text: string, fixed: string[]): Finding[] {
  const own = without(text, fixed);
  return wrong.flatMap(({ pattern, say }) => {
    const word = pattern.exec(own)?.[0];
    return word === undefined ? [] : [{ path, line, what: `says "${word}"; docs/words.md: ${say}` }];
  });
}
