import { languages } from "@heirlock/domain/languages";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Config, ConfigError } from "../config.ts";
import { connectingTo } from "../headers.ts";
import type { RegisterSlice, ServerSlice } from "../slice.ts";
import { type BuiltFile, chooseEncoding, makeFile, readBuild, readKeeperKeysFile } from "./built-files.ts";
import { chooseLanguage } from "./choose-language.ts";
import { isAppPath } from "./page-paths.ts";
import { pageLinks, robots, sitemap } from "./search-engines.ts";

function send(file: BuiltFile, status: number, http: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = chooseEncoding(file, http.headers["accept-encoding"]);
  const etag = encoding ? `${file.etag.slice(0, -1)}-${encoding}"` : file.etag;
  reply.headers(file.headers).header("etag", etag);
  if (status === 200 && http.headers["if-none-match"] === etag) return reply.code(304).send();
  if (encoding) reply.header("content-encoding", encoding);
  const body = encoding ? file.encoded[encoding]! : file.body;
  reply.code(status).header("content-length", body.length);
  return reply.send(http.method === "HEAD" ? undefined : body);
}

/** `/help/` and `/help` are one page. */
function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

function reachingStore(files: Map<string, BuiltFile>, { storage }: Config): Map<string, BuiltFile> {
  if (!("s3" in storage)) return files;
  const { origin } = new URL(storage.s3.endpoint);
  return new Map([...files].map(([path, file]) => [path, { ...file, headers: connectingTo(origin, file.headers) }]));
}

/**
 * Serves the built web: files as they are, public pages prerendered in the reader's language
 * (`prerendered/<language>/<path>/index.html`), the app's shell for its own addresses, and the shell with
 * status 404 for everything else, where it draws "Page Not Found".
 */
export function webSlice(dist: string): ServerSlice {
  return { name: "web", routes: async () => ({ register: serveWeb(dist) }) };
}

/** The keeper's public keys, which lie beside the scripts also where another server has those. */
export function keeperKeysSlice(file: string): ServerSlice {
  const register: RegisterSlice = (app) => {
    const keys = makeFile("/keeper-keys.json", readKeeperKeysFile(file));
    app.route({
      method: ["GET", "HEAD"],
      url: "/keeper-keys.json",
      config: { access: "anyone" },
      handler: (http, reply) => send(keys, 200, http, reply),
    });
  };
  return { name: "keeper-keys", routes: async () => ({ register }) };
}

/** An installed app takes only what the release key signed; a build of nobody's key must not reach people (PWA-008). */
function refuseThrowaway(files: Map<string, BuiltFile>, { mode }: Config): void {
  const signed = files.get("/build.json");
  if (mode !== "production" || !signed) return;
  const { throwaway } = JSON.parse(signed.body.toString("utf8")) as { throwaway?: boolean };
  if (throwaway) throw new ConfigError(["WEB_DIST was built without RELEASE_KEY_FILE"]);
}

function serveWeb(dist: string): RegisterSlice {
  return (app, { config }) => {
    const files = reachingStore(readBuild(dist), config);
    refuseThrowaway(files, config);
    const shell = files.get("/index.html")!;
    const pages = new Map<string, BuiltFile>();
    for (const [path, file] of files) {
      if (!path.startsWith("/prerendered/")) continue;
      files.delete(path);
      const vary = "accept-encoding, accept-language, cookie";
      pages.set(path, { ...file, headers: { ...file.headers, vary, link: pageLinks(path, config.publicUrl) } });
    }
    files.set("/sitemap.xml", makeFile("/sitemap.xml", sitemap(pages, config.publicUrl)));
    files.set("/robots.txt", makeFile("/robots.txt", robots(files.get("/robots.txt")?.body, config.publicUrl)));
    const options = {
      prerendered: languages.every((language) => pages.has(`/prerendered/${language}/index.html`)),
      gallery: config.mode !== "production",
    };

    app.route({
      method: ["GET", "HEAD"],
      url: "/*",
      config: { access: "anyone" },
      handler: (http, reply) => {
        const [address = "", query] = http.url.split("?", 2);
        const path = withoutSlash(address);
        if (path === "/api" || path.startsWith("/api/")) return reply.callNotFound();
        const file = files.get(path);
        if (file && path !== "/index.html") return send(file, 200, http, reply);
        const asked = new URLSearchParams(query).get("lang");
        const language = chooseLanguage(http.headers.cookie, http.headers["accept-language"], asked);
        const page = pages.get(`/prerendered/${language}${path === "/" ? "" : path}/index.html`);
        if (page) return send(page, 200, http, reply);
        return send(shell, isAppPath(path, options) ? 200 : 404, http, reply);
      },
    });
  };
}
