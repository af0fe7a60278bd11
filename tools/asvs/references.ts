import type { SourceFile } from "../source/files.ts";
import { calleeRoot, parse, textParts, walk } from "../source/syntax.ts";

/** A file that a document names in backquotes, with the quoted text that follows it, if any. */
export type Reference = { path: string; quote: string | null };

/** `path/to/file.ts` "the beginning of a title, or a text of the file"; a path has a slash and an ending. */
const reference = /`([\w.-]+(?:\/[\w.-]+)+\.\w+)`(?: "([^"]+)")?/g;

export const referencesIn = (text: string): Reference[] =>
  [...text.matchAll(reference)].map(([, path, quote]) => ({ path: path!, quote: quote ?? null }));

/** Tests, journeys and measurements: files in which a title says what is proved. */
export const provesSomething = (path: string) =>
  /\.test\.tsx?$/.test(path) || path.endsWith(".journey.ts") || path.startsWith("bench/");

const testCalls = new Set(["test", "it", "describe"]);

function titlesOf(file: SourceFile): string[] {
  const titles: string[] = [];
  walk(parse(file).program, (node) => {
    if (node.type !== "CallExpression" || !testCalls.has(calleeRoot(node.callee) ?? "")) return;
    const title = textParts(node.arguments[0])?.join("…");
    if (title !== undefined) titles.push(title);
  });
  return titles;
}

/** Why a reference is dead, or null: the file is gone, its test has another title now, its text says something else. */
export function deadBecause({ path, quote }: Reference, files: ReadonlyMap<string, SourceFile>): string | null {
  const file = files.get(path);
  if (!file) return `${path} does not exist`;
  const isTest = provesSomething(path) && !path.startsWith("bench/");
  if (isTest && quote === null) return `${path} is named without the title of a test`;
  if (quote === null) return null;
  const found = isTest ? titlesOf(file).some((title) => title.startsWith(quote)) : file.text.includes(quote);
  if (found) return null;
  return isTest ? `${path} has no test whose title begins "${quote}"` : `${path} does not say "${quote}"`;
}
