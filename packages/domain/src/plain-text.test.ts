import { expect, test } from "vitest";
import { isPlainText } from "./plain-text.ts";

test.each([
  ["a line break", "Nadia\nPay here"],
  ["a control", "Nadia\u0007"],
  ["a next-line control", "Nadia\u0085"],
  ["a right-to-left override", "moc.live\u202e"],
  ["an isolate", "\u2066Nadia\u2069"],
  ["a line separator", "Nadia\u2028Pay here"],
])("[SEC-039] a name with %s is refused", (_what, name) => {
  expect(isPlainText(name, { lines: "one" })).toBe(false);
});

test.each(["Nadia El-Hajj", "\u200fنادية", "می\u200cخواهم", "O’Brien 3.", "李小龍", "José"])("%s is a name", (name) => {
  expect(isPlainText(name, { lines: "one" })).toBe(true);
});

test("a message may have several lines, and no more than that", () => {
  expect(isPlainText("Dear Samir,\r\n\n\tit is time.", { lines: "several" })).toBe(true);
  expect(isPlainText("Dear Samir\u202e", { lines: "several" })).toBe(false);
  expect(isPlainText("Dear Samir\r", { lines: "several" })).toBe(false);
});
