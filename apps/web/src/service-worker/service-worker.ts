/**
 * Starts the app from the device and takes only builds that the release key signed. It holds built files and nothing else:
 * no answer of the API, no paper, no key (D67, PWA-008).
 */
import { type Answer, answerFor } from "./answer-for.ts";
import { type BuildList, NotTheBuild } from "./build-list.ts";
import { keptBuilds, takeNewBuild } from "./kept-builds.ts";
import { keptFile, type Sources } from "./kept-files.ts";
import type { BuildNews } from "./messages.ts";
import type { FetchEvent, WorkerScope } from "./scope.ts";
import { SharedFiles } from "./shared-files.ts";

declare const self: WorkerScope;
/** The public half of the release key, put here by the build (build/sign-build.ts). */
declare const RELEASE_KEY: string;

const sources: Sources = { caches, fetch: (...asked) => fetch(...asked) };
const shared = new SharedFiles();
/** Whoever opens one page after another asks once. */
const lookEvery = 60_000;

let builds: BuildList[] | null = null;
let lookedAt = 0;
let wasRefused = false;

async function currentBuilds(): Promise<BuildList[]> {
  builds ??= await keptBuilds(sources);
  return builds;
}

/** Without a connection, or with a server that is down, the next look finds it. */
async function look(): Promise<void> {
  if (Date.now() - lookedAt < lookEvery) return;
  lookedAt = Date.now();
  try {
    await takeNewBuild(sources, RELEASE_KEY);
    wasRefused = false;
  } catch (error) {
    if (error instanceof NotTheBuild) wasRefused = true;
  }
  builds = null;
}

/** What a page that was made with this build should know. */
async function newsFor(build: string): Promise<BuildNews | null> {
  await look();
  const [newest] = await currentBuilds();
  if (newest && newest.made > build) return { type: "build-ready" };
  return wasRefused ? { type: "build-refused" } : null;
}

async function give(answer: Exclude<Answer, { from: "network" }>, request: Request): Promise<Response> {
  if (answer.from === "shared-files") return await shared.take(request);
  if (answer.from === "nowhere") return Response.error();
  return await keptFile(sources, answer.path, answer.hash);
}

async function respond(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const url = new URL(request.url);
  const asked = {
    method: request.method,
    path: url.pathname,
    mode: request.mode,
    destination: request.destination,
    sameOrigin: url.origin === self.location.origin,
  };
  const answer = answerFor(asked, await currentBuilds());
  return answer.from === "network" ? await fetch(request) : await give(answer, request);
}

self.addEventListener("install", (event) => {
  event.waitUntil(takeNewBuild(sources, RELEASE_KEY).then(() => self.skipWaiting()));
});

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  // Not even touched: streams, uploads and everything of the person's own.
  if (origin !== self.location.origin || pathname.startsWith("/api/")) return;
  event.respondWith(respond(event));
  if (event.request.mode === "navigate") event.waitUntil(look());
});

self.addEventListener("message", (event) => {
  const { data, source, ports } = event;
  if (data?.type === "look") event.waitUntil(newsFor(data.build).then((news) => news && source?.postMessage(news)));
  if (data?.type === "shared-files") ports[0]?.postMessage(shared.hand(data.id));
});
