import { expect, test } from "vitest";
import { initialsOf, toneOf } from "./initials.ts";

test("a name becomes two initials, an Arabic one its first letter", () => {
  expect(initialsOf("Nadia Haddad")).toBe("NH");
  expect(initialsOf("Ana María de la Cruz")).toBe("AC");
  expect(initialsOf("  leila ")).toBe("L");
  expect(initialsOf("نادية حداد")).toBe("ن");
  expect(initialsOf("")).toBe("");
});

test("a person keeps a colour", () => {
  expect(toneOf("Nadia Haddad")).toBe(toneOf("Nadia Haddad"));
});
