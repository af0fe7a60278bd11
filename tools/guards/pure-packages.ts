import { builtinModules } from "node:module";
import { isCode, isTest, type SourceFile } from "../source/files.ts";
import { type Node, parse, walk } from "../source/syntax.ts";
import type { Finding, Guard } from "./guard.ts";

const builtins = new Set(builtinModules);

/** Rules that need no I/O get the time and the dice as arguments, so that a case can be replayed years later. */
const banned: Record<string, Set<string>> = {
  domain: new Set([
    "process",
    "fetch",
    "console",
    "setTimeout",
    "setInterval",
    "performance",
    "crypto",
    "localStorage",
  ]),
  law: new Set(["process", "fetch", "console", "setTimeout", "setInterval", "performance", "crypto", "localStorage"]),
  // crypto needs random bytes and nothing else of the world.
  crypto: new Set(["process", "fetch", "console", "localStorage", "indexedDB"]),
  // Runs in a worker of the browser and in tests without one, and must not be able to store or send a key.
  keyring: new Set(["process", "fetch", "console", "localStorage", "indexedDB", "window", "document", "navigator"]),
};
const readsClockOrDice = new Set(["Date.now", "Math.random"]);

export const purePackages: Guard = {
  name: "pure packages",
  check: (files) => files.filter((file) => isCode(file.path) && !isTest(file.path)).flatMap(checkFile),
};

function checkFile(file: SourceFile): Finding[] {
  const zone = /^packages\/([^/]+)\/src\//.exec(file.path)?.[1] ?? "";
  const names = banned[zone];
  if (!names) return [];
  const { program, imports, lineAt } = parse(file);
  const at = (node: Node, what: string): Finding => ({ path: file.path, line: lineAt(node.start), what });
  const found = imports
    .filter((one) => one.from.startsWith("node:") || builtins.has(one.from))
    .map((one) => ({ path: file.path, line: one.line, what: `imports ${one.from}: ${zone} does no I/O` }));
  walk(program, (node, parent) => {
    if (node.type === "MemberExpression" && node.object.type === "Identifier" && zone !== "crypto") {
      const name = `${node.object.name}.${node.property.name}`;
      if (readsClockOrDice.has(name)) found.push(at(node, `${name}: ${zone} gets it as an argument`));
    }
    if (node.type === "NewExpression" && node.callee.name === "Date" && node.arguments.length === 0)
      found.push(at(node, `new Date() reads the clock: ${zone} gets now as an argument`));
    if (node.type === "Identifier" && names.has(node.name) && isReference(node, parent))
      found.push(at(node, `${node.name}: ${zone} does no I/O`));
  });
  return found;
}

/** False for `x.process`, `{ process: 1 }`, a parameter's type and the like, which only share the word. */
function isReference(node: Node, parent: Node | null): boolean {
  if (parent?.type === "CallExpression") return parent.callee === node || parent.arguments.includes(node);
  if (parent?.type === "MemberExpression") return parent.object === node;
  return parent?.type === "VariableDeclarator" && parent.init === node;
}
