import type { Tally } from "./tally.ts";

/** The part of Vitest's JSON report that is counted. */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: unknown[] }[];
};

/**
 * A file that broke before its first test has no failed test and still failed; a run that ended badly with every
 * test green (an unhandled rejection) failed too. No report at all is one failure.
 */
export function readTestReport(json: string | null, exitedWell: boolean): Tally {
  if (json === null) return { passed: 0, failed: 1 };
  const report = JSON.parse(json) as Report;
  const broken = report.testResults.filter((one) => one.status === "failed" && one.assertionResults.length === 0);
  const failed = report.numFailedTests + broken.length;
  return { passed: report.numPassedTests, failed: failed === 0 && !exitedWell ? 1 : failed };
}
