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

/**
 * Journeys that passed only at their second try. A machine that stumbles once is no fault of the product, and the name
 * is printed; more than these few are a fault of somebody.
 */
export const toleratedWaverings = 2;

/** A journey that did not run has failed. */
export function readReport(json: string | null, exitedWell: boolean): Counted {
  if (json === null) return { passed: 0, failed: 1, remarks: ["failed: the journeys did not run"] };
  const { suites, errors } = JSON.parse(json) as Report;
  const journeys = suites.flatMap(journeysOf);
  const named = (status: string) => journeys.filter((one) => one.status === status).map(({ name }) => name);
  const [passed, wavered] = [named("expected"), named("flaky")];
  const failed = [...named("unexpected"), ...named("skipped"), ...errors.map(({ message }) => message ?? "an error")];
  const tooMany = wavered.length > toleratedWaverings ? wavered.length : 0;
  const failures = failed.length + tooMany;
  return {
    passed: passed.length + wavered.length - tooMany,
    failed: failures === 0 && !exitedWell ? 1 : failures,
    remarks: [...failed.map((name) => `failed: ${name}`), ...wavered.map((name) => `wavered: ${name}`)],
  };
}

function journeysOf({ file, suites = [], specs = [] }: Suite): { name: string; status: string }[] {
  const own = specs.flatMap(({ title, tests }) => tests.map(({ status }) => ({ name: `${file} › ${title}`, status })));
  return [...own, ...suites.flatMap(journeysOf)];
}
