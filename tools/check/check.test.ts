import { describe, expect, test } from "vitest";
import { runCommand } from "./run-command.ts";
import { closingLine, isGreen, sumOf } from "./tally.ts";
import { readTestReport } from "./test-report.ts";

describe("the closing line", () => {
  test("sums the parts", () => {
    expect(
      closingLine(
        sumOf([
          { passed: 2, failed: 0 },
          { passed: 3, failed: 1 },
        ]),
      ),
    ).toBe("5 passed, 1 failed");
  });

  test("is green only if something ran and nothing failed", () => {
    expect(isGreen({ passed: 1, failed: 0 })).toBe(true);
    expect(isGreen({ passed: 5, failed: 1 })).toBe(false);
    expect(isGreen({ passed: 0, failed: 0 })).toBe(false);
  });
});

describe("a command", () => {
  test("tells its output and whether it ended well", async () => {
    const good = await runCommand("node", ["-e", "console.log('said')"], 20);
    expect(good).toMatchObject({ ok: true, output: "said\n" });
    const bad = await runCommand("node", ["-e", "console.error('why'); process.exit(3)"], 20);
    expect(bad).toMatchObject({ ok: false, output: "why\n" });
    expect((await runCommand("no-such-command-here", [], 20)).ok).toBe(false);
  });

  test("is ended past its limit, with what it started", async () => {
    const nested =
      "require('node:child_process').spawn('sleep', ['60'], { stdio: 'inherit' }); setInterval(() => {}, 1e3)";
    const result = await runCommand("node", ["-e", nested], 1);
    expect(result.ok).toBe(false);
    expect(result.output).toContain("ended after 1 s");
    expect(result.seconds).toBeLessThan(15);
  });
});

describe("the test report", () => {
  const report = (numPassedTests: number, numFailedTests: number, testResults: object[] = []) =>
    JSON.stringify({ numPassedTests, numFailedTests, testResults });

  test("counts tests", () => {
    expect(readTestReport(report(7, 0), true)).toEqual({ passed: 7, failed: 0 });
    expect(readTestReport(report(7, 2), false)).toEqual({ passed: 7, failed: 2 });
  });

  test("counts a file that did not load, a bad end and a missing report as failures", () => {
    const broken = [{ name: "a.test.ts", status: "failed", assertionResults: [] }];
    expect(readTestReport(report(7, 0, broken), false)).toEqual({ passed: 7, failed: 1 });
    expect(readTestReport(report(7, 0), false)).toEqual({ passed: 7, failed: 1 });
    expect(readTestReport(null, false)).toEqual({ passed: 0, failed: 1 });
  });
});
