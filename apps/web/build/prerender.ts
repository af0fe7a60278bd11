import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { languages } from "@heirlock/domain/languages";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import type * as Entry from "../src/entry-prerender.tsx";
import { fillPage } from "./fill-page.ts";
import { compressFolder } from "./precompress.ts";

const web = fileURLToPath(new URL("..", import.meta.url));
// Another folder may be named, for a build beside the usual one.
const dist = process.argv[2] ?? join(web, "dist");
// Below node_modules, so that the packages it leaves outside are found from there.
const bundle = join(web, `node_modules/.prerender-${process.pid}`);

/**
 * Writes every public page in every language to dist/prerendered/<language>/<path>/index.html, after the
 * bundler has made index.html. The first paint then needs no script. PUBLIC_URL, if given, makes the links
 * for search engines.
 */
async function prerenderAll(): Promise<void> {
  const template = await readFile(join(dist, "index.html"), "utf8");
  const { prerender, publicPaths } = await loadEntry();
  for (const language of languages) {
    for (const path of publicPaths) {
      const page = await prerender(path, language, process.env.PUBLIC_URL);
      const file = join(dist, "prerendered", language, path, "index.html");
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, fillPage(template, { path, language, ...page }));
    }
  }
  await compressFolder(join(dist, "prerendered"));
  process.stdout.write(`prerendered ${publicPaths.length} pages in ${languages.length} languages\n`);
}

async function loadEntry(): Promise<typeof Entry> {
  await build({
    root: web,
    configFile: false,
    logLevel: "warn",
    plugins: [react()],
    build: { ssr: "src/entry-prerender.tsx", outDir: bundle, emptyOutDir: true },
    worker: { format: "es" },
  });
  return await import(pathToFileURL(join(bundle, "entry-prerender.js")).href);
}

try {
  await prerenderAll();
} finally {
  await rm(bundle, { recursive: true, force: true });
}
