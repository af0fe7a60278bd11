import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { guards } from "../guards/all-guards.ts";
import { readBuiltFiles } from "../guards/built-files.ts";
import { checkBundle } from "../guards/bundle-budget.ts";
import { type Finding, showFinding } from "../guards/guard.ts";
import { unusedKeys } from "../guards/message-keys.ts";
import { checkCompilingFiles } from "../guards/one-compiling-file.ts";
import { checkBuiltLaw } from "../guards/unverified-law.ts";
import { readProjectFiles } from "../source/files.ts";
import { runCommand } from "./run-command.ts";
import type { Tally } from "./tally.ts";
import { readTestReport } from "./test-report.ts";
import { isBuildStale } from "./web-build.ts";

/** `said` is shown if the step failed, `note` always. */
export type StepResult = Tally & { said: string; note?: string };
export type Step = { name: string; run: () => Promise<StepResult> };

const command = (name: string, limitSeconds: number, program: string, ...args: string[]): Step => ({
  name,
  async run() {
    const { ok, output } = await runCommand(program, args, limitSeconds);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, said: output };
  },
});

const verdict = (name: string, findings: Finding[]) => ({
  name,
  ok: findings.length === 0,
  said: findings.map((one) => `${name}: ${showFinding(one)}`).join("\n"),
});

function judge(verdicts: { ok: boolean; said: string }[]): StepResult {
  const failed = verdicts.filter((one) => !one.ok);
  return {
    passed: verdicts.length - failed.length,
    failed: failed.length,
    said: failed.map((one) => one.said).join("\n"),
  };
}

const guardStep: Step = {
  name: "guards",
  async run() {
    const files = readProjectFiles();
    const unused = unusedKeys(files);
    return {
      ...judge(guards.map((guard) => verdict(guard.name, guard.check(files)))),
      ...(unused.length > 0 && { note: `texts that no page seems to ask for: ${unused.join(", ")}` }),
    };
  },
};

const buildStep: Step = {
  name: "build",
  async run() {
    if (!isBuildStale()) return { passed: 0, failed: 0, said: "", note: "the build is newer than its sources" };
    const { ok, output } = await runCommand("pnpm", ["build"], 180);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, said: output };
  },
};

const builtStep: Step = {
  name: "built files",
  async run() {
    const files = readBuiltFiles();
    if (!files) return { passed: 0, failed: 1, said: "apps/web/dist is missing" };
    const bundle = checkBundle(files);
    const largest = [...bundle.pages].sort(([, a], [, b]) => b - a).slice(0, 5);
    return {
      ...judge([
        verdict("bundle budget", bundle.findings),
        verdict("one compiling file", checkCompilingFiles(files)),
        verdict("unverified law", checkBuiltLaw(files)),
      ]),
      note: [
        `the first load of sign-in is ${(bundle.signIn / 1000).toFixed(1)} kB`,
        ...largest.map(([name, bytes]) => `${name} adds ${(bytes / 1000).toFixed(1)} kB`),
      ].join(", "),
    };
  },
};

const testStep: Step = {
  name: "tests",
  async run() {
    const folder = mkdtempSync(join(tmpdir(), "heirlock-check-"));
    const report = join(folder, "tests.json");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const { ok, output } = await runCommand("vitest", ["run", ...reporters], 900);
    const tally = readTestReport(existsSync(report) ? readFileSync(report, "utf8") : null, ok);
    rmSync(folder, { recursive: true });
    return { ...tally, said: output };
  },
};

/** What it says about advisories is always shown: "not checked" must be seen. */
const supplyChainStep: Step = {
  name: "supply chain",
  async run() {
    const { ok, output } = await runCommand("node", ["tools/supply-chain.ts"], 90);
    const [, advisories = "advisories: nothing was said"] = output.match(/^(advisories: .*)$/m) ?? [];
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, said: output, note: advisories };
  },
};

/**
 * Two lanes for two cores: the tests take as long as everything else together. The seconds end what hangs; on a machine
 * whose neighbours are busy each takes up to four times as long as on a quiet one.
 */
export const lanes: Step[][] = [
  [testStep],
  [
    guardStep,
    command("format and lint", 60, "biome", "check", "--error-on-warnings", "."),
    command("types", 180, "tsc", "--noEmit", "-p", "tsconfig.json"),
    command("types of the web", 300, "tsc", "--noEmit", "-p", "apps/web/tsconfig.json"),
    command("types of the journeys", 180, "tsc", "--noEmit", "-p", "e2e/tsconfig.json"),
    command("unused code", 180, "knip"),
    supplyChainStep,
    command("generated artefacts", 90, "node", "tools/generate.ts", "--check"),
    buildStep,
    builtStep,
  ],
];
