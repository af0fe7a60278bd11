import { posix } from "node:path";
import { isCode, isTest, type SourceFile } from "./files.ts";
import { parse } from "./syntax.ts";

/** What leads to what, and the line that says so. */
export type Graph = Map<string, { to: string; line: number }[]>;

/** Which file imports which, by types and by what is loaded on demand too. Tests and workers are no part of it. */
export function importGraph(files: readonly SourceFile[]): Graph {
  const code = files.filter(({ path }) => isCode(path) && !isTest(path));
  const known = new Set(code.map(({ path }) => path));
  return new Map(
    code.map((file) => [
      file.path,
      parse(file).imports.flatMap(({ from, line, asUrl }) => {
        if (asUrl || !from.startsWith(".")) return [];
        const to = posix.normalize(posix.join(posix.dirname(file.path), from.replace(/\?.*$/, "")));
        return known.has(to) ? [{ to, line }] : [];
      }),
    ]),
  );
}

/** Groups in which each leads to every other (Tarjan, SIAM J. Comput. 1(2), 1972). */
export function knotsOf(graph: Graph): Set<string>[] {
  const knots: Set<string>[] = [];
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string) => {
    index.set(file, index.size);
    lowest.set(file, index.get(file)!);
    stack.push(file);
    for (const { to } of graph.get(file)!) {
      if (!index.has(to)) visit(to);
      if (stack.includes(to)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(to)!));
    }
    if (lowest.get(file) !== index.get(file)) return;
    const knot = new Set(stack.splice(stack.indexOf(file)));
    if (knot.size > 1 || graph.get(file)!.some(({ to }) => to === file)) knots.push(knot);
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return knots;
}

/** One way around, beginning and ending with the first of the knot by name. */
export function shortestCircle(graph: Graph, knot: Set<string>): string[] {
  const start = [...knot].sort()[0]!;
  const queue = [[start]];
  const seen = new Set<string>();
  for (const way of queue)
    for (const { to } of graph.get(way.at(-1)!)!) {
      if (to === start) return [...way, start];
      if (knot.has(to) && !seen.has(to)) {
        seen.add(to);
        queue.push([...way, to]);
      }
    }
  return [start, start];
}
