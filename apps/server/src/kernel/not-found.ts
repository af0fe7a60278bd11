import type { RouteDefinition } from "@heirlock/contract/route";

/** Which methods an address of the API takes, to tell a wrong address from a wrong method. */
export function methodsByPath(routes: Iterable<RouteDefinition>): (path: string) => string[] {
  const patterns = [...routes].map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/:[A-Za-z]+/g, "[^/]+")}$`),
  }));
  return (path) => patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}
