import type { BuildList } from "./build-list.ts";

/** Where the answer to a request comes from. */
export type Answer =
  | { from: "network" }
  | { from: "build"; path: string; hash: string }
  | { from: "shared-files" }
  | { from: "nowhere" };

/** What of a request decides about its answer. */
export interface Asked {
  method: string;
  path: string;
  mode: RequestMode;
  destination: RequestDestination;
  sameOrigin: boolean;
}

export const shellPath = "/index.html";
/** Where other apps hand over photos and papers (site.webmanifest). */
export const sharePath = "/share";

const network: Answer = { from: "network" };

/** Never from the build: data, the demo's mailbox, and what a deployment puts beside the scripts. */
const outside = /^\/(?:api|demo)(?:\/|$)|^\/(?:keeper-keys\.json|build\.json|robots\.txt|sitemap\.xml)$/;

const isCode = (destination: RequestDestination) =>
  ["script", "style", "worker", "sharedworker", "serviceworker"].includes(destination);

/**
 * Only built files are answered here; whatever carries a person's data goes to the server and is never kept (PWA-008).
 * Code that no signed list names is not run.
 */
export function answerFor(asked: Asked, builds: readonly BuildList[]): Answer {
  const { method, path, mode, destination, sameOrigin } = asked;
  const newest = builds[0];
  if (sameOrigin && method === "POST" && path === sharePath) return { from: "shared-files" };
  if (!newest || !sameOrigin || method !== "GET" || outside.test(path)) return network;
  for (const { files } of builds) {
    const hash = path === shellPath ? undefined : files[path];
    if (hash) return { from: "build", path, hash };
  }
  if (mode === "navigate") return { from: "build", path: shellPath, hash: newest.files[shellPath]! };
  return isCode(destination) ? { from: "nowhere" } : network;
}
