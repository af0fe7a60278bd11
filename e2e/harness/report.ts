import type { Tally } from "@heirlock/tools/check/tally";

/** The part of Playwright's JSON report that is counted. */
type Report = { stats: { expected: number; unexpected: number; flaky: number; skipped: number }; errors: unknown[] };

/** A journey that passes only sometimes has failed, and so has one that did not run. */
export function readReport(json: string | null, exitedWell: boolean): Tally {
  if (json === null) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(json) as Report;
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed: failed === 0 && !exitedWell ? 1 : failed };
}
