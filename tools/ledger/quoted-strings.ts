import type { SourceFile } from "../source/files.ts";
import { calleeRoot, parse, walk } from "../source/syntax.ts";
import { type NamedId, namesTests, testCalls } from "./named-ids.ts";
import type { LedgerRow } from "./read-ledger.ts";

export interface MissingString {
  row: LedgerRow;
  string: string;
  /** Where a test names the row. */
  named: NamedId;
}

/** The exact texts of a row: what stands in double quotes. */
export function quotedIn(text: string): string[] {
  return [...new Set([...text.matchAll(/"([^"]+)"/g)].map(([, string]) => string!))];
}

/**
 * Quoted strings that occur in no test file which names their row. A test that names a row claims to prove it; one that
 * never looks at the row's own words does not. A place such as `{name}` may hold anything.
 */
export function missingStrings(
  ledger: ReadonlyMap<string, LedgerRow>,
  named: readonly NamedId[],
  files: readonly SourceFile[],
): MissingString[] {
  const texts = new Map<string, string>();
  const textOf = (path: string) => {
    const known = texts.get(path) ?? literalsOf(files.find((file) => file.path === path)!);
    texts.set(path, known);
    return known;
  };
  const missing: MissingString[] = [];
  for (const row of ledger.values()) {
    const naming = named.filter(({ id, path }) => id === row.id && namesTests(path));
    if (naming.length === 0) continue;
    const all = naming.map(({ path }) => textOf(path)).join("\n");
    for (const string of quotedIn(row.quotable)) {
      if (!partsOf(string).every((part) => isIn(all, part))) missing.push({ row, string, named: naming[0]! });
    }
  }
  return missing;
}

/** What stands between the places of a string: `{name}` and a lone N or M hold anything, a colon parts title and text. */
function partsOf(string: string): string[] {
  return string
    .split(/\{[^}]*\}|\b[NM]\b|: /)
    .map((part) => comparable(part.trim()))
    .filter((part) => part !== "" && part !== "...");
}

/** A sentence begins with a capital on the screen and not in a row's running text. */
function isIn(text: string, part: string): boolean {
  return text.includes(part) || text.includes(part[0]!.toUpperCase() + part.slice(1));
}

/** Apostrophes are drawn curly. */
function comparable(text: string): string {
  return text.replaceAll("’", "'").replaceAll("…", "...");
}

/** All that stands in strings, templates, markup and patterns of a test file, but for the titles of its tests. */
function literalsOf(file: SourceFile): string {
  const { program } = parse(file);
  const titles = new Set<unknown>();
  const found: string[] = [];
  walk(program, (node) => {
    if (node.type === "CallExpression" && testCalls.has(calleeRoot(node.callee) ?? "")) titles.add(node.arguments[0]);
    if (titles.has(node)) return;
    if (node.type === "Literal" && typeof node.value === "string") found.push(node.value);
    else if (node.type === "Literal" && node.regex) found.push(node.regex.pattern.replace(/\\(.)/g, "$1"));
    else if (node.type === "TemplateElement") found.push(node.value.cooked ?? "");
    else if (node.type === "JSXText") found.push(node.value);
  });
  return comparable(found.join("\n"));
}
