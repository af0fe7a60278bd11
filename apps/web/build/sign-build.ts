import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { BuildList, SignedBuild } from "../src/service-worker/build-list.ts";
import { readBuildTime } from "./build-time.ts";
import { coreOf, type ViteManifest } from "./core-files.ts";
import { compressFolder } from "./precompress.ts";

const web = fileURLToPath(new URL("..", import.meta.url));
const dist = join(web, "dist");
/** For builds that nobody releases: the same key each time, so that one follows the other in an installed app. */
const throwawayKey = join(web, "node_modules/.cache/heirlock/throwaway-release-key.pem");

/**
 * Writes the service worker with the public half of the release key, and `build.json`: the hash of every file, signed.
 * RELEASE_KEY_FILE names the private half (docs/operations.md); without it a key of this machine is made, which is good
 * for trying things out and which a server in production does not accept.
 */
async function signBuild(): Promise<void> {
  const isReleased = Boolean(process.env.RELEASE_KEY_FILE);
  const key = createPrivateKey(await readKey(process.env.RELEASE_KEY_FILE));
  await buildWorker(createPublicKey(key).export({ type: "spki", format: "der" }).toString("base64"));
  const manifestFile = join(dist, ".vite/manifest.json");
  const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as ViteManifest;
  const core = coreOf(manifest);
  await rm(dirname(manifestFile), { recursive: true });
  const files = await hashes();
  const list: BuildList = { made: readBuildTime(await readFile(join(dist, "index.html"), "utf8")), files, core };
  const signed = { ...signList(list, key), throwaway: !isReleased };
  await writeFile(join(dist, "build.json"), JSON.stringify(signed));
  await compressFolder(dist, /^(?:build\.json|service-worker\.js)$/);
  process.stdout.write(`signed ${Object.keys(files).length} files${isReleased ? "" : " with a key of this machine"}\n`);
}

function signList(list: BuildList, key: KeyObject): SignedBuild {
  const text = JSON.stringify(list);
  const signature = sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" });
  return { list: text, signature: signature.toString("base64") };
}

async function readKey(file: string | undefined): Promise<string> {
  if (file) return await readFile(file, "utf8");
  const known = await readFile(throwawayKey, "utf8").catch(() => null);
  if (known !== null) return known;
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const made = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  await mkdir(dirname(throwawayKey), { recursive: true });
  await writeFile(throwawayKey, made, { mode: 0o600 });
  return made;
}

async function buildWorker(releaseKey: string): Promise<void> {
  await build({
    root: web,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { RELEASE_KEY: JSON.stringify(releaseKey) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: ["chrome123", "firefox126", "safari17.5"],
      rolldownOptions: {
        input: join(web, "src/service-worker/service-worker.ts"),
        // A classic script: Firefox takes no modules here.
        output: { entryFileNames: "service-worker.js", format: "iife" },
      },
    },
  });
}

/** Prerendered pages are for a first visit, before there is a worker; robots.txt depends on where the server runs. */
const notListed = /^(?:prerendered\/|service-worker\.js$|robots\.txt$|build\.json$)|\.(?:br|gz|map)$/;

async function hashes(): Promise<BuildList["files"]> {
  const files: BuildList["files"] = {};
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(dist, file).split(sep).join("/");
    if (!entry.isFile() || notListed.test(path)) continue;
    files[`/${path}`] = createHash("sha256")
      .update(await readFile(file))
      .digest("base64");
  }
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
}

await signBuild();
