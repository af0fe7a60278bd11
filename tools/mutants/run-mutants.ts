import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "./copy-project.ts";
import type { PlacedMutant } from "./mutant.ts";
import { type RunEnd, startTestRuns, type TestRuns } from "./test-runs.ts";

export type Verdict = "killed" | "survived" | "error";
export interface Judged {
  name: string;
  verdict: Verdict;
  /** The test that noticed, or what kept it from being judged. */
  why: string;
}

interface Project {
  root: string;
  files: readonly string[];
}

/**
 * Applies the mutants one by one in a copy of the project and runs the tests that must turn red. A mutant whose tests are
 * not green without it is an error: red with it would prove nothing.
 */
export async function runMutants(
  project: Project,
  mutants: readonly PlacedMutant[],
  say: (line: string) => void,
): Promise<Judged[]> {
  const copy = copyProject(project.root, project.files);
  const runs = await startTestRuns(copy.root);
  try {
    const started = performance.now();
    const before = await runs.run(mutants.flatMap(({ tests }) => tests));
    say(`${before.ends.length} tests ran without a mutant (${seconds(started)} s)`);
    const judged: Judged[] = [];
    for (const mutant of mutants) {
      const since = performance.now();
      const why = redBefore(mutant, before);
      const end = why === undefined ? await judge(copy.root, runs, mutant) : { verdict: "error" as const, why };
      say(`${end.verdict.padEnd(8)} ${mutant.name} (${seconds(since)} s)${end.why && `: ${end.why}`}`);
      judged.push({ name: mutant.name, ...end });
    }
    return judged;
  } finally {
    await runs.close();
    copy.remove();
  }
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

/** Why nothing can be said of this mutant, or undefined. */
function redBefore({ tests }: PlacedMutant, { ends, broken }: RunEnd): string | undefined {
  if (broken.length > 0) return `without a mutant: ${broken[0]}`;
  for (const { path, title } of tests) {
    const own = ends.filter((end) => end.path === path && title.test(end.title));
    if (own.length === 0) return `no test of ${path} ran for ${title}`;
    const red = own.find(({ state }) => state === "failed");
    if (red) return `red without the mutant: ${red.title}`;
  }
  return undefined;
}

async function judge(root: string, runs: TestRuns, mutant: PlacedMutant) {
  const file = join(root, mutant.path);
  writeFileSync(file, mutant.mutated);
  runs.changed(mutant.path);
  const end = await runs.run(mutant.tests);
  writeFileSync(file, mutant.text);
  runs.changed(mutant.path);
  return verdictOf(end);
}

function verdictOf({ ends, broken }: RunEnd): Pick<Judged, "verdict" | "why"> {
  const red = ends.filter(({ state }) => state === "failed");
  const noticed = red.find(({ asserted }) => asserted);
  if (noticed) return { verdict: "killed", why: noticed.title };
  // Red without an expectation that failed: it may have been the mutant, or anything else.
  const other = red[0]?.message ?? broken[0] ?? (ends.length === 0 ? "no test ran" : undefined);
  if (other !== undefined) return { verdict: "error", why: other.split("\n")[0]! };
  return { verdict: "survived", why: "" };
}
