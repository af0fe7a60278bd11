import { isCode, type SourceFile } from "../source/files.ts";
import { calleeRoot, type Node, parse, walk } from "../source/syntax.ts";
import type { Finding, Guard } from "./guard.ts";

const switchedOff = new Set(["only", "skip", "todo", "skipIf", "runIf", "fixme", "fails", "fail"]);
const testCalls = new Set(["test", "it", "describe"]);
const switchedOffNames = new Set(["xit", "xtest", "xdescribe", "fit", "fdescribe"]);

/** No test is left out or alone, no error is silenced without a reason. */
export const honestTests: Guard = {
  name: "honest tests",
  check: (files) => files.filter((file) => isCode(file.path)).flatMap(checkFile),
};

function checkFile(file: SourceFile): Finding[] {
  const { program, comments, lineAt } = parse(file);
  const found: Finding[] = [];
  const say = (offset: number, what: string) => found.push({ path: file.path, line: lineAt(offset), what });
  if (/\.test\.tsx?$/.test(file.path) || file.path.startsWith("e2e/"))
    walk(program, (node) => {
      if (node.type !== "CallExpression") return;
      const off = switchName(node.callee);
      if (off) say(node.start, `${off}: every test runs`);
    });
  for (const comment of comments) {
    const text = comment.value;
    if (/@ts-(ignore|nocheck)/.test(text)) say(comment.start, "silences the compiler");
    const expected = /@ts-expect-error(.*)/.exec(text)?.[1];
    if (expected !== undefined && !isReason(expected)) say(comment.start, "@ts-expect-error without a reason");
    const ignored = /biome-ignore(?:-all|-start)?\s+\S+?:(.*)|biome-ignore/.exec(text);
    if (ignored && !isReason(ignored[1] ?? "")) say(comment.start, "biome-ignore without a reason");
  }
  return found;
}

function switchName(callee: Node): string | null {
  if (callee.type === "Identifier") return switchedOffNames.has(callee.name) ? callee.name : null;
  if (callee.type !== "MemberExpression" || !testCalls.has(calleeRoot(callee) ?? "")) return null;
  if (switchedOff.has(callee.property.name)) return `${calleeRoot(callee)}.${callee.property.name}`;
  return switchName(callee.object);
}

const isReason = (text: string) => text.replace(/^[\s:-]+/, "").length >= 8 && !/<explanation>/.test(text);
