import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteDefinition } from "@heirlock/contract/route";
import { routeTable } from "@heirlock/contract/routes";
import { expect, test } from "vitest";

/**
 * Each slice lists its routes by hand in its own `routes.txt`: method, path, who may call it, whether it wants a fresh
 * proof, and which limits count. The contract could lose any of these without a type error; here it cannot.
 */
const here = import.meta.dirname;
const listed = globSync("slices/**/routes.txt", { cwd: here })
  .flatMap((path) => readFileSync(join(here, path), "utf8").split("\n"))
  .map((line) => line.trim().replace(/ +/g, " "))
  .filter((line) => line !== "" && !line.startsWith("#"));

const declared = Object.values(routeTable as Record<string, Record<string, RouteDefinition>>)
  .flatMap((slice) => Object.values(slice))
  .map(({ method, path, access, sensitive, limit = [] }) =>
    [method, path, access, ...(sensitive ? ["sensitive"] : []), ...[limit].flat()].join(" "),
  );

test("[SEC-020] [SEC-011] [SEC-016] every route has the access, the proof and the limits that its slice lists", () => {
  expect(declared.toSorted()).toEqual(listed.toSorted());
});

test("no route is listed twice", () => {
  const places = listed.map((line) => line.split(" ", 2).join(" "));
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
});
