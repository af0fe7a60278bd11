import { expect, test } from "vitest";
import { isPhone, readPhone } from "./read-phone.ts";

test.each([
  ["+33 6 12 34 56 78", "+33612345678"],
  ["0033 (6) 12-34.56.78", "+33612345678"],
  ["+٣٣ ٦١٢٣٤٥٦٧٨", "+33612345678"],
])("%s is read as %s", (typed, phone) => {
  expect(readPhone(typed)).toBe(phone);
  expect(isPhone(typed)).toBe(true);
});

test.each(["06 12 34 56 78", "+33 6", "+0612345678", "phone", ""])("%s is no number with a country code", (typed) => {
  expect(isPhone(typed)).toBe(false);
});
