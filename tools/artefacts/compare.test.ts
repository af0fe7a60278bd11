import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import type { Artefact } from "./artefact.ts";
import { staleArtefacts, writeArtefacts } from "./compare.ts";

const artefact: Artefact = { name: "poem", path: "poem.txt", make: async () => "roses\nare\nred\n" };
const notNeeded = () => Promise.reject(new Error("not needed"));
const nothing = { databaseUrl: notNeeded, describer: notNeeded };

const home = mkdtempSync(join(tmpdir(), "artefacts-"));
afterAll(() => rmSync(home, { recursive: true }));

function folder(text?: string): URL {
  const dir = mkdtempSync(join(home, "root-"));
  if (text !== undefined) writeFileSync(join(dir, "poem.txt"), text);
  return pathToFileURL(`${dir}/`);
}

test("[OPS-013] an artefact that is not what would be generated is named with its first wrong line", async () => {
  expect(await staleArtefacts([artefact], folder("roses\nwere\nred\n"), nothing)).toEqual([
    "poem.txt (poem) is stale at line 2: run `pnpm generate` and commit it.",
  ]);
  expect(await staleArtefacts([artefact], folder("roses\nare\nred\nindeed\n"), nothing)).toHaveLength(1);
  expect(await staleArtefacts([artefact], folder(), nothing)).toHaveLength(1);
});

test("[OPS-013] what was just written is not stale", async () => {
  const root = folder("violets");
  expect(await writeArtefacts([artefact], root, nothing)).toEqual(["poem.txt"]);
  expect(readFileSync(new URL("poem.txt", root), "utf8")).toBe("roses\nare\nred\n");
  expect(await staleArtefacts([artefact], root, nothing)).toEqual([]);
  expect(await writeArtefacts([artefact], root, nothing)).toEqual([]);
});
