import type { FastifyInstance } from "fastify";
import type { Log } from "./log.ts";

/**
 * One line per request at level info: the route's pattern instead of the address, no query, no body, no
 * header (SEC-033). At quieter levels the hook does not exist.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  if (!log.isLevelEnabled("info")) return;
  app.addHook("onResponse", (request, reply, done) => {
    log.info({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
}
