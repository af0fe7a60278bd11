import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const web = fileURLToPath(new URL("../../apps/web/", import.meta.url));
const config = "src/platform/keys/testing/vite.config.ts";
const types: Record<string, string> = { ".html": "text/html; charset=utf-8", ".js": "text/javascript" };

export interface KeysPage {
  url: string;
  close(): Promise<void>;
}

/**
 * Builds the page that holds the key client alone and serves it under the policy of the running app:
 * `headers` are those of one of its pages; the key worker's response may compile, as in production.
 */
export async function serveKeysPage(headers: Record<string, string>): Promise<KeysPage> {
  const folder = await mkdtemp(join(tmpdir(), "heirlock-keys-page-"));
  await promisify(execFile)(join(web, "node_modules/.bin/vite"), ["build", "--config", config, "--outDir", folder], {
    cwd: web,
  });
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const name = path === "/" ? "index.html" : join("assets", basename(path));
    const body = await readFile(join(folder, name)).catch(() => null);
    const policy = headers["content-security-policy"] ?? "";
    response.writeHead(body ? 200 : 404, {
      "content-type": types[extname(name)] ?? "application/octet-stream",
      "cross-origin-embedder-policy": headers["cross-origin-embedder-policy"] ?? "unsafe-none",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": basename(name).startsWith("keys-worker")
        ? policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
        : policy,
    });
    response.end(body ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    // The name, not the number: only a trustworthy origin has workers, storage and random numbers.
    url: `http://localhost:${port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
