import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { listProjectFiles, root } from "../source/files.ts";

/** A copy of the workspace in which a test may change files, with the dependencies of this one. */
export function scratchCopy(folders: readonly string[]): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "heirlock-slice-"));
  const wanted = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`));
  for (const file of listProjectFiles().filter((one) => wanted(one) && !one.endsWith(".test.ts"))) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    cpSync(join(root, file), join(path, file));
  }
  for (const file of ["package.json", "tsconfig.json"]) cpSync(join(root, file), join(path, file));
  // pnpm links packages by relative paths: the copy's own packages for the workspace, the store for all others.
  symlinkSync(join(root, "node_modules"), join(path, "node_modules"));
  for (const workspace of workspacesIn(path, folders)) {
    const modules = join(root, workspace, "node_modules");
    if (existsSync(modules))
      cpSync(modules, join(path, workspace, "node_modules"), { recursive: true, verbatimSymlinks: true });
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function workspacesIn(path: string, folders: readonly string[]): string[] {
  return folders.filter((folder) => {
    const file = join(path, folder, "package.json");
    return existsSync(file) && "name" in JSON.parse(readFileSync(file, "utf8"));
  });
}
