import { expect, test } from "vitest";
import { normaliseEmail } from "./email.ts";

test("[GEN-005] addresses are compared trimmed and in lower case", () => {
  expect(normaliseEmail("  Nadia.Haddad@Example.COM ")).toBe("nadia.haddad@example.com");
});
