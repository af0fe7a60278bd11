import { isWrapper } from "../../platform/api/host.ts";
import { serviceWorkerUrl, trustedScriptUrl } from "../../platform/workers/trusted-types.ts";
import type { BuildNews, ToWorker } from "../../service-worker/messages.ts";

/** Whoever leaves a tab open for days still hears of a new version. */
const lookEvery = 60 * 60_000;

/** When the build of this page was made (build/build-time.ts). */
const ownBuild = () => document.querySelector<HTMLMetaElement>("meta[name=heirlock-build]")?.content ?? "";

/**
 * Keeps the app on the device (src/service-worker), for people who have signed in: a visitor who reads a page once
 * downloads nothing more. Tells each piece of news once. Returns what ends it. The wrapper brings its files itself.
 */
export function startAppWorker(tell: (news: BuildNews["type"]) => void): () => void {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || !serviceWorker || isWrapper()) return () => {};
  // A browser may forbid it, for instance in a private window; everything works without.
  const begun = serviceWorker
    .register(trustedScriptUrl(serviceWorkerUrl), { updateViaCache: "none" })
    .catch(() => undefined);
  const told = new Set<string>();
  const hear = ({ data }: MessageEvent<BuildNews>) => {
    if (told.has(data.type)) return;
    told.add(data.type);
    tell(data.type);
  };
  const look = async () => {
    if (document.visibilityState !== "visible") return;
    (await begun)?.active?.postMessage({ type: "look", build: ownBuild() } satisfies ToWorker);
  };
  const timer = setInterval(() => void look(), lookEvery);
  serviceWorker.addEventListener("message", hear);
  document.addEventListener("visibilitychange", look);
  void look();
  return () => {
    clearInterval(timer);
    serviceWorker.removeEventListener("message", hear);
    document.removeEventListener("visibilitychange", look);
  };
}
