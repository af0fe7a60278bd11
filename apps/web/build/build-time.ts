import type { Plugin } from "vite";

/** Writes into index.html when the build was made: an open page knows by it whether there is a newer one. */
export function buildTime(): Plugin {
  const content = new Date().toISOString();
  return {
    name: "heirlock-build-time",
    apply: "build",
    transformIndexHtml: () => [{ tag: "meta", attrs: { name: "heirlock-build", content }, injectTo: "head" }],
  };
}

export function readBuildTime(html: string): string {
  const made = /<meta name="heirlock-build" content="([^"]+)"/.exec(html)?.[1];
  if (!made) throw new Error("index.html does not say when it was made");
  return made;
}
