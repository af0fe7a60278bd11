import { parseArgs } from "node:util";
import { closingLine } from "./check/tally.ts";
import { allMutants } from "./mutants/all-mutants.ts";
import { placeAll } from "./mutants/mutant.ts";
import { pick } from "./mutants/pick.ts";
import { runMutants } from "./mutants/run-mutants.ts";
import { listProjectFiles, readProjectFiles, root } from "./source/files.ts";

const { values } = parseArgs({
  options: { count: { type: "string" }, seed: { type: "string" }, only: { type: "string", multiple: true } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const files = readProjectFiles();
const placed = placeAll(allMutants, files);
const wanted =
  values.only === undefined ? placed : placed.filter(({ name }) => values.only!.some((part) => name.includes(part)));
const chosen = values.count === undefined ? wanted : pick(wanted, Number(values.count), seed);
if (chosen.length === 0) throw new Error("No mutant has this name");
console.log(`${chosen.length} of ${placed.length} mutants${values.count === undefined ? "" : `, seed ${seed}`}`);

const judged = await runMutants({ root, files: listProjectFiles() }, chosen, console.log);
const count = (verdict: string) => judged.filter((one) => one.verdict === verdict).length;
const failed = judged.filter(({ verdict }) => verdict !== "killed");
for (const { name, verdict, why } of failed) console.log(`failed: ${name} (${verdict})${why && `: ${why}`}`);
console.log(closingLine({ passed: count("killed"), failed: failed.length }));
if (count("error") > 0) console.log(`${count("error")} could not be judged`);
console.log(`${count("killed")} killed, ${count("survived")} survived`);
process.exitCode = failed.length === 0 ? 0 : 1;
