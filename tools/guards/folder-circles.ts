import { type Graph, importGraph, knotsOf, shortestCircle } from "../source/import-graph.ts";
import type { Finding, Guard } from "./guard.ts";

/** A slice of the server, a feature of the web, or a layer of the web below and above the features. */
const house = /^apps\/(?:server\/src\/slices\/[^/]+|web\/src\/(?:features\/[^/]+|platform|ui|app))\//;

/**
 * The sub-folder of a slice that a file lies in. What lies in no sub-folder is shared by them, and `offers/` is a door
 * with small and large things on it, not a room: their files count one by one.
 */
function roomOf(path: string): string | null {
  const top = house.exec(path)?.[0];
  // What tests share starts the whole slice.
  if (!top || /\/testing(\/|\.ts)/.test(path)) return null;
  const [folder, file] = path.slice(top.length).split("/");
  return file === undefined || folder === "offers" ? path : `${top}${folder}`;
}

/** The sub-folders of a slice lead one way: no folder leads back to itself through another one. */
export const folderCircles: Guard = {
  name: "folder circles",
  check: (files) => {
    const imports = importGraph(files);
    const rooms: Graph = new Map();
    const cause = new Map<string, { path: string; line: number }>();
    for (const [path, targets] of imports) {
      const from = roomOf(path);
      if (!from) continue;
      if (!rooms.has(from)) rooms.set(from, []);
      for (const { to: target, line } of targets) {
        const to = roomOf(target);
        if (!to || to === from || house.exec(to)?.[0] !== house.exec(from)![0] || cause.has(`${from} ${to}`)) continue;
        cause.set(`${from} ${to}`, { path, line });
        rooms.get(from)!.push({ to, line });
        if (!rooms.has(to)) rooms.set(to, []);
      }
    }
    return knotsOf(rooms).map((knot): Finding => {
      const way = shortestCircle(rooms, knot);
      const causes = way.slice(1).map((to, at) => cause.get(`${way[at]} ${to}`)!);
      const names = way.map((room) => room.slice(house.exec(`${room}/`)![0].length));
      return {
        ...causes[0]!,
        what: `leads back to its own folder: ${names.join(" → ")}, by ${causes.map(({ path }) => path).join(", ")}`,
      };
    });
  },
};
