import { expect, test } from "vitest";
import { isEmail, normaliseEmail } from "./email.ts";

test("[GEN-005] addresses are compared trimmed and in lower case", () => {
  expect(normaliseEmail("  Nadia.Haddad@Example.COM ")).toBe("nadia.haddad@example.com");
});

test.each(["nadia@demo.heirlock.test", "o'brien+estate@mail.example.co.uk", "n_1-2@x9.io"])(
  "%s is an address",
  (value) => {
    expect(isEmail(value)).toBe(true);
  },
);

test.each([
  "",
  "nadia",
  "@example.org",
  "nadia@",
  "nadia@localhost",
  "nadia@example.o",
  ".nadia@example.org",
  "na..dia@example.org",
  "nadia.@example.org",
  "na dia@example.org",
  "nadia@exa mple.org",
  "nadia@ex@ample.org",
  "nadia@example.org\nBcc: all@example.org",
  `${"n".repeat(250)}@example.org`,
])("%j is none", (value) => {
  expect(isEmail(value)).toBe(false);
});
