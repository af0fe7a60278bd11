import { importGraph, knotsOf, shortestCircle } from "../source/import-graph.ts";
import type { Finding, Guard } from "./guard.ts";

/** No file leads back to itself, neither by types nor by what is loaded on demand. */
export const importCircles: Guard = {
  name: "import circles",
  check: (files) => {
    const graph = importGraph(files);
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
