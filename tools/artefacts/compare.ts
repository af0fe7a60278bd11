import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Artefact, Sources } from "./artefact.ts";

/** One line for every artefact that is missing or not what would be generated now. */
export async function staleArtefacts(artefacts: Artefact[], root: URL, sources: Sources): Promise<string[]> {
  const stale: string[] = [];
  for (const { name, path, make } of artefacts) {
    const line = difference(committed(path, root), await make(sources));
    if (line) stale.push(`${path} (${name}) is stale at line ${line}: run \`pnpm generate\` and commit it.`);
  }
  return stale;
}

/** Writes what changed and returns the paths. */
export async function writeArtefacts(artefacts: Artefact[], root: URL, sources: Sources): Promise<string[]> {
  const written: string[] = [];
  for (const { path, make } of artefacts) {
    const text = await make(sources);
    if (text === committed(path, root)) continue;
    writeFileSync(new URL(path, root), text);
    written.push(path);
  }
  return written;
}

function committed(path: string, root: URL): string | undefined {
  const file = new URL(path, root);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function difference(before: string | undefined, now: string): number | undefined {
  if (before === now) return undefined;
  const lines = now.split("\n");
  const old = before?.split("\n") ?? [];
  const index = lines.findIndex((line, at) => line !== old[at]);
  // Nothing differs up to the end of the new text: the old one goes on after it.
  return index === -1 ? lines.length : index + 1;
}
