import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, extname, join, relative, sep } from "node:path";
import { ConfigError } from "../config.ts";
import { keysWorkerHeaders, webHeaders } from "../headers.ts";

export type Encoding = "br" | "gzip";

/** A file of the web build, kept in memory: the build is small, and no path from outside reaches a disk. */
export interface BuiltFile {
  body: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
  etag: string;
  headers: Record<string, string>;
}

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** Vite puts a hash of the content into these names, so that they never change. */
const hashedName = /^\/assets\/.+-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;

function headersFor(path: string): Record<string, string> {
  const policy = basename(path).startsWith("keys-worker") && path.endsWith(".js") ? keysWorkerHeaders : webHeaders;
  return {
    ...policy,
    "content-type": types[extname(path)] ?? "application/octet-stream",
    "cache-control": hashedName.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
    vary: "accept-encoding",
  };
}

function readIfThere(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

function readBuiltFile(file: string, path: string): BuiltFile {
  const br = readIfThere(`${file}.br`);
  const gzip = readIfThere(`${file}.gz`);
  return { ...makeFile(path, readFileSync(file)), encoded: { ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) } };
}

/** A file that is not in the build, because it depends on where the server runs. */
export function makeFile(path: string, body: Buffer): BuiltFile {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { body, encoded: {}, etag, headers: headersFor(path) };
}

/** Every file below `dist` by its path from there, such as `/assets/index-abc.js`. Throws ConfigError without a build. */
export function readBuild(dist: string): Map<string, BuiltFile> {
  if (!existsSync(join(dist, "index.html"))) throw new ConfigError(["WEB_DIST holds no index.html"]);
  const files = new Map<string, BuiltFile>();
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || file.endsWith(".br") || file.endsWith(".gz") || file.endsWith(".map")) continue;
    const path = `/${relative(dist, file).split(sep).join("/")}`;
    files.set(path, readBuiltFile(file, path));
  }
  return files;
}

/** The keeper's public keys, which a deployment copies to the web. Throws ConfigError where they are not. */
export function readKeeperKeysFile(file: string): Buffer {
  const keys = readIfThere(file);
  if (!keys) throw new ConfigError(["KEEPER_KEYS_FILE is not there"]);
  return keys;
}

/** The smallest form that the browser takes. */
export function chooseEncoding(file: BuiltFile, acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined) return undefined;
  const accepted = new Set(
    acceptEncoding
      .split(",")
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(";", 1)[0]!.trim()),
  );
  return (["br", "gzip"] as const).find((encoding) => file.encoded[encoding] && accepted.has(encoding));
}
