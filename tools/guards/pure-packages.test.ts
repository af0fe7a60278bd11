import { describe, expect, test } from "vitest";
import { purePackages } from "./pure-packages.ts";

const findings = (text: string, path = "packages/domain/src/a.ts") => purePackages.check([{ path, text }]);

describe("pure packages", () => {
  test.each([
    "const now = Date.now();",
    "const now = new Date();",
    "const dice = Math.random();",
    "const id = crypto.randomUUID();",
    "const mode = process.env.MODE;",
    `await fetch("https://example.org");`,
    "setTimeout(run, 10);",
    "list.forEach(fetch);",
    `import { readFileSync } from "node:fs";`,
    `import { readFileSync } from "fs";`,
    `const fs = await import("node:fs");`,
  ])("[LAW-001] domain and law refuse: %s", (text) => {
    expect(findings(text)).toHaveLength(1);
    expect(findings(text, "packages/law/src/a.ts")).toHaveLength(1);
  });

  test.each([
    "const then = new Date(instant);",
    "const steps = { process: 1 }; steps.process;",
    "export const decide = (now: number) => now + Math.max(1, 2);",
    `const word = "Date.now()";`,
  ])("and allow: %s", (text) => {
    expect(findings(text)).toEqual([]);
  });

  test("crypto may take random bytes but not the network", () => {
    const path = "packages/crypto/src/a.ts";
    expect(findings("crypto.getRandomValues(bytes);", path)).toEqual([]);
    expect(findings("await fetch(url);", path)).toHaveLength(1);
  });

  test("the key ring may neither store nor send anything, nor touch a page", () => {
    const path = "packages/keyring/src/a.ts";
    expect(findings("crypto.getRandomValues(bytes);", path)).toEqual([]);
    for (const text of ["await fetch(url);", "localStorage.setItem(a, b);", "document.title;", "Date.now();"])
      expect(findings(text, path)).toHaveLength(1);
  });

  test("other packages and tests are not looked at", () => {
    expect(findings("Date.now();", "packages/db/src/a.ts")).toEqual([]);
    expect(findings("Date.now();", "packages/domain/src/a.test.ts")).toEqual([]);
  });
});
