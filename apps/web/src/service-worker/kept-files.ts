import { shellPath } from "./answer-for.ts";
import { hashOf, NotTheBuild } from "./build-list.ts";

/** Of an answer only these are kept: what a page may do, never a cookie, a redirect or a date. */
const keptHeaders = [
  "content-type",
  "content-security-policy",
  "cross-origin-embedder-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
];

export interface Sources {
  caches: CacheStorage;
  fetch: typeof fetch;
}

/** The server gives the app's shell at the app's own addresses, not by its file name. */
const addressOf = (path: string) => (path === shellPath ? "/dashboard" : path);

const filesCache = "heirlock-files";
/** By content: what two builds have in common is there once. */
const placeOf = (path: string, hash: string) => `/${encodeURIComponent(hash)}${path}`;

/** The file with just this content: kept, or fetched, checked and kept. Throws NotTheBuild where it is another one. */
export async function keptFile({ caches, fetch }: Sources, path: string, hash: string): Promise<Response> {
  const cache = await caches.open(filesCache);
  const kept = await cache.match(placeOf(path, hash));
  if (kept) return kept;
  const answer = await fetch(addressOf(path), { credentials: "omit" });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  const bytes = await answer.arrayBuffer();
  if ((await hashOf(bytes)) !== hash) throw new NotTheBuild(`${path} is not the file in the list`);
  const headers = new Headers();
  for (const name of keptHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const checked = new Response(bytes, { headers });
  await cache.put(placeOf(path, hash), checked.clone());
  return checked;
}

/** Forgets what none of these builds has. */
export async function forgetOtherFiles(
  { caches }: Sources,
  builds: readonly { files: Record<string, string> }[],
): Promise<void> {
  const cache = await caches.open(filesCache);
  const places = new Set(
    builds.flatMap(({ files }) => Object.entries(files).map(([path, hash]) => placeOf(path, hash))),
  );
  for (const { url } of await cache.keys()) {
    const place = new URL(url).pathname;
    if (!places.has(place)) await cache.delete(place);
  }
}
