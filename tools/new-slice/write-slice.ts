import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ListedIn, SlicePart } from "./part.ts";
import { serverPart } from "./server-part.ts";
import { webPart } from "./web-part.ts";

/** Every layer that a slice has. */
const parts: readonly SlicePart[] = [serverPart, webPart];

const templates = join(import.meta.dirname, "template");

export interface WrittenSlice {
  /** Files of its own. */
  files: string[];
  /** Lines added to files outside its folders. */
  outside: { path: string; line: string }[];
}

/** Writes the template of a slice into a checkout and lists it where it must be listed. Throws if the name is taken. */
export function writeSlice(root: string, name: string): WrittenSlice {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error("A slice has a name of small letters and hyphens");
  const fill = filler(root, name);
  const written: WrittenSlice = { files: [], outside: [] };
  for (const { files, lists } of parts) {
    for (const [template, target] of Object.entries(files)) {
      const path = fill(target);
      if (existsSync(join(root, path))) throw new Error(`${path} exists already`);
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), fill(readFileSync(join(templates, template), "utf8")));
      written.files.push(path);
    }
    for (const list of lists) written.outside.push(...addTo(root, list, fill));
  }
  return written;
}

/** Undoes writeSlice. */
export function removeSlice(root: string, { files, outside }: WrittenSlice): void {
  for (const path of files) rmSync(join(root, path));
  for (const folder of new Set(files.map((path) => join(root, dirname(path))))) {
    if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
  }
  for (const { path, line } of outside) {
    const text = readFileSync(join(root, path), "utf8");
    writeFileSync(join(root, path), text.replace(`${line}\n`, ""));
  }
}

function addTo(root: string, list: ListedIn, fill: (text: string) => string): WrittenSlice["outside"] {
  const path = join(root, list.path);
  const [imported, entry] = [fill(list.import), fill(list.entry)];
  const lines = readFileSync(path, "utf8").split("\n");
  const end = lines.lastIndexOf(list.before);
  if (end < 0) throw new Error(`${list.path} has no line "${list.before}"`);
  lines.splice(end, 0, entry);
  lines.splice(lines.findLastIndex((line) => line.startsWith("import ")) + 1, 0, imported);
  writeFileSync(path, lines.join("\n"));
  return [imported, entry].map((line) => ({ path: list.path, line }));
}

function filler(root: string, name: string): (text: string) => string {
  const snake = name.replaceAll("-", "_");
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const numbers = readdirSync(join(root, "packages/db/migrations")).map((file) => Number.parseInt(file, 10));
  const number = String(Math.max(...numbers) + 1).padStart(4, "0");
  return (text) =>
    text
      .replaceAll("__kebab__", name)
      .replaceAll("__snake__", snake)
      .replaceAll("__camel__", camel)
      .replaceAll("__UPPER__", snake.toUpperCase())
      .replaceAll("__number__", number);
}
