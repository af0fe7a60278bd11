import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { SourceFile } from "@heirlock/tools/source/files";
import { root } from "@heirlock/tools/source/files";
import { type Node, parse, textParts, walk } from "@heirlock/tools/source/syntax";

/** A page of the router: its address pattern as the router has it, "/help/$slug". */
export type RouterPage = { pattern: string; who: "anyone" | "holder" | "member" };

type Route = { parent: string | null; path: string; isPage: boolean };

/** The frames, and below them what each feature adds. */
const routeFiles = ["apps/web/src/app/routes/*-routes.ts", "apps/web/src/features/*/routes.ts"];

/** Read from the source, so that a page added to the router is looked at the day it is added. */
export function routerPages(files: SourceFile[] = readRoutes()): RouterPage[] {
  const routes = new Map(files.flatMap((file) => routesOf(parse(file).program)));
  return [...routes]
    .filter(([, route]) => route.isPage)
    .map(([name]) => {
      const chain = chainOf(name, routes);
      const pattern = chain.map((one) => routes.get(one)!.path).join("");
      return { pattern: pattern.replace(/\/+/g, "/").replace(/(.)\/$/, "$1"), who: whoFor(pattern, chain) };
    });
}

function readRoutes(): SourceFile[] {
  return globSync(routeFiles, { cwd: root })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

/** Routes by the name they have, or for a page that nothing hangs below, by their parent's and their path. */
function routesOf(program: Node): [string, Route][] {
  const names = new Map<Node, string>();
  const routes: [string, Route][] = [];
  walk(program, (node) => {
    if (node.type === "VariableDeclarator" && node.init) names.set(node.init, node.id.name);
    if (node.type !== "CallExpression") return;
    const route = readRoute(node);
    if (route) routes.push([names.get(node) ?? `${route.parent} ${route.path}`, route]);
  });
  return routes;
}

/** `page(holder, "/assets")`, `publicPage(site, "/help", …)` or `createRoute({ getParentRoute: () => holder, path: "/assets", component: … })`. */
function readRoute({ callee, arguments: given }: Node): Route | null {
  if (callee.name === "page" || callee.name === "publicPage")
    return { parent: given[0].name, path: textParts(given[1])![0]!, isPage: true };
  if (callee.name !== "createRoute") return null;
  const options: Node[] = given[0].properties;
  const option = (name: string) => options.find((one) => one.key?.name === name)?.value as Node | undefined;
  const path = textParts(option("path"))?.[0];
  return {
    parent: option("getParentRoute")?.body?.name ?? null,
    path: path ?? "",
    isPage: path !== undefined && option("component") !== undefined,
  };
}

function chainOf(name: string, routes: Map<string, Route>): string[] {
  const route = routes.get(name);
  return route ? [...(route.parent ? chainOf(route.parent, routes) : []), name] : [];
}

function whoFor(pattern: string, chain: string[]): RouterPage["who"] {
  if (!chain.includes("signedIn") && !chain.includes("firstSteps")) return "anyone";
  return pattern.startsWith("/dashboard/member") ? "member" : "holder";
}

/** What stands for the parameters: every help article and legal text, one thing of the lived-in estate. */
export function addressesOf(pattern: string, id: string): string[] {
  if (pattern.includes("$slug")) return textNames("articles").map((name) => pattern.replace("$slug", name));
  if (pattern.includes("$text")) return textNames("legal").map((name) => pattern.replace("$text", name));
  if (pattern.includes("$id")) return [pattern.replace("$id", id)];
  if (pattern.includes("$")) throw new Error(`${pattern} has a parameter the journeys cannot fill`);
  return [pattern];
}

function textNames(folder: string): string[] {
  const files = readdirSync(join(root, "apps/web/src/features/site", folder));
  return files.filter((file) => file.endsWith(".en.json")).map((file) => basename(file, ".en.json"));
}
