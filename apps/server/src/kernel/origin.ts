import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "./errors.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/** A page of ours, or no page at all (a program without a browser, which brings no cookie by accident). */
function isOurs(request: FastifyRequest, ownOrigin: string): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (origin !== undefined && origin !== ownOrigin) return false;
  return site === undefined || site === "same-origin" || site === "none";
}

/** Refuses whatever another site makes a browser send that could change something (D70, SEC-027). */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  const ownOrigin = new URL(publicUrl).origin;
  app.addHook("onRequest", (request, _reply, done) => {
    if (!reading.has(request.method) && !isOurs(request, ownOrigin)) refuse("BAD_ORIGIN");
    done();
  });
}
