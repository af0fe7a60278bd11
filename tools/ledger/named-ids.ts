import type { SourceFile } from "../source/files.ts";
import { isCode } from "../source/files.ts";
import { calleeRoot, parse, textParts, walk } from "../source/syntax.ts";

/** An id as a test names it; `id` is the raw text when it is no id at all ("[AST-12]"), so that it is found unknown. */
export type NamedId = { id: string; path: string; line: number; title: string };

export const testCalls = new Set(["test", "it", "describe"]);
const bracket = /\[([A-Z]{3}-[^\]]*)\]/g;

export const namesTests = (path: string) => /\.test\.tsx?$/.test(path) || /^e2e\/.*\.ts$/.test(path);
// Measurements are not test calls: in bench/ the name of a figure, a string that begins with ids, is the title.
const namesMeasurements = (path: string) => path.startsWith("bench/");

export function namedIds(files: SourceFile[]): NamedId[] {
  const found: NamedId[] = [];
  for (const file of files) {
    if (!isCode(file.path)) continue;
    const tests = namesTests(file.path);
    const measurements = namesMeasurements(file.path);
    if (!tests && !measurements) continue;
    const { program, lineAt } = parse(file);
    walk(program, (node) => {
      const isTitle = tests && node.type === "CallExpression" && testCalls.has(calleeRoot(node.callee) ?? "");
      const subject = isTitle ? node.arguments[0] : measurements ? node : null;
      const title = textParts(subject)?.join("…");
      if (title === undefined || (!isTitle && !title.startsWith("["))) return;
      for (const [, list] of title.matchAll(bracket))
        for (const id of list!.split(","))
          found.push({ id: id.trim(), path: file.path, line: lineAt(subject.start), title });
    });
  }
  return found;
}
