import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * A copy of the project in which files may be changed: the working tree is never touched. The store of packages is
 * linked; the links of each workspace package are copied as they are, relative, so that they lead into the copy.
 */
export function copyProject(root: string, files: readonly string[]): { root: string; remove(): void } {
  const copy = mkdtempSync(join(tmpdir(), "heirlock-mutants-"));
  for (const path of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path), { verbatimSymlinks: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const path of files.filter((one) => one.endsWith("/package.json"))) {
    const modules = join(dirname(path), "node_modules");
    if (!existsSync(join(root, modules))) continue;
    cpSync(join(root, modules), join(copy, modules), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (from) => !/\/node_modules\/\.(?!bin)/.test(from.slice(root.length)),
    });
  }
  return { root: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}
