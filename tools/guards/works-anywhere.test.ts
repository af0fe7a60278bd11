import { expect, test } from "vitest";
import { worksAnywhere } from "./works-anywhere.ts";

const findings = (text: string, path = "docs/a.md") => worksAnywhere.check([{ path, text }]);

test.each([
  "see /home/ann/heirlock/README.md",
  `const base = "/work/main";`,
  "cp x /tmp/out",
  "resolution: {integrity: x, tarball: y}\n  tarball: http://x/y.tgz",
  "https://registry.example.org/pkg",
  "http://npm.internal:4873",
  "registry=https://x",
  "// TODO later",
])("refused: %s", (text) => {
  expect(findings(text)).toHaveLength(1);
});

test("a test may name a temporary folder as the value of a setting, but no home", () => {
  expect(findings("MAILS=/tmp/mails", "apps/server/src/config.test.ts")).toEqual([]);
  expect(findings("MAILS=/home/ann/mails", "apps/server/src/config.test.ts")).toHaveLength(1);
});

test.each([
  "GET /api/assets and /dashboard/will-holder",
  "packages/work/x.ts",
  "mkdtemp(join(tmpdir(), 'heirlock-'))",
  "a work/life balance",
  "https://www.postgresql.org/docs",
  "route: /workspaces",
])("allowed: %s", (text) => {
  expect(findings(text)).toEqual([]);
});
