import { randomUUID } from "node:crypto";
import type { RouteDefinition } from "@heirlock/contract/route";
import { routeTable } from "@heirlock/contract/routes";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import type { Pool } from "pg";
import { requireAccess } from "./access.ts";
import { answerBrokenRequest } from "./broken-request.ts";
import { cookiesOfEndedSession } from "./ended-session.ts";
import { createErrorReport, type ReportFailure } from "./error-report.ts";
import { answerTo, RefusedError } from "./errors.ts";
import { apiHeaders } from "./headers.ts";
import { parseJsonBody } from "./json-body.ts";
import type { Log } from "./log.ts";
import { methodsByPath } from "./not-found.ts";
import { refuseForeignOrigins } from "./origin.ts";
import { logRequests } from "./request-log.ts";
import { type DeclaredBySlices, type Deps, declaredBy, type ServerSlice } from "./slice.ts";

export type RouteTable = Record<string, Record<string, RouteDefinition>>;

export interface AppOptions extends Omit<Deps, "declared"> {
  slices: readonly ServerSlice[];
  /** Defaults to what the slices declare. */
  declared?: DeclaredBySlices;
  table?: RouteTable;
}

const bodyLimit = 256 * 1024;

/** The table and the mounted routes must be the same set: no route without a handler, none beside the table. */
function checkTable(app: FastifyInstance, table: RouteTable): void {
  const expected = new Set(routesOf(table));
  for (const route of expected) {
    if (!app.mounted.has(route)) throw new Error(`The route ${route.method} ${route.path} has no handler`);
  }
  for (const route of app.mounted) {
    if (!expected.has(route)) throw new Error(`The route ${route.method} ${route.path} is not in the route table`);
  }
}

export function routesOf(table: RouteTable): RouteDefinition[] {
  return Object.values(table).flatMap((slice) => Object.values(slice));
}

async function answerError(
  { log, report, app }: { log: Log; report: ReportFailure; app: Pool },
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const errorId = request.id;
  const { url: route = "none", config } = request.routeOptions;
  const { status, body, retryAfter, ours } = answerTo(error, errorId);
  if (ours) {
    log.error({ errorId, code: body.code, route, err: error });
    report({ errorId, code: body.code, route, error });
  }
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  // The shell must not go on drawing a signed-in person whose session has ended (D01). A request that showed none
  // was sent before a sign-in, whose cookies it must not take back; nor does the sign-in itself, which needs none.
  if (body.code === "AUTH_SESSION_MISSING" && config.access !== "anyone") {
    reply.headers(await cookiesOfEndedSession(app, request.headers.cookie));
  }
  return reply.code(status).type("application/json; charset=utf-8").send(JSON.stringify(body));
}

/** JSON everywhere; bytes, as the stream they are, for the few routes of the contract that take them. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/octet-stream", (request, payload, done) => {
    if (request.routeOptions.config.takesBytes) done(null, payload);
    else done(new RefusedError("UNSUPPORTED_MEDIA_TYPE"));
  });
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, text, done) => {
    try {
      done(null, parseJsonBody(text as string));
    } catch (error) {
      done(error as Error);
    }
  });
}

function answerUnknownAddresses(app: FastifyInstance, table: RouteTable): void {
  const methodsOf = methodsByPath(routesOf(table));
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url.split("?", 1)[0]!);
    if (methods.length > 0) reply.header("allow", methods.join(", "));
    throw new RefusedError(methods.length > 0 ? "METHOD_NOT_ALLOWED" : "NOT_FOUND");
  });
}

/**
 * A connection whose last request ends while we stop stays open for as long as its browser likes: close it
 * as soon as it is idle (OPS-005).
 */
function letConnectionsGo(app: FastifyInstance): void {
  app.addHook("preClose", async () => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once("close", () => clearInterval(sweep));
    if (!app.server.listening) clearInterval(sweep);
  });
}

/** The HTTP server without its port: tests inject into it, api.ts lets it listen. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, pools, log, table = routeTable } = options;
  const failures = { log, report: createErrorReport(config.errorReportUrl, log), app: pools.app };
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A child per request would only carry the id, which the few lines that need it name themselves.
    childLoggerFactory: (parent) => parent,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit,
    exposeHeadRoutes: false,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 200 },
    // A request that arrives on an open connection while we stop is still served (OPS-005).
    return503OnClosing: false,
    forceCloseConnections: "idle",
    requestTimeout: 30_000,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      reply.headers(apiHeaders);
      void answerError(failures, error, request as unknown as FastifyRequest, reply as unknown as FastifyReply);
    },
  }) as unknown as FastifyInstance;

  app.decorate("mounted", new Set<RouteDefinition>());
  app.decorate("mountDeps", {
    counts: { app: pools.app, ring: config.ring },
    checkAnswers: config.mode === "test",
  });
  requireAccess(app);
  options.metrics.watch(app);
  logRequests(app, log);

  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(apiHeaders).header("x-request-id", request.id);
    done();
  });
  refuseForeignOrigins(app, config.publicUrl);
  readBodies(app);
  app.setErrorHandler((error, request, reply) => answerError(failures, error, request, reply));
  answerUnknownAddresses(app, table);
  letConnectionsGo(app);

  const deps: Deps = { ...options, declared: options.declared ?? declaredBy(options.slices) };
  for (const { routes } of options.slices) await (await routes?.())?.register(app, deps);
  app.addHook("onReady", async () => checkTable(app, table));
  return app;
}
