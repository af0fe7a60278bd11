import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { openContext } from "@heirlock/keyring/testing/rings";
import { vaultHandlers } from "@heirlock/keyring/vault/handlers";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { OpenEntry } from "../offers/open-entries.ts";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "heirlock-export-"));
afterAll(() => rmSync(folder, { recursive: true }));

const scan = new Uint8Array(300_000).map((_, at) => at % 251);

// The server and the open bundle are elsewhere; what locks for the export is the worker's own code.
vi.mock("../../../platform/keys/keys-client.ts", () => ({
  askVault: (name: keyof typeof vaultHandlers, ask: never) => vaultHandlers[name](ask, openContext({} as never)),
}));
vi.mock("../../../platform/session/key-owner.ts", () => ({
  keyOwner: async () => ({ estate: "e", verifyingKey: "v", older: [] }),
}));
const reveal = vi.hoisted(() => vi.fn());
vi.mock("../reveal-entry.ts", () => ({ revealEntry: reveal }));
vi.mock("../fetch-file.ts", () => ({ fetchFile: async () => new Blob([scan]) }));
const { exportVault } = await import("./export-vault.ts");
const { KeysError } = await import("@heirlock/keyring/problems");

const one = (id: string, title: string, more: object = {}) =>
  ({
    entry: { id, category: "note", access_condition: "after_death", linked_asset_ids: ["flat"], file: null, ...more },
    label: { title, description: "", tags: ["home"], details: {} },
    problem: null,
  }) as unknown as OpenEntry;
const passport = one("a", "Passport of Nadia", { file: { id: "f", sha256: "", size: 1 } });
const options = {
  assetTitles: new Map([["flat", "Apartment"]]),
  readme: "How to open this",
  signal: new AbortController().signal,
  onExported: () => {},
};

beforeEach(() => {
  reveal.mockReset();
  reveal.mockImplementation(async ({ id }) => ({ content: `secret of ${id}`, contentKey: "" }));
});

describe("an export", () => {
  let files: Record<string, Uint8Array>;
  let opened: Record<string, Buffer>;
  let whole: Buffer;

  beforeAll(async () => {
    reveal.mockImplementation(async ({ id }) => ({ content: `secret of ${id}`, contentKey: "" }));
    const sealed = { ...one("c", ""), label: null, problem: "keys.not_available" } as OpenEntry;
    const result = await exportVault([passport, sealed, one("b", "Home safe")], options);
    expect([result.exported, result.leftOut]).toEqual([2, 1]);
    expect(result.identity).toMatch(/^AGE-SECRET-KEY-1[A-Z0-9]+$/);
    whole = Buffer.from(await result.zip.arrayBuffer());
    files = unzipSync(whole);
    writeFileSync(join(folder, "key.txt"), `${result.identity}\n`);
    opened = {};
    for (const [name, bytes] of Object.entries(files)) {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
      if (!name.endsWith(".age")) continue;
      await run("age", ["-d", "-i", join(folder, "key.txt"), "-o", `${path}.open`, path]);
      opened[name] = readFileSync(`${path}.open`);
    }
  });

  test("[KEY-061] Debian's age opens every file of it with the identity", () => {
    expect(Object.keys(opened).sort()).toEqual([
      "entries/0001.json.age",
      "entries/0002.json.age",
      "files/0001.age",
      "index.txt.age",
    ]);
    expect(JSON.parse(String(opened["entries/0001.json.age"]))).toMatchObject({
      format: "heirlock-entry/1",
      title: "Passport of Nadia",
      content: "secret of a",
      tags: ["home"],
      linked_assets: ["Apartment"],
      file: "files/0001.age",
    });
    expect(opened["files/0001.age"]!.equals(Buffer.from(scan))).toBe(true);
    expect(String(opened["index.txt.age"])).toContain("entries/0002.json.age\tHome safe");
  });

  test("without it the zip says how it is opened, and nothing of what is in it", () => {
    expect(Buffer.from(files["README.txt"]!).toString()).toBe("How to open this");
    for (const word of ["Passport", "secret", "Home safe", "Apartment", "home", "AGE-SECRET"])
      expect(whole.includes(word), word).toBe(false);
  });
});

test("an entry that is not genuine is left out, a server that is gone ends the export", async () => {
  reveal.mockRejectedValueOnce(new KeysError("revision.forged", {}));
  expect((await exportVault([one("b", "Home safe")], options)).leftOut).toBe(1);
  reveal.mockRejectedValueOnce(new Error("gone"));
  await expect(exportVault([one("b", "Home safe")], options)).rejects.toThrow("gone");
});
