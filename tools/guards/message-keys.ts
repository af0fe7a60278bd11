import { defaultLanguage } from "@heirlock/domain/languages";
import { isCode, isTest, type SourceFile } from "../source/files.ts";
import { type Node, parse, textParts, walk } from "../source/syntax.ts";
import type { Finding, Guard } from "./guard.ts";
import { baseKey, readMessageSets } from "./message-files.ts";

type Namespaces = Map<string, Set<string>>;
type Use = { path: string; line: number; namespaces: string[] | null; parts: string[] };

/** What i18next takes when useTranslation is called without a namespace (platform/i18n.ts). */
const defaultNamespace = "ui";

/** Every key that the pages ask for exists in English. */
export const messageKeys: Guard = {
  name: "message keys",
  check: (files) => {
    const keys = englishKeys(files);
    return uses(files).flatMap((use): Finding[] => {
      const missing = objection(use, keys);
      return missing ? [{ path: use.path, line: use.line, what: missing }] : [];
    });
  },
};

/** English keys that no page seems to ask for: a list to look through, since a key can be put together at run time. */
export function unusedKeys(files: SourceFile[]): string[] {
  const asked = literalPatterns(files);
  return [...englishKeys(files)].flatMap(([namespace, keys]) =>
    [...keys]
      .filter((key) => !asked.some((pattern) => pattern.test(key) || pattern.test(`${namespace}:${key}`)))
      .map((key) => `${namespace}:${key}`),
  );
}

function englishKeys(files: SourceFile[]): Namespaces {
  const keys: Namespaces = new Map();
  for (const set of readMessageSets(files)) {
    const source = set.locales.get(defaultLanguage);
    if (set.namespace && source && set.base.startsWith("apps/web/"))
      keys.set(set.namespace, new Set([...(keys.get(set.namespace) ?? []), ...[...source.keys()].map(baseKey)]));
  }
  return keys;
}

function objection(use: Use, all: Namespaces): string | null {
  const [first = "", ...rest] = use.parts;
  const colon = first.indexOf(":");
  const namespaces = colon > 0 ? [first.slice(0, colon)] : use.namespaces;
  const parts = colon > 0 ? [first.slice(colon + 1), ...rest] : use.parts;
  for (const namespace of namespaces ?? [])
    if (!all.has(namespace)) return `there is no messages.${defaultLanguage}.json for "${namespace}"`;
  const wanted = toPattern(parts);
  const known = (namespaces ?? [...all.keys()]).some((name) =>
    [...(all.get(name) ?? [])].some((key) => wanted.test(key)),
  );
  return known ? null : `no text "${parts.join("…")}" in ${namespaces?.join(" or ") ?? "any namespace"}`;
}

/** Also matches what lies below the key: `t("steps", { returnObjects: true })` asks for a whole branch. */
const toPattern = (parts: string[]) => new RegExp(`^${parts.map(literally).join(".+")}(\\..+)?$`);
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const webCode = (files: SourceFile[]) =>
  files.filter((file) => isCode(file.path) && file.path.startsWith("apps/web/src/") && !isTest(file.path));

function uses(files: SourceFile[]): Use[] {
  return webCode(files).flatMap((file) => {
    const { program, lineAt } = parse(file);
    const translators = translatorsOf(program);
    const found: Use[] = [];
    walk(program, (node) => {
      if (node.type === "CallExpression" && isTranslator(node.callee, translators)) {
        const own = translators.get(node.callee.name);
        const namespaces = namespaceOption(node.arguments[1]) ?? own?.namespaces ?? null;
        for (const key of keyCandidates(node.arguments[0])) {
          const parts = own?.prefix ? [`${own.prefix}.${key.parts[0]}`, ...key.parts.slice(1)] : key.parts;
          found.push({ path: file.path, line: lineAt(key.start), namespaces, parts });
        }
      }
      if (node.type === "JSXAttribute" && node.name.name === "i18nKey")
        for (const key of keyCandidates(node.value?.expression ?? node.value))
          found.push({ path: file.path, line: lineAt(key.start), namespaces: null, parts: key.parts });
    });
    return found;
  });
}

type Translator = { namespaces: string[]; prefix: string };

/** `const { t } = useTranslation("assets")`, also renamed; the same name bound twice may mean either namespace. */
function translatorsOf(program: Node): Map<string, Translator> {
  const translators = new Map<string, Translator>();
  walk(program, (node) => {
    if (node.type !== "VariableDeclarator" || node.init?.type !== "CallExpression") return;
    const call = node.init;
    if (call.callee.name !== "useTranslation" || node.id.type !== "ObjectPattern") return;
    const given = call.arguments[0];
    const list: (Node | undefined)[] = given?.type === "ArrayExpression" ? given.elements : [given];
    const namespaces = list.map((one) => textParts(one)?.[0] ?? defaultNamespace);
    const prefix = textParts(property(call.arguments[1], "keyPrefix"))?.[0] ?? "";
    for (const one of node.id.properties)
      if (one.key?.name === "t") {
        const known = translators.get(one.value.name)?.namespaces ?? [];
        translators.set(one.value.name, { namespaces: [...known, ...namespaces], prefix });
      }
  });
  return translators;
}

function isTranslator(callee: Node, translators: Map<string, Translator>): boolean {
  if (callee.type === "Identifier") return translators.has(callee.name) || callee.name === "t";
  return callee.type === "MemberExpression" && callee.property.name === "t" && /i18n/.test(callee.object.name ?? "");
}

const namespaceOption = (options: Node | undefined): string[] | null => {
  const name = textParts(property(options, "ns"))?.[0];
  return name ? [name] : null;
};

const property = (node: Node | undefined, name: string): Node | undefined =>
  node?.type === "ObjectExpression" ? node.properties.find((one: Node) => one.key?.name === name)?.value : undefined;

/** The literal keys an argument can come out as: both sides of a condition, every item of a list of fallbacks. */
function keyCandidates(node: Node | null | undefined): { parts: string[]; start: number }[] {
  const parts = textParts(node);
  if (node && parts) return [{ parts, start: node.start }];
  if (node?.type === "ConditionalExpression") return [node.consequent, node.alternate].flatMap(keyCandidates);
  if (node?.type === "ArrayExpression") return node.elements.flatMap(keyCandidates);
  if (node?.type === "LogicalExpression") return keyCandidates(node.right);
  return [];
}

function literalPatterns(files: SourceFile[]): RegExp[] {
  const patterns = new Map<string, RegExp>();
  for (const file of webCode(files))
    walk(parse(file).program, (node) => {
      const parts = textParts(node);
      if (parts && /[a-z]/i.test(parts.join(""))) patterns.set(parts.join("\0"), toPattern(parts));
    });
  return [...patterns.values()];
}
