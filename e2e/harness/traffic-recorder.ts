import { once } from "node:events";
import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";

/** Everything one request carried: its address, its headers and its body, as sent. */
export type RecordedRequest = { method: string; url: string; headers: string; body: Buffer };

export type TrafficRecorder = {
  /** For the browser's proxy setting: loopback included, or the product's own traffic would pass by. */
  proxy: { server: string; bypass: string };
  requests: RecordedRequest[];
  /** What is answered for a path in the place of the server's own file, as somebody who has got hold of it would. */
  changed: Map<string, string>;
  /** From now on nobody answers, or somebody does again. */
  setGone: (gone: boolean) => void;
  close: () => Promise<void>;
};

/**
 * A forward proxy that keeps every request of a browser: pages, workers, service workers, beacons and preloads alike,
 * which no listener inside the browser sees all of. A tunnel to another host is kept by its name and refused.
 */
export async function startTrafficRecorder(): Promise<TrafficRecorder> {
  const requests: RecordedRequest[] = [];
  const changed = new Map<string, string>();
  let isGone = false;
  const server = createServer(async (incoming, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = incoming.url ?? "";
    requests.push({ method: incoming.method ?? "", url, headers: incoming.rawHeaders.join("\n"), body });
    const { hostname, port, pathname, search } = new URL(url);
    if (isGone) return answer.destroy();
    const other = changed.get(pathname);
    if (other !== undefined) return answer.writeHead(200, { "cache-control": "no-store" }).end(other);
    const outgoing = httpRequest(
      { hostname, port, path: pathname + search, method: incoming.method, headers: incoming.headers },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      },
    );
    outgoing.on("error", () => answer.destroy());
    answer.on("close", () => outgoing.destroy());
    outgoing.end(body);
  });
  server.on("connect", (incoming, socket) => {
    requests.push({
      method: "CONNECT",
      url: incoming.url ?? "",
      headers: incoming.rawHeaders.join("\n"),
      body: Buffer.alloc(0),
    });
    socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    proxy: { server: `http://127.0.0.1:${port}`, bypass: "<-loopback>" },
    requests,
    changed,
    setGone(gone) {
      isGone = gone;
      if (gone) server.closeAllConnections();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
