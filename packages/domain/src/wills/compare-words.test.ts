import { expect, test } from "vitest";
import { compareWords, type Piece } from "./compare-words.ts";

/** What differs in brackets. */
const marked = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isSame }) => (isSame ? text : `[${text.trimEnd()}]${/\s*$/.exec(text)![0]}`)).join("");
const whole = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join("");

test("[DOC-015] only the words that changed are marked", () => {
  const { before, after } = compareWords(
    "I appoint my sister Maya Khoury to carry out this will.",
    "I appoint Georges Tannous to carry out this will.",
  );
  expect(marked(before)).toBe("I appoint [my sister Maya Khoury] to carry out this will.");
  expect(marked(after)).toBe("I appoint [Georges Tannous] to carry out this will.");
});

test.each([
  ["", ""],
  ["", "New text"],
  ["Old text", ""],
  ["Same", "Same"],
  ["أعين فادي لتنفيذ هذه الوصية", "أعين جورج لتنفيذ هذه الوصية"],
  ["one two\n\nthree", "one\n\ntwo three four"],
])("[DOC-015] the pieces of each side are its whole text: %j, %j", (one, other) => {
  const { before, after } = compareWords(one, other);
  expect([whole(before), whole(after)]).toEqual([one, other]);
  const common = (pieces: readonly Piece[]) =>
    pieces.filter(({ isSame }) => isSame).map(({ text }) => text.split(/\s+/));
  const words = (pieces: readonly Piece[]) => common(pieces).flat().filter(Boolean);
  expect(words(before)).toEqual(words(after));
});

test("texts without end are told apart as wholes", () => {
  const long = "word ".repeat(4000);
  expect(compareWords(long, `${long}more`).after).toHaveLength(1);
});
