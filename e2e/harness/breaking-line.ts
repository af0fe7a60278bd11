import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

export interface BreakingLine {
  port: number;
  /** Cuts every connection once so many bytes went through, and takes no new one for so long. */
  breakAfter(bytes: number, downMs: number): void;
  breaks(): number;
  close(): Promise<void>;
}

/** A line to a port of this machine that can be cut in the middle, as a phone in a lift does. */
export async function breakingLine(target: number): Promise<BreakingLine> {
  const sockets = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;
  let downMs = 0;
  let downUntil = 0;
  let breaks = 0;
  const cut = () => {
    left = Number.POSITIVE_INFINITY;
    breaks++;
    downUntil = Date.now() + downMs;
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const server: Server = createServer((here) => {
    if (Date.now() < downUntil) {
      here.resetAndDestroy();
      return;
    }
    const there = connect(target, "127.0.0.1");
    for (const socket of [here, there]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        here.destroy();
        there.destroy();
      });
    }
    here.on("data", (piece) => {
      left -= piece.length;
      if (left <= 0) cut();
    });
    here.pipe(there);
    there.pipe(here);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    breakAfter(bytes, ms) {
      left = bytes;
      downMs = ms;
    },
    breaks: () => breaks,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
