import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { root } from "../source/files.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Runs .ci/run in a folder where every program it calls is played: `pnpm` says what the parts would say. */
function runWith(parts: Record<string, string>, settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "heirlock-ci-"));
  folders.push(folder);
  mkdirSync(join(folder, "bin"));
  mkdirSync(join(folder, "bench"));
  cpSync(join(root, ".ci"), join(folder, ".ci"), { recursive: true });
  mkdirSync(join(folder, "tools"));
  for (const name of ["bench/run", "bench/soak", "tools/mutants"]) writeFileSync(join(folder, `${name}.ts`), "");
  const play = (name: string, script: string) => {
    writeFileSync(join(folder, "bin", name), `#!/bin/bash\n${script}\n`);
    chmodSync(join(folder, "bin", name), 0o755);
  };
  const cases = Object.entries(parts).map(([name, script]) => `  ${name}) ${script} ;;`);
  play("node", "echo v24.1.0");
  play("pnpm", `for word in "$@"; do case $word in\n${cases.join("\n")}\nesac; done`);
  play("chromium", "true");
  const env = { ...settings, PATH: `${join(folder, "bin")}:/usr/bin:/bin` };
  const result = spawnSync("bash", [join(folder, ".ci/run")], { cwd: tmpdir(), env, encoding: "utf8" });
  return { code: result.status, last: result.stdout.trimEnd().split("\n").at(-1), all: result.stdout };
}

const good = {
  check: "echo '40 passed, 0 failed'",
  e2e: "echo '20 passed, 0 failed'",
  mutants: "echo '12 passed, 0 failed'; echo '12 killed, 0 survived'",
  soak: "echo '3 passed, 0 failed'",
  bench: "echo '4 passed, 0 failed'",
};

describe("[PRF-018] .ci/run", () => {
  test("closes with the sum of its parts, alone on the last line", () => {
    expect(runWith(good)).toMatchObject({ code: 0, last: "79 passed, 0 failed" });
  });

  test("fails if a test of any part failed", () => {
    expect(runWith({ ...good, e2e: "echo '19 passed, 1 failed'; exit 1" })).toMatchObject({
      code: 1,
      last: "78 passed, 1 failed",
    });
  });

  test("fails if a part ends badly, says nothing or ran nothing", () => {
    expect(runWith({ ...good, bench: "echo '4 passed, 0 failed'; exit 1" })).toMatchObject({ code: 1 });
    expect(runWith({ ...good, soak: "echo done" })).toMatchObject({ code: 1, last: "76 passed, 1 failed" });
    expect(runWith({ ...good, check: "echo '0 passed, 0 failed'" })).toMatchObject({ code: 1 });
  });

  test("fails if a mutant survives", () => {
    const mutants = "echo '11 passed, 1 failed'; echo '11 killed, 1 survived'; exit 1";
    expect(runWith({ ...good, mutants })).toMatchObject({ code: 1, last: "78 passed, 1 failed" });
  });

  test("counts the last closing line of a part, so that a line inside its output is not counted twice", () => {
    const check = "echo '9 passed, 9 failed'; echo '40 passed, 0 failed'";
    expect(runWith({ ...good, check })).toMatchObject({ code: 0, last: "79 passed, 0 failed" });
  });

  test("does not wait for a process that a part left behind", () => {
    const started = performance.now();
    const check = "sleep 30 & disown; echo '40 passed, 0 failed'";
    expect(runWith({ ...good, check })).toMatchObject({ code: 0, last: "79 passed, 0 failed" });
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  test("stops, red, if the build or the installation fails", () => {
    expect(runWith({ ...good, build: "exit 1" })).toMatchObject({ code: 1, last: "0 passed, 1 failed" });
    expect(runWith({ ...good, install: "exit 1" })).toMatchObject({ code: 1, last: "0 passed, 1 failed" });
  });

  test("fails if it took longer than it may", () => {
    const slow = runWith({ ...good, check: "sleep 2; echo '40 passed, 0 failed'" }, { HEIRLOCK_CI_SECONDS: "1" });
    expect(slow).toMatchObject({ code: 1, last: "79 passed, 1 failed" });
  });
});
