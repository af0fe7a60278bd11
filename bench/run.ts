import { parseArgs } from "node:util";
import { measureCleanup } from "./cleanup.ts";
import { measureEntrySearch } from "./entry-search.ts";
import { measureLetters } from "./letters.ts";
import { type Figure, report } from "./report.ts";
import { measureRequests } from "./requests.ts";
import { measureSealing } from "./sealing.ts";
import { sunniCases } from "./sunni-cases.ts";
import { measureWills } from "./wills.ts";

/**
 * `pnpm bench`: what the product costs, against something in the same run. `--short` for CI, `--only letters` (several are
 * fine) for a part.
 */
const { values } = parseArgs({
  options: { short: { type: "boolean", default: false }, only: { type: "string", multiple: true } },
});
const { short } = values;

const parts: Record<string, () => Promise<Figure[]>> = {
  requests: () => measureRequests({ rounds: 5, seconds: short ? 2 : 6 }),
  letters: () => measureLetters(short ? { waiting: 20_000, seconds: 5 } : { waiting: 1_000_000, seconds: 20 }),
  cleanup: () => measureCleanup(short ? [5_000, 50_000] : [10_000, 1_000_000]),
  sealing: () => measureSealing(short ? 4 : 12),
  search: async () => [measureEntrySearch(short ? 3 : 10)],
  wills: () => measureWills(short ? { rounds: 2, papers: 20 } : { rounds: 5, papers: 100 }),
  law: async () => [sunniCases(short ? 3 : 5, 1)],
};
const unknown = values.only?.filter((name) => !(name in parts)) ?? [];
if (unknown.length > 0) throw new Error(`No part ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}`);

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (values.only && !values.only.includes(name)) continue;
  figures.push(...(await measure()));
}
process.exitCode = report(figures, short);
