import { once } from "node:events";
import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Estate } from "./estate.ts";
import type { Endpoint, Reply, Rewriting, Sent } from "./lie.ts";

export interface DishonestServer {
  /** For the browser's proxy setting: loopback included, or the product's own traffic would pass by. */
  proxy: { server: string; bypass: string };
  /** Tells a lie until `endLie`, which says how often each part of it was delivered. */
  beginLie(tells: readonly Rewriting[], estate: Estate): void;
  /** Resolves once every part of the lie was delivered, and the request was sent that must follow from it. */
  told(until?: RegExp): Promise<void>;
  endLie(): { delivered: number[]; sent: Sent[] };
  /** Resolves once nothing was under way for this long. */
  quiet(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** Requests of a page with this header are answered honestly, and are nobody's concern. */
export const honestHeader = "x-honest";

/** The live stream never ends. */
const endless = "/api/events";
/** A page may ask a little later: for what runs by itself it waits until the rest is there. */
const deliveryMs = 8000;
/** What changes nothing that anybody could read: the session goes on, sealed content, a card and the keeper are asked for, the side is noted. */
const harmless =
  /^(POST \/api\/(auth\/(session\/(refresh|activity)|reauthenticate|pre-login)|.*\/(reveal|newest-head|open-card))|PATCH \/api\/user\/active-side)$/;
const isWrite = (name: string) => /^(POST|PUT|PATCH|DELETE) \/api\//.test(name) && !harmless.test(name);

/**
 * A proxy between a real browser and the real API. It keeps every request that changes something, and rewrites the
 * answers that the lie of the moment is about; everything else passes as it is.
 */
export async function startDishonestServer(): Promise<DishonestServer> {
  const agent = new Agent({ keepAlive: true });
  let lie: { tells: readonly Rewriting[]; estate: Estate; delivered: number[] } | null = null;
  let sent: Sent[] = [];
  let open = 0;
  let lastEnd = Date.now();

  async function relay(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await bytesOf(incoming);
    const url = new URL(incoming.url ?? "");
    const name = `${incoming.method} ${url.pathname}`;
    const isHonest = incoming.headers[honestHeader] !== undefined;
    // The estate stays as it is: a dishonest server says that it has done what it was asked, and does not do it.
    if (!isHonest && lie && isWrite(name)) {
      sent.push({ name, body: parsed(body) });
      return swallow(answer);
    }
    const told =
      isHonest || !lie ? [] : lie.tells.flatMap((tell, at) => (fits(tell.endpoint, name) ? [{ tell, at }] : []));
    const counts = url.pathname !== endless;
    if (counts) open++;
    const finished = once(answer, "close").then(() => {
      if (counts) open--;
      lastEnd = Date.now();
    });
    const headers = { ...incoming.headers, ...(told.length > 0 && { "accept-encoding": "identity" }) };
    if (told.length > 0) delete headers["if-none-match"];
    const { hostname, port, pathname, search } = url;
    const outgoing = httpRequest(
      { agent, hostname, port, path: pathname + search, method: incoming.method, headers },
      async (response) => {
        if (told.length === 0 || !lie) {
          answer.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(answer);
          return;
        }
        const { estate, delivered } = lie;
        const reply: Reply = {
          status: response.statusCode ?? 502,
          headers: response.headers as Record<string, string>,
          body: parsed(await bytesOf(response)),
        };
        for (const { tell, at } of told) if (tell.rewrite(reply, estate, sent)) delivered[at]!++;
        const text = typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body);
        const { "content-length": _, etag: __, "transfer-encoding": ___, ...kept } = reply.headers;
        answer.writeHead(reply.status, { ...kept, "content-length": String(Buffer.byteLength(text)) });
        answer.end(text);
      },
    );
    outgoing.on("error", () => answer.destroy());
    answer.on("close", () => outgoing.destroy());
    outgoing.end(body);
    await finished;
  }

  const server = createServer((incoming, answer) => {
    relay(incoming, answer).catch(() => answer.destroy());
  });
  server.on("connect", (_, socket) => socket.end("HTTP/1.1 403 Forbidden\r\n\r\n"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    proxy: { server: `http://127.0.0.1:${port}`, bypass: "<-loopback>" },
    beginLie(tells, estate) {
      lie = { tells, estate, delivered: tells.map(() => 0) };
      sent = [];
    },
    async told(until) {
      const isTold = () =>
        lie!.delivered.every((count) => count > 0) && (!until || sent.some(({ name }) => until.test(name)));
      const limit = Date.now() + deliveryMs;
      while (!isTold() && Date.now() < limit) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    endLie() {
      const told = { delivered: lie?.delivered ?? [], sent };
      lie = null;
      sent = [];
      return told;
    },
    async quiet(ms) {
      while (open > 0 || Date.now() - lastEnd < ms) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    async close() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await once(server, "close");
    },
  };
}

function swallow(answer: ServerResponse): void {
  const text = JSON.stringify({ success: true, data: {} });
  answer.writeHead(200, { "content-type": "application/json", "content-length": String(Buffer.byteLength(text)) });
  answer.end(text);
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return body.toString("utf8");
  }
}

function fits(endpoint: Endpoint, name: string): boolean {
  const pattern = endpoint.replace(/:(\w+)/g, (_, part: string) => (/id$/i.test(part) ? "[0-9a-f-]{36}" : "[^/]+"));
  return new RegExp(`^${pattern}$`).test(name);
}
