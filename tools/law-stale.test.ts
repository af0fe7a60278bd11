import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { everythingReviewed } from "@heirlock/law/review/stale";
import { describe, expect, test } from "vitest";

const tool = fileURLToPath(new URL("./law-stale.ts", import.meta.url));

function run(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...options], { encoding: "utf8" });
  return { status, lines: stdout.trimEnd().split("\n"), err: stderr };
}

describe("[LAW-020] pnpm law:stale", () => {
  const count = everythingReviewed().length;

  test("lists nothing while everything is fresh, and closes with a count", () => {
    expect(run("--today", "2026-07-01", "--fail")).toMatchObject({
      status: 0,
      lines: [`0 of ${count} last checked over 24 months before 2026-07-01`],
    });
  });

  test("lists everything with its place when 25 months have passed, and fails only when asked to", () => {
    const { status, lines } = run("--today", "2028-12-15");
    expect(status).toBe(0);
    expect(lines.length).toBe(count + 1);
    expect(lines.at(-1)).toBe(`${count} of ${count} last checked over 24 months before 2028-12-15`);
    expect(lines).toContain(
      "2026-06  packages/law/src/formalities/countries/eg.ts  eg minAge  (Egypt, Law 71/1946 art. 5)",
    );
    expect(lines.some((line) => line.includes("packages/law/src/succession/rules.ts  sunni.husband"))).toBe(true);
    expect(lines.some((line) => line.includes("packages/law/src/catalogue/countries/fr.ts  fr "))).toBe(true);
    expect(lines.slice(0, -1).every((line) => line.includes("  packages/law/src/"))).toBe(true);
    expect(run("--today", "2028-12-15", "--fail").status).toBe(1);
  });

  test("asks for a day that is one", () => {
    expect(run("--today", "soon")).toMatchObject({ status: 1, err: expect.stringContaining("Which day?") });
  });
});
