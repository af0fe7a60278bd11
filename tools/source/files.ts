import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A file of the project: its path from the root, with forward slashes, and its text. */
export type SourceFile = { path: string; text: string };

export const root = join(import.meta.dirname, "../..");

const binary = /\.(png|jpe?g|webp|avif|ico|woff2?|ttf|otf|pdf|gz|zip|wasm|node|age)$/;

/** Everything git knows or would add, so that a file counts before its first commit and ignored output never does. */
export function listProjectFiles(): string[] {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split("\0"))].filter((path) => path !== "" && existsSync(join(root, path))).sort();
}

export function readProjectFiles(): SourceFile[] {
  return listProjectFiles()
    .filter((path) => !binary.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

export const isCode = (path: string) => /\.(ts|tsx|mts|js|mjs)$/.test(path) && !path.endsWith(".d.ts");

/** Tests, and what only tests import: they may do what product code may not. */
export const isTest = (path: string) =>
  /\.test\.tsx?$/.test(path) || /(^|\/)testing\//.test(path) || path.startsWith("e2e/");
