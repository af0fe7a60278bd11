import { isCode, isTest, type SourceFile } from "../source/files.ts";
import { type Node, parse, textParts, walk } from "../source/syntax.ts";
import type { Finding, Guard } from "./guard.ts";

/** Tailwind classes that name a side of the screen instead of a side of the text. */
const physicalClass =
  /^-?(?:(?:p|m|scroll-p|scroll-m)[lr]-|(?:left|right)-(?:\d|\[|\(|auto|px|full)|inset-[lr]-|border-[lr](?:-|$)|rounded-(?:[lr]|tl|tr|bl|br)(?:-|$)|(?:text|float|clear|origin|object|bg|from|slide-in-from|slide-out-to)-(?:left|right)(?:-|$))/;

const physicalProperty =
  /^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-[a-z]+)?|border-(?:top|bottom)-(?:left|right)-radius)$/;

/** A side that must not mirror (a QR code, a phone number) says so: `physical: why`, on its line or the one above. */
const exempt = /physical: \S.{9,}/;

/** One stylesheet serves both directions: start and end, never left and right. */
export const rightToLeft: Guard = {
  name: "right to left",
  check: (files) => files.filter((file) => file.path.startsWith("apps/web/") && !isTest(file.path)).flatMap(checkFile),
};

function checkFile(file: SourceFile): Finding[] {
  const found = file.path.endsWith(".css") ? checkStyles(file) : isCode(file.path) ? checkCode(file) : [];
  const lines = file.text.split("\n");
  return found.filter((one) => ![lines[one.line - 1], lines[one.line - 2]].some((line) => exempt.test(line ?? "")));
}

function checkCode(file: SourceFile): Finding[] {
  const { program, lineAt } = parse(file);
  const found: Finding[] = [];
  const say = (node: Node, what: string) => found.push({ path: file.path, line: lineAt(node.start), what });
  walk(program, (node) => {
    for (const part of textParts(node) ?? [])
      for (const name of part.split(/\s+/)) if (isPhysicalClass(name)) say(node, `class ${name}`);
    if (node.type !== "JSXAttribute") return;
    if (node.name.name === "style") walk(node, (inner) => sayPhysicalKey(inner, say));
    if (node.name.name === "side" || node.name.name === "placement")
      for (const side of textParts(node.value?.expression ?? node.value) ?? [])
        if (/^(left|right)/.test(side)) say(node, `${node.name.name}="${side}"`);
  });
  return found;
}

function sayPhysicalKey(node: Node, say: (node: Node, what: string) => void) {
  if (node.type !== "Property") return;
  const key: string = node.key.name ?? node.key.value ?? "";
  const property = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (physicalProperty.test(property)) say(node, `style ${key}`);
}

/** Without its variants ("md:", "hover:", "!"): "md:hover:-ml-2" is about "-ml-2". */
function isPhysicalClass(name: string): boolean {
  const own = name
    .replace(/\[[^\]]*\]/g, "[]")
    .split(":")
    .at(-1)!
    .replace(/^!/, "");
  return physicalClass.test(own);
}

function checkStyles(file: SourceFile): Finding[] {
  const withoutComments = file.text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
  return withoutComments.split("\n").flatMap((line, index) => {
    const found: Finding[] = [];
    const say = (what: string) => found.push({ path: file.path, line: index + 1, what });
    for (const [, property, value] of line.matchAll(/([a-z-]+)\s*:\s*([^;{}]+)/g)) {
      if (physicalProperty.test(property!)) say(property!);
      if (/^(text-align|float|clear)$/.test(property!) && /^(left|right)\b/.test(value!)) say(`${property}: ${value}`);
    }
    const applied = /@apply\s+([^;]+)/.exec(line)?.[1] ?? "";
    for (const name of applied.split(/\s+/)) if (isPhysicalClass(name)) say(`class ${name}`);
    return found;
  });
}
