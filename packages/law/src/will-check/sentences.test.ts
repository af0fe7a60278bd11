import { describe, expect, test } from "vitest";
import { fraction } from "../succession/rational.ts";
import type { Finding } from "./finding.ts";
import { findingCodes } from "./findings.ts";
import { loadCheckSentences, sentenceLanguages } from "./load-sentences.ts";
import { mendCodes } from "./mends.ts";
import { type CheckSentences, keptFindings } from "./sentences.ts";
import { type CheckPiece, tellFinding } from "./tell.ts";
import { check } from "./testing/check.ts";
import { fixtures } from "./testing/fixtures.ts";
import { gift, type Input, thing, twoChildren } from "./testing/inputs.ts";

const plain = (pieces: readonly CheckPiece[]): string =>
  pieces
    .map((piece) => {
      if (piece.kind === "text") return piece.text;
      if (piece.kind === "fraction") return `${piece.value.n}/${piece.value.d}`;
      if (piece.kind === "money") return `${Number(piece.amount) / 100} ${piece.currency}`;
      return piece.kind === "country" ? piece.code : piece.id;
    })
    .join("");

const claire: Input = {
  law: "fr-civil-french",
  family: twoChildren,
  will: { gifts: [gift("friend", thing("flat", 260_000))] },
};
const sharesAboveTheWhole: Input = {
  will: {
    residue: [
      { to: "friend", share: fraction(3, 4) },
      { to: "charity", share: fraction(1, 2) },
    ],
  },
};
const everyFinding: readonly Finding[] = [
  ...findingCodes.flatMap((code) => check(fixtures[code]!.found).filter((finding) => finding.code === code)),
  ...check(claire),
  ...check(sharesAboveTheWhole),
];
const placesOf = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map(([, place]) => place).toSorted();

test("[LAW-022] every way on is offered somewhere, and every one that can be kept tells what follows", () => {
  const offered = new Set(everyFinding.flatMap(({ mends }) => mends.map(({ code }) => code)));
  expect([...mendCodes].filter((code) => !offered.has(code))).toEqual([]);
  const kept = everyFinding.filter(({ mends }) => mends.some(({ code }) => code === "keep")).map(({ code }) => code);
  expect([...new Set(kept)].toSorted()).toEqual([...keptFindings].toSorted());
});

test("[LAW-022] the three groups are Must be fixed, Check this and Good to know", async () => {
  const { headings } = await loadCheckSentences("en");
  expect(Object.values(headings)).toEqual(["Must be fixed", "Check this", "Good to know"]);
});

test("a language that was not translated falls back to English", async () => {
  expect((await loadCheckSentences("de")).language).toBe("en");
  expect((await loadCheckSentences("ar-EG")).language).toBe("ar");
});

describe.each(sentenceLanguages)("[LAW-022] in %s", (language) => {
  test("every finding and every way on is told, with nothing left unfilled", async () => {
    const sentences = await loadCheckSentences(language);
    for (const finding of everyFinding) {
      const { title, text, mends, heading } = tellFinding(finding, sentences, "EUR");
      const all = [title, text, ...mends.flatMap((mend) => [mend.title])].map(plain);
      for (const told of all) {
        expect(told.trim(), finding.code).not.toBe("");
        expect(told, finding.code).not.toMatch(/[{}[\]]|undefined|null/);
      }
      expect(heading).toBe(sentences.headings[finding.severity]);
      if (language === "ar") for (const told of all) expect(told, finding.code).toMatch(/[\u0600-\u06ff]/);
    }
  });

  test("the places are those of the English sentence", async () => {
    const [english, own] = await Promise.all([loadCheckSentences("en"), loadCheckSentences(language)]);
    const all = ({ findings, mends, keeps }: CheckSentences) => ({
      ...Object.fromEntries(
        Object.entries(findings).map(([code, [title, text]]) => [code, [...new Set(placesOf(title + text))]]),
      ),
      ...Object.fromEntries(
        Object.entries(mends).map(([code, [title, text]]) => [code, [...new Set(placesOf(title + text))]]),
      ),
      ...Object.fromEntries(
        Object.entries(keeps).map(([code, text]) => [`keep ${code}`, [...new Set(placesOf(text))]]),
      ),
    });
    expect(all(own)).toEqual(all(english));
  });
});

test("the French flat is told as in the mock-up", async () => {
  const sentences = await loadCheckSentences("en");
  const finding = check(claire).find(({ code }) => code === "reserve.cut")!;
  const { text, mends } = tellFinding(finding, sentences, "EUR");
  expect(plain(text)).toBe(
    "The law reserves 400000 EUR for hugo and lucie. You may give 200000 EUR freely; your gifts come to 260000 EUR. That is 60000 EUR too much.",
  );
  expect(mends.map(({ title, result }) => `${plain(title)}: ${plain(result)}`)).toEqual([
    "Reduce to the free part: Gifts are cut in the same proportion, together to 200000 EUR. friend then receives 10/13 of it.",
    "Give friend the right to use it for life: A life interest instead of ownership. Its value depends on their age.",
    "Keep it as it is: The gift stands. hugo and lucie may ask for 60000 EUR.",
  ]);
});
