import { randomUUID } from "node:crypto";
import type { RouteDefinition } from "@heirlock/contract/route";
import { routeTable } from "@heirlock/contract/routes";
import Fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { accesses } from "./access.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import { answerTo } from "./errors.ts";
import type { Jobs } from "./jobs.ts";
import { parseJsonBody } from "./json-body.ts";
import type { MountDeps } from "./mount.ts";
import type { Pools } from "./pools.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Routes of the contract that have a handler. */
    mounted: Set<RouteDefinition>;
    mountDeps: MountDeps;
  }
}

/** What every slice may use. */
export interface Deps {
  config: Config;
  pools: Pools;
  clock: Clock;
  jobs: Jobs;
}

/** A slice brings its routes to life; it may await what it needs to start. */
export type RegisterSlice = (app: FastifyInstance, deps: Deps) => void | Promise<void>;

export type RouteTable = Record<string, Record<string, RouteDefinition>>;

export interface AppOptions extends Deps {
  slices: readonly RegisterSlice[];
  /** Plugins of the kernel's surroundings (static files, metrics). */
  table?: RouteTable;
  logger?: FastifyServerOptions["loggerInstance"];
}

const bodyLimit = 256 * 1024;

/** Refuses routes that do not say who may call them, whoever registers them (SEC-020). */
function requireAccess(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    const access = route.config?.access;
    if (access === undefined || !accesses.includes(access)) {
      throw new Error(`The route ${String(route.method)} ${route.url} does not declare its access`);
    }
  });
}

/** The table and the mounted routes must be the same set: no route without a handler, none beside the table. */
function checkTable(app: FastifyInstance, table: RouteTable): void {
  const expected = new Set(Object.values(table).flatMap((slice) => Object.values(slice)));
  for (const route of expected) {
    if (!app.mounted.has(route)) throw new Error(`The route ${route.method} ${route.path} has no handler`);
  }
  for (const route of app.mounted) {
    if (!expected.has(route)) throw new Error(`The route ${route.method} ${route.path} is not in the route table`);
  }
}

/** The HTTP server without its port: tests inject into it, api.ts lets it listen. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, pools, table = routeTable } = options;
  const app = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit,
    exposeHeadRoutes: false,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 200 },
    return503OnClosing: true,
    forceCloseConnections: "idle",
  }) as unknown as FastifyInstance;

  app.decorate("mounted", new Set<RouteDefinition>());
  app.decorate("mountDeps", { pool: pools.app, checkAnswers: config.mode === "test" });
  requireAccess(app);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, text, done) => {
    try {
      done(null, parseJsonBody(text as string));
    } catch (error) {
      done(error as Error);
    }
  });

  app.setErrorHandler((error, request, reply) => {
    const { status, body, retryAfter, ours } = answerTo(error, request.id);
    if (ours) request.log.error({ errorId: request.id, code: body.code, route: request.routeOptions.url, err: error });
    if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
    reply.code(status).type("application/json; charset=utf-8").send(JSON.stringify(body));
  });

  for (const register of options.slices) await register(app, options);
  app.addHook("onReady", async () => checkTable(app, table));
  return app;
}
