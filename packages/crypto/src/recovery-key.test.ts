import { entropyToMnemonic } from "@scure/bip39";
import { wordlist } from "@scure/bip39/wordlists/english.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readRecoveryKey, readRecoveryKeyOf } from "./read-recovery-key.ts";
import { createRecoveryKey, kitNumber, writeRecoveryKey } from "./recovery-key.ts";
import vectors from "./vectors.json" with { type: "json" };

const vectorKey = new Uint8Array(Buffer.from(vectors.recoveryKey.key, "hex"));
const words = vectors.recoveryKey.words.split(" ");
const numbers = vectors.recoveryKey.numbers.split(" ");
const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });

function problem(typed: string) {
  try {
    readRecoveryKey(typed);
  } catch (error) {
    const { code, data } = error as { code: string; data: unknown };
    return { code, data };
  }
  return null;
}

test("the three forms and the number are those of the vector", () => {
  expect(writeRecoveryKey(vectorKey)).toEqual({ words, numbers, qrText: vectors.recoveryKey.qrText });
  expect(kitNumber(vectorKey)).toBe(vectors.recoveryKey.kitNumber);
  expect(vectors.recoveryKey.kitNumber).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
});

test("[KEY-012] the words are BIP39's, and all three forms lead back to the key", () => {
  fc.assert(
    fc.property(bytes32, (key) => {
      const forms = writeRecoveryKey(key);
      expect(forms.words.join(" ")).toBe(entropyToMnemonic(key, wordlist));
      expect(forms.numbers).toHaveLength(24);
      expect(forms.qrText).toMatch(/^[A-Z0-9:]{58}$/);
      for (const form of [forms.words.join(" "), forms.numbers.join(" "), forms.qrText])
        expect(readRecoveryKey(form)).toEqual(key);
    }),
    { numRuns: 100 },
  );
});

test("[KEY-012] reading forgives how people write", () => {
  const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
  const persian = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
  const spellings = [
    `  ${words.join("\n").toUpperCase()}  `,
    words.join(", "),
    words.map((word, i) => `${i + 1}. ${word}`).join("\r\n"),
    words.map((word, i) => `${i + 1}${word}`).join(" "),
    words.map((word) => word.slice(0, 4)).join("\t"),
    words.join(" ").replaceAll("e", "e\u0301").replaceAll("i", "\u0131"),
    words.join("\u00a0\u200f"),
    numbers.join(""),
    numbers.map((number) => String(Number(number))).join(" "),
    numbers.map((number, i) => `${i + 1}) ${number}`).join("\n"),
    arabic(numbers.join(" ")),
    persian(numbers.join("، ")),
    numbers.join("").replace(/(.{5})/g, "$1 "),
    vectors.recoveryKey.qrText.toLowerCase(),
    ` ${vectors.recoveryKey.qrText.replace(/(.{10})/g, "$1 ")}\n`,
  ];
  for (const typed of spellings) expect(readRecoveryKey(typed), typed).toEqual(vectorKey);
});

test("a mistyped word is named by its place, with the words it may have been", () => {
  const typed = words.with(3, "sufer").with(16, "gruop").with(23, "xxxxxxxx").join(" ");
  expect(problem(typed)).toEqual({
    code: "kit.unknown_words",
    data: {
      words: [
        { position: 4, word: "sufer", suggestions: expect.arrayContaining(["suffer"]) },
        { position: 17, word: "gruop", suggestions: expect.arrayContaining(["group"]) },
        { position: 24, word: "xxxxxxxx", suggestions: [] },
      ],
    },
  });
});

test("missing words, wrong numbers, swapped words and broken codes have codes of their own", () => {
  expect(problem("")).toMatchObject({ code: "kit.empty" });
  expect(problem(" ,.\n")).toMatchObject({ code: "kit.empty" });
  expect(problem(words.slice(0, 23).join(" "))).toEqual({ code: "kit.word_count", data: { found: 23 } });
  expect(problem(numbers.slice(0, 20).join(" "))).toEqual({ code: "kit.word_count", data: { found: 20 } });
  expect(problem(numbers.with(1, "2049").with(5, "0000").join(" "))).toEqual({
    code: "kit.numbers_out_of_range",
    data: { positions: [2, 6] },
  });
  expect(problem(words.with(0, words[1]!).with(1, words[0]!).join(" "))).toMatchObject({ code: "kit.checksum" });
  expect(problem(vectors.recoveryKey.qrText.slice(0, -1))).toMatchObject({ code: "format.invalid" });
  expect(problem(vectors.recoveryKey.qrText.replace("6WC4", "6WC5"))).toMatchObject({ code: "kit.checksum" });
});

test("whatever is typed, reading ends in a key or in one of our codes, and no message repeats it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (typed) => {
      const found = problem(typed);
      if (found) expect(found.code).toMatch(/^(kit\.|format\.invalid)/);
    }),
  );
  expect(() => readRecoveryKey(words.with(3, "sufer").join(" "))).toThrowError(/^kit\.unknown_words$/);
});

function problemOf(typed: string, number: string) {
  try {
    readRecoveryKeyOf(typed, number);
  } catch (error) {
    const { code, data } = error as { code: string; data: unknown };
    return { code, data };
  }
  return null;
}

test("knowing the kit number, one wrong or unreadable word or two swapped ones are pointed out", () => {
  const { kitNumber: number } = vectors.recoveryKey;
  expect(problemOf(words.join(" "), number)).toBeNull();
  const oneWord = { code: "kit.slip", data: { kind: "word", position: 7, suggestion: "warrior" } };
  expect(problemOf(words.with(6, "canyon").join(" "), number)).toEqual(oneWord);
  expect(problemOf(words.with(6, "smudged").join(" "), number)).toEqual(oneWord);
  expect(problemOf(numbers.with(6, "9999").join(" "), number)).toEqual(oneWord);
  expect(problemOf(words.with(2, words[20]!).with(20, words[2]!).join(" "), number)).toEqual({
    code: "kit.slip",
    data: { kind: "swapped", positions: [3, 21] },
  });
  // Two slips are too many to guess: the general findings stand.
  expect(problemOf(words.with(6, "canyon").with(9, "canyon").join(" "), number)).toMatchObject({
    code: expect.stringMatching(/^kit\.(checksum|other_kit)$/),
  });
  expect(problemOf(words.with(6, "smudged").with(9, "torn").join(" "), number)).toMatchObject({
    code: "kit.unknown_words",
  });
});

test("[KEY-024] a whole kit that is not the one in force says which one it is", () => {
  const oldKit = createRecoveryKey();
  const { words: oldWords, qrText } = writeRecoveryKey(oldKit);
  expect(readRecoveryKeyOf(oldWords.join(" "), kitNumber(oldKit))).toEqual(oldKit);
  for (const typed of [oldWords.join(" "), qrText])
    expect(problemOf(typed, vectors.recoveryKey.kitNumber)).toEqual({
      code: "kit.other_kit",
      data: { kitNumber: kitNumber(oldKit) },
    });
});
