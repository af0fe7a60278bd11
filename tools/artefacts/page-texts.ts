import { posix } from "node:path";
import { isCode, isTest, type SourceFile } from "../source/files.ts";
import { type Node, parse, textParts, walk } from "../source/syntax.ts";

/** Loaded before any page is drawn, or with its frame: no page has to ask for them. */
const alwaysThere = new Set(["ui", "app", "app/frames", "names", "platform"]);

/** A page's address with the file that draws it. */
interface PageFile {
  address: string;
  file: string;
}

/** Pages of the features' tables: `"/address": { component: async () => (await import("./page.tsx")).Page }`. */
function tabledPages(files: readonly SourceFile[]): PageFile[] {
  return web(files, /^apps\/web\/src\/features\/[^/]+\/feature\.ts$/).flatMap((file) => {
    const found: PageFile[] = [];
    walk(parse(file).program, (node) => {
      if (node.type !== "Property" || node.key.name !== "pages") return;
      for (const page of node.value.properties as Node[])
        found.push({ address: page.key.value, file: importedBy(file, page.value) });
      return false;
    });
    return found;
  });
}

/** Pages that anyone may read: `publicPage(parent, "/address", …)`, or a route that asks for `textsOfPublic("/address")`. */
function publicPages(files: readonly SourceFile[]): PageFile[] {
  return web(files, /^apps\/web\/src\/features\/[^/]+\/routes\.ts$/).flatMap((file) => {
    const found: PageFile[] = [];
    walk(parse(file).program, (node) => {
      if (node.type !== "CallExpression" || !["publicPage", "createRoute"].includes(node.callee.name)) return;
      const address = node.callee.name === "publicPage" ? textParts(node.arguments[1])?.[0] : askedTexts(node);
      if (address) found.push({ address, file: importedBy(file, componentOf(node)) });
    });
    return found;
  });
}

/**
 * The namespaces of a page: those of every file that it imports, also of parts that are loaded on demand, so that they
 * do not wait for their texts as well.
 */
function namespacesOf(files: readonly SourceFile[]): (page: string) => string[] {
  const known = new Map(files.filter((file) => isCode(file.path) && !isTest(file.path)).map((one) => [one.path, one]));
  return (page) => {
    const reached = new Set([page]);
    const found = new Set<string>();
    for (const path of reached) {
      const file = known.get(path);
      if (!file) continue;
      for (const name of namespacesIn(file)) if (!alwaysThere.has(name)) found.add(name);
      for (const next of importsOf(file)) if (known.has(next)) reached.add(next);
    }
    return [...found].sort();
  };
}

/** The namespaces that each page of a table needs before it is drawn, by its address. */
export const pageTextFile = (files: readonly SourceFile[]) =>
  textFile("pageTexts: Readonly<Record<string, readonly string[]>>", "};", tabledPages(files), files);

/** The same for prerendered pages, which wait for no table. Their addresses are part of the type. */
export const publicTextFile = (files: readonly SourceFile[]) =>
  textFile("publicTexts", "} as const;", publicPages(files), files);

function textFile(name: string, end: string, pages: readonly PageFile[], files: readonly SourceFile[]): string {
  const namespaces = namespacesOf(files);
  const inOrder = [...pages].sort((a, b) => (a.address < b.address ? -1 : 1));
  return [
    "// Written by `pnpm generate` from what each page imports (tools/artefacts/page-texts.ts). Do not edit.",
    `export const ${name} = {`,
    ...inOrder.map(({ address, file }) => `  ${JSON.stringify(address)}: ${JSON.stringify(namespaces(file))},`),
    end,
    "",
  ].join("\n");
}

const web = (files: readonly SourceFile[], path: RegExp) => files.filter((file) => path.test(file.path));

function namespacesIn(file: SourceFile): Set<string> {
  const found = new Set<string>();
  walk(parse(file).program, (node) => {
    if (node.type !== "CallExpression" || node.callee.name !== "useTranslation") return;
    const [given] = node.arguments as Node[];
    for (const one of given?.type === "ArrayExpression" ? (given.elements as Node[]) : [given]) {
      const name = textParts(one)?.[0];
      if (name) found.add(name);
    }
  });
  return found;
}

/** Files that it loads, at once or on demand; what is imported only for its types is not loaded. */
function importsOf(file: SourceFile): string[] {
  const found: string[] = [];
  walk(parse(file).program, (node) => {
    const isLoaded =
      (node.type === "ImportDeclaration" && node.importKind !== "type") ||
      (node.type === "ExportNamedDeclaration" && node.exportKind !== "type") ||
      node.type === "ExportAllDeclaration" ||
      node.type === "ImportExpression";
    const from = isLoaded ? node.source?.value : undefined;
    if (typeof from === "string" && from.startsWith(".")) found.push(resolve(file, from));
  });
  return found;
}

const resolve = (file: SourceFile, from: string) => posix.normalize(posix.join(posix.dirname(file.path), from));

function importedBy(file: SourceFile, node: Node): string {
  let found: string | undefined;
  walk(node, (inner) => {
    if (inner.type === "ImportExpression") found ??= inner.source.value;
  });
  if (!found) throw new Error(`${file.path}: a page without an imported component`);
  return resolve(file, found);
}

function askedTexts(node: Node): string | undefined {
  let found: string | undefined;
  walk(node, (inner) => {
    if (inner.type === "CallExpression" && inner.callee.name === "textsOfPublic")
      found ??= textParts(inner.arguments[0])?.[0];
  });
  return found;
}

function componentOf(node: Node): Node {
  let found: Node | undefined;
  walk(node, (inner) => {
    if (inner.type === "CallExpression" && inner.callee.name === "lazyRouteComponent") found ??= inner;
  });
  return found ?? node;
}
