// Format, lint, types, guards, generated artefacts, unused code, budgets and tests.
// `pnpm check` runs everything; `pnpm check guards types` only the steps named.
import { lanes, type Step } from "./check/steps.ts";
import { closingLine, isGreen, sumOf, type Tally } from "./check/tally.ts";

const names = lanes.flat().map((step) => step.name);
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(", ")}; there are ${names.join(", ")}`);
  process.exit(1);
}

const failures: string[] = [];

async function runLane(steps: Step[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const step of steps) {
    if (chosen.length > 0 && !chosen.includes(step.name)) continue;
    const started = performance.now();
    const result = await step.run().catch((error: unknown) => ({
      passed: 0,
      failed: 1,
      said: error instanceof Error ? (error.stack ?? error.message) : String(error),
      note: undefined,
    }));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${step.name.padEnd(20)} ${seconds.padStart(6)} s   ${closingLine(result)}`);
    if (result.note) console.log(`  ${result.note}`);
    if (result.failed > 0) failures.push(`── ${step.name} ──\n${result.said.trim()}`);
    tallies.push(result);
  }
  return tallies;
}

const total = sumOf((await Promise.all(lanes.map(runLane))).flat());
for (const failure of failures) console.log(`\n${failure}`);
console.log(`\n${closingLine(total)}`);
process.exit(isGreen(total) ? 0 : 1);
