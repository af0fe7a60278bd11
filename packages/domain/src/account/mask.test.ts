import { expect, test } from "vitest";
import { maskEmail, maskPhone } from "./mask.ts";

test("an address shows its first letter and its domain", () => {
  expect(maskEmail("nadia.haddad@example.org")).toBe("n••••@example.org");
  expect(maskEmail("n@example.org")).toBe("n••••@example.org");
  expect(maskEmail('"odd@name"@example.org')).toBe('"••••@example.org');
});

test("a number shows its last two digits", () => {
  expect(maskPhone("+33612345678")).toBe("•••• 78");
});
