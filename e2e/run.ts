// Walks the journeys in Chromium against a demo of its own: `pnpm e2e`, `--full` for every variant of every page,
// `--grep TEXT` for some of them, `--repeat N` to find those that waver, `--project journeys|measures|pictures`,
// `--trace` to keep a trace of what fails, `--url URL` against a server that already runs. Builds nothing: `pnpm build` comes first.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { closingLine, isGreen, sumOf } from "@heirlock/tools/check/tally";
import { startDemo } from "./harness/demo.ts";
import { type Counted, readReport } from "./harness/report.ts";

const { values } = parseArgs({
  options: {
    full: { type: "boolean", default: false },
    grep: { type: "string" },
    project: { type: "string" },
    repeat: { type: "string" },
    trace: { type: "boolean", default: false },
    url: { type: "string" },
  },
});

if (!existsSync(join(import.meta.dirname, "../apps/web/dist/index.html"))) {
  console.error("The web is not built. Run `pnpm build` first.");
  process.exit(1);
}

const demo = values.url ? { url: values.url, stop: async () => {} } : await startDemo();
// Ended from outside, by a time limit or by hand, it must not leave a demo behind.
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void demo.stop().finally(() => process.exit(1)));
const folder = mkdtempSync(join(tmpdir(), "heirlock-journeys-"));
const playwright = join(import.meta.dirname, "node_modules/.bin/playwright");

async function walk(project: string): Promise<Counted> {
  const report = join(folder, `${project}.json`);
  const args = ["test", "--project", project, "--pass-with-no-tests"];
  if (values.grep) args.push("--grep", values.grep);
  if (values.repeat) args.push("--repeat-each", values.repeat);
  const child = spawn(playwright, args, {
    cwd: import.meta.dirname,
    stdio: "inherit",
    env: {
      ...process.env,
      E2E_URL: demo.url,
      E2E_REPORT: report,
      E2E_FULL: values.full ? "1" : "",
      E2E_TRACE: values.trace ? "1" : "",
    },
  });
  const [code] = await once(child, "exit");
  return readReport(existsSync(report) ? readFileSync(report, "utf8") : null, code === 0);
}

const tallies: Counted[] = [];
try {
  for (const project of values.project ? [values.project] : ["journeys", "measures"]) tallies.push(await walk(project));
} finally {
  await demo.stop();
  rmSync(folder, { recursive: true });
}
const total = sumOf(tallies);
console.log(`\n${[...tallies.flatMap(({ remarks }) => remarks), closingLine(total)].join("\n")}`);
process.exit(isGreen(total) ? 0 : 1);
