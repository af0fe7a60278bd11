import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { FastifyInstance } from "fastify";

/** Why there is nothing to add: Fastify has the address already, or this machine has no IPv6. */
const expected = new Set(["EADDRINUSE", "EADDRNOTAVAIL", "EAFNOSUPPORT"]);

/**
 * "localhost" means this machine by both protocols, also where its hosts file names only one of them: a browser
 * may try ::1 first. Undefined when ::1 needs no listener of its own.
 */
export async function listenOnIpv6Loopback(app: FastifyInstance, port: number): Promise<Server | undefined> {
  const server = createServer((request, reply) => app.routing(request, reply));
  server.listen({ host: "::1", port, ipv6Only: true });
  try {
    await once(server, "listening");
    return server;
  } catch (error) {
    if (expected.has((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}

export async function closeListener(server: Server | undefined): Promise<void> {
  if (!server) return;
  const closed = once(server, "close");
  server.close();
  server.closeIdleConnections();
  await closed;
}
