import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";

const tool = fileURLToPath(new URL("./law-vectors.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "law-vectors-"));
afterAll(() => rmSync(folder, { recursive: true }));

function run(content: string) {
  const file = join(folder, "vectors.json");
  writeFileSync(file, content);
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, file], { encoding: "utf8" });
  return { status, out: stdout.trimEnd().split("\n"), err: stderr };
}

const right = {
  id: "one",
  system: "islamic-sunni",
  regulation: "sunni",
  school: "hanafi",
  family: { sons: 1, daughters: 1 },
  expected: { sons: "2/3", daughters: "1/3" },
  source: "Qur'an 4:11",
};

describe("[LAW-014] pnpm law:vectors", () => {
  test("closes with what passed", () => {
    expect(run(JSON.stringify({ vectors: [right] }))).toEqual({ status: 0, out: ["1 passed, 0 failed"], err: "" });
  });

  test("names each failure with expected and computed shares", () => {
    const wrong = { ...right, id: "two", expected: { sons: "1/2", daughters: "1/2" } };
    expect(run(JSON.stringify({ vectors: [right, wrong] }))).toMatchObject({
      status: 1,
      out: [
        "two (hanafi), Qur'an 4:11",
        "  expected sons 1/2, daughters 1/2",
        "  computed sons 2/3, daughters 1/3",
        "1 passed, 1 failed",
      ],
    });
  });

  test("fails when nothing ran", () => {
    expect(run('{"vectors": []}')).toMatchObject({ status: 1, out: ["No vectors in it", "0 passed, 0 failed"] });
  });

  test("says in one line why a file cannot be read", () => {
    const { status, err } = run("{");
    expect(status).toBe(1);
    expect(err.trimEnd().split("\n")).toEqual([expect.stringContaining("vectors.json: not JSON")]);
  });
});
