import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { listProjectFiles, root } from "../source/files.ts";

const isBuiltFrom = (path: string) =>
  /^(apps\/web\/|packages\/(contract|domain|law|crypto)\/)/.test(path) && !/\.test\.tsx?$/.test(path);

/** Whether dist is missing or older than a file it was made from: a budget measured on it would be yesterday's. */
export function isBuildStale(): boolean {
  const page = join(root, "apps/web/dist/index.html");
  if (!existsSync(page)) return true;
  const built = statSync(page).mtimeMs;
  return listProjectFiles().some((path) => isBuiltFrom(path) && statSync(join(root, path)).mtimeMs > built);
}
