import { isCode, isTest, type SourceFile } from "../source/files.ts";
import { type Node, parse, textParts, walk } from "../source/syntax.ts";
import type { Finding, Guard } from "./guard.ts";

/** Names that are the same in every language. */
const sameEverywhere = /\bHeirlock\b/g;

/** Attributes and properties whose text a person sees or hears, on our components as well as on HTML's. */
const spoken =
  /^(aria-(label|description|valuetext|roledescription|placeholder)|alt|.*([lL]abel|[tT]itle|[hH]eading|[pP]laceholder|[dD]escription|[hH]int|[cC]aption|[tT]ooltip|[mM]essage|[sS]ummary|[lL]egend))$/;
const notSpoken = /^(aria-labelledby|aria-describedby|.*(Id|Key|ClassName))$/;

/** A text that a component, a toast or a letter shows comes out of messages.<locale>.json. */
export const untranslatedStrings: Guard = {
  name: "untranslated strings",
  check: (files) => files.filter((file) => isLookedAt(file.path)).flatMap(checkFile),
};

// The gallery is a page for developers: it shows components with sample texts and is not in production.
const isLookedAt = (path: string) =>
  isCode(path) &&
  !isTest(path) &&
  !path.includes("/gallery/") &&
  (/^apps\/web\/src\/.*\.tsx?$/.test(path) || /^apps\/server\/src\/(.*\/)?mail\//.test(path));

function checkFile(file: SourceFile): Finding[] {
  const { program, lineAt } = parse(file);
  const found: Finding[] = [];
  const object = (node: Node, where: string) => {
    for (const literal of literals(node))
      found.push({
        path: file.path,
        line: lineAt(literal.start),
        what: `${where} is not translated: "${literal.text}"`,
      });
  };
  walk(program, (node) => {
    if (node.type === "JSXText" && hasWords(node.value)) object(node, "text");
    if (node.type === "JSXElement" || node.type === "JSXFragment")
      for (const child of node.children) if (child.type === "JSXExpressionContainer") object(child.expression, "text");
    if (node.type === "JSXAttribute" && isSpoken(attributeName(node)) && node.value)
      object(node.value.type === "JSXExpressionContainer" ? node.value.expression : node.value, attributeName(node));
    if (node.type === "CallExpression" && /toast/i.test(calleeName(node.callee)))
      for (const argument of node.arguments) objectToArgument(argument, "toast", object);
    if (node.type === "CallExpression" && calleeName(node.callee) === "createElement")
      for (const child of node.arguments.slice(2)) object(child, "text");
    if (node.type === "CallExpression" && ["alert", "confirm", "prompt"].includes(node.callee.name ?? ""))
      for (const argument of node.arguments) object(argument, "dialog");
    if (node.type === "AssignmentExpression" && calleeName(node.left) === "title") object(node.right, "title");
  });
  return found;
}

function objectToArgument(argument: Node, where: string, object: (node: Node, where: string) => void) {
  if (argument.type === "ObjectExpression") {
    for (const one of argument.properties)
      if (one.type === "Property" && isSpoken(one.key.name ?? one.key.value ?? "")) object(one.value, where);
  } else object(argument, where);
}

const isSpoken = (name: string) => spoken.test(name) && !notSpoken.test(name);

const attributeName = (node: Node): string =>
  node.name.type === "JSXNamespacedName" ? `${node.name.namespace.name}:${node.name.name.name}` : node.name.name;

/** `toast` of `toast(…)`, `error` of nothing: for `toast.error(…)` the whole "toast.error". */
function calleeName(node: Node): string {
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression") return "";
  const own = node.property.name ?? "";
  return own === "title" || own === "createElement" ? own : `${calleeName(node.object)}.${own}`;
}

/** Literal words among what an expression can come out as; calls such as t("key") are not looked into. */
function literals(node: Node): { text: string; start: number }[] {
  if (node.type === "JSXText") return [{ text: node.value.trim(), start: node.start }];
  const parts = textParts(node);
  if (parts) return parts.some(hasWords) ? [{ text: parts.join("…"), start: node.start }] : [];
  if (node.type === "ConditionalExpression") return [node.consequent, node.alternate].flatMap(literals);
  if (node.type === "LogicalExpression") return [node.left, node.right].flatMap(literals);
  if (node.type === "BinaryExpression" && node.operator === "+") return [node.left, node.right].flatMap(literals);
  if (node.type === "TSAsExpression") return literals(node.expression);
  return [];
}

const hasWords = (text: string) => /\p{Letter}{2,}/u.test(text.replace(sameEverywhere, "").replace(/&\w+;/g, ""));
