import { type Comment, parseSync } from "oxc-parser";
import type { SourceFile } from "./files.ts";

// The guards look at a handful of node kinds; a loose shape keeps them readable where the full ESTree union would not.
// biome-ignore lint/suspicious/noExplicitAny: an ESTree node is a union of some 200 shapes, read here by kind
export type Node = { type: string; start: number; end: number; [field: string]: any };

/** `asUrl`: not loaded as a module but named by `new URL("./x.ts", import.meta.url)`, as workers and files are. */
export type Import = { from: string; line: number; asUrl: boolean };

export type Parsed = { program: Node; comments: Comment[]; imports: Import[]; lineAt: (offset: number) => number };

const parsed = new WeakMap<SourceFile, Parsed>();

/** Throws if the file does not parse: a guard that skips what it cannot read would always be green. */
export function parse(file: SourceFile): Parsed {
  const known = parsed.get(file);
  if (known) return known;
  const result = parseSync(file.path, file.text, { sourceType: "module" });
  const [error] = result.errors;
  if (error) throw new Error(`${file.path} does not parse: ${error.message}`);
  const lineAt = lineFinder(file.text);
  const program = result.program as unknown as Node;
  const fresh = { program, comments: result.comments, imports: importsOf(program, lineAt), lineAt };
  parsed.set(file, fresh);
  return fresh;
}

function lineFinder(text: string) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset: number) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}

/** Static and dynamic imports, re-exports and addresses relative to the file. */
function importsOf(program: Node, lineAt: (offset: number) => number): Import[] {
  const found: Import[] = [];
  const add = (source: Node | null | undefined, asUrl = false) => {
    if (typeof source?.value === "string") found.push({ from: source.value, line: lineAt(source.start), asUrl });
  };
  walk(program, (node) => {
    if (node.type === "ImportDeclaration") add(node.source);
    if (node.type === "ExportNamedDeclaration" || node.type === "ExportAllDeclaration") add(node.source);
    if (node.type === "ImportExpression") add(node.source);
    if (node.type === "TSImportType") add(node.source ?? node.argument?.literal);
    if (node.type === "NewExpression" && node.callee.name === "URL" && node.arguments[1]?.type === "MemberExpression")
      add(node.arguments[0], true);
  });
  return found;
}

/** Visits every node, parents first; a visitor that returns false keeps the walk out of that node's children. */
export function walk(node: Node, visit: (node: Node, parent: Node | null) => unknown) {
  const step = (current: Node, parent: Node | null) => {
    if (visit(current, parent) === false) return;
    for (const value of Object.values(current)) {
      if (Array.isArray(value)) {
        for (const item of value) if (isNode(item)) step(item, current);
      } else if (isNode(value)) step(value, current);
    }
  };
  step(node, null);
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** The fixed parts of a string literal or template, or null for anything else. */
export function textParts(node: Node | null | undefined): string[] | null {
  if (node?.type === "Literal" && typeof node.value === "string") return [node.value];
  if (node?.type === "TemplateLiteral") return node.quasis.map((part: Node) => part.value.cooked as string);
  return null;
}

/** `test` of `test.each(rows)("title")`, `describe` of `describe.concurrent(…)`; null if there is no such name. */
export function calleeRoot(node: Node): string | null {
  if (node.type === "Identifier") return node.name;
  if (node.type === "MemberExpression") return calleeRoot(node.object);
  if (node.type === "CallExpression") return calleeRoot(node.callee);
  if (node.type === "TaggedTemplateExpression") return calleeRoot(node.tag);
  return null;
}
