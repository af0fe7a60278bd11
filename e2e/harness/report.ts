import { basename } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Tally } from "@heirlock/tools/check/tally";

/** The part of Playwright's JSON report that is counted. */
interface Report {
  suites: Suite[];
  errors: { message?: string }[];
}
interface Suite {
  file: string;
  suites?: Suite[];
  specs?: { title: string; tests: Test[] }[];
}
interface Test {
  status: "expected" | "unexpected" | "flaky" | "skipped";
  results: { errors: { message?: string; location?: { file: string; line: number } }[] }[];
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
  const withStatus = (status: string) => journeys.filter((one) => one.status === status);
  const failed = [
    ...["unexpected", "flaky", "skipped"].flatMap(withStatus).map(({ name, why }) => [name, ...why].join("\n")),
    ...errors.map(({ message }) => message ?? "an error"),
  ];
  return {
    passed: withStatus("expected").length,
    failed: failed.length === 0 && !exitedWell ? 1 : failed.length,
    remarks: failed.map((name) => `failed: ${name}`),
  };
}

interface Journey {
  name: string;
  status: string;
  /** What it saw instead and where, a line for each error: the summary is at times all that is left of a run. */
  why: string[];
}

function journeysOf({ file, suites = [], specs = [] }: Suite): Journey[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({ name: `${file} › ${title}`, status, why: whyOf(results) })),
  );
  return [...own, ...suites.flatMap(journeysOf)];
}

const errorLength = 400;

function whyOf(results: Test["results"]): string[] {
  return results
    .flatMap(({ errors }) => errors)
    .map(({ message = "an error", location }) => {
      const said = stripVTControlCharacters(message).replaceAll(/\s+/g, " ").slice(0, errorLength);
      return `  why: ${location ? `${basename(location.file)}:${location.line}: ` : ""}${said}`;
    });
}
