import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { type BuildList, hashOf, type SignedBuild } from "./build-list.ts";

/** A cache as browsers have it, in memory; of requests only their address counts. */
class MemoryCache {
  readonly entries = new Map<string, { body: ArrayBuffer; headers: Headers }>();
  async match(place: string) {
    const kept = this.entries.get(place);
    return kept && new Response(kept.body.slice(0), { headers: kept.headers });
  }
  async put(place: string, answer: Response) {
    this.entries.set(place, { body: await answer.arrayBuffer(), headers: answer.headers });
  }
  async keys() {
    return [...this.entries.keys()].map((place) => ({ url: new URL(place, "https://heirlock.test").href }));
  }
  async delete(place: string) {
    return this.entries.delete(place);
  }
}

export class MemoryCaches {
  readonly opened = new Map<string, MemoryCache>();
  async open(name: string) {
    const cache = this.opened.get(name) ?? new MemoryCache();
    this.opened.set(name, cache);
    return cache;
  }
  /** The paths of the files that are kept, without the hash before them. */
  files(): string[] {
    const { entries } = this.opened.get("heirlock-files") ?? new MemoryCache();
    return [...entries.keys()].map((place) => place.replace(/^\/[^/]+/, "")).sort();
  }
}

export function releaseKey() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { privateKey, publicHalf: publicKey.export({ type: "spki", format: "der" }).toString("base64") };
}

export function signList(list: BuildList, key: KeyObject): SignedBuild {
  const text = JSON.stringify(list);
  const signature = sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" });
  return { list: text, signature: signature.toString("base64") };
}

/** A server with one build on it. */
export async function serverWith(files: Record<string, string>, made: string, key: KeyObject) {
  const hashes: Record<string, string> = {};
  for (const [path, text] of Object.entries(files)) hashes[path] = await hashOf(new TextEncoder().encode(text));
  const list: BuildList = { made, files: hashes, core: Object.keys(files).filter((path) => !path.includes("later")) };
  const served = new Map(Object.entries({ ...files, "/build.json": JSON.stringify(signList(list, key)) }));
  const asked: string[] = [];
  const fetch = async (path: string) => {
    asked.push(path);
    const text = served.get(path === "/dashboard" ? "/index.html" : path);
    const headers = { "content-type": "text/plain", "set-cookie": "a=b", refresh: "0; url=https://elsewhere.test" };
    return text === undefined ? new Response("", { status: 404 }) : new Response(text, { headers });
  };
  return { list, served, asked, fetch: fetch as unknown as typeof globalThis.fetch };
}
