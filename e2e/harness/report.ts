import type { Tally } from "@heirlock/tools/check/tally";

/** The part of Playwright's JSON report that is counted. */
interface Report {
  suites: Suite[];
  errors: { message?: string }[];
}
interface Suite {
  file: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: "expected" | "unexpected" | "flaky" | "skipped" }[] }[];
}

export interface Counted extends Tally {
  /** One line for whatever did not simply pass. */
  remarks: string[];
}

/** A journey that did not run has failed. */
export function readReport(json: string | null, exitedWell: boolean): Counted {
  if (json === null) return { passed: 0, failed: 1, remarks: ["failed: the journeys did not run"] };
  const { suites, errors } = JSON.parse(json) as Report;
  const journeys = suites.flatMap(journeysOf);
  const named = (status: string) => journeys.filter((one) => one.status === status).map(({ name }) => name);
  const failed = [
    ...["unexpected", "flaky", "skipped"].flatMap(named),
    ...errors.map(({ message }) => message ?? "an error"),
  ];
  return {
    passed: named("expected").length,
    failed: failed.length === 0 && !exitedWell ? 1 : failed.length,
    remarks: failed.map((name) => `failed: ${name}`),
  };
}

function journeysOf({ file, suites = [], specs = [] }: Suite): { name: string; status: string }[] {
  const own = specs.flatMap(({ title, tests }) => tests.map(({ status }) => ({ name: `${file} › ${title}`, status })));
  return [...own, ...suites.flatMap(journeysOf)];
}
