import { posix } from "node:path";
import { isCode, isTest, type SourceFile } from "../source/files.ts";
import { parse } from "../source/syntax.ts";
import type { Finding, Guard } from "./guard.ts";

type Graph = Map<string, { to: string; line: number }[]>;

/** No file leads back to itself, neither by types nor by what is loaded on demand. */
export const importCircles: Guard = {
  name: "import circles",
  check: (files) => {
    const graph = graphOf(files.filter(({ path }) => isCode(path) && !isTest(path)));
    return knotsOf(graph).map((knot): Finding => {
      const way = shortestCircle(graph, knot);
      const line = graph.get(way[0]!)!.find(({ to }) => to === way[1])!.line;
      return {
        path: way[0]!,
        line,
        what: `leads back to itself: ${way.join(" → ")} (${knot.size} files are involved)`,
      };
    });
  },
};

function graphOf(files: readonly SourceFile[]): Graph {
  const known = new Set(files.map(({ path }) => path));
  return new Map(
    files.map((file) => [
      file.path,
      parse(file).imports.flatMap(({ from, line, asUrl }) => {
        if (asUrl || !from.startsWith(".")) return [];
        const to = posix.normalize(posix.join(posix.dirname(file.path), from.replace(/\?.*$/, "")));
        return known.has(to) ? [{ to, line }] : [];
      }),
    ]),
  );
}

/** Groups of files that all lead to each other (Tarjan, SIAM J. Comput. 1(2), 1972). */
function knotsOf(graph: Graph): Set<string>[] {
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

/** One way around, beginning and ending with the knot's first file by name. */
function shortestCircle(graph: Graph, knot: Set<string>): string[] {
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
