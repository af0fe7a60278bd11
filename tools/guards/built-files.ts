import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../source/files.ts";

/** What `pnpm build` wrote, by path below dist; compressed copies of the same files are left out. */
export type BuiltFiles = Map<string, Buffer>;

const dist = join(root, "apps/web/dist");

/** Null if the web has not been built. */
export function readBuiltFiles(): BuiltFiles | null {
  if (!existsSync(join(dist, "index.html"))) return null;
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true });
  const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return new Map(
    paths
      .filter((path) => !/\.(br|gz)$/.test(path))
      .sort()
      .map((path) => [relative(dist, path).replaceAll("\\", "/"), readFileSync(path)]),
  );
}
