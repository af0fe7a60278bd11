import { openApiDocument } from "@heirlock/contract/openapi";
import { systemRoutes } from "@heirlock/contract/system";
import { readMigrations } from "@heirlock/db/migrations";
import type { FastifyInstance } from "fastify";
import { RefusedError } from "../../kernel/errors.ts";
import { webHeaders } from "../../kernel/headers.ts";
import { mount } from "../../kernel/mount.ts";
import type { Deps } from "../../kernel/slice.ts";
import { docsPage } from "./api-docs.ts";
import { docsStyle } from "./api-docs-style.ts";
import { missingPart } from "./check-readiness.ts";
import { keeperState } from "./keeper-state.ts";

export function register(app: FastifyInstance, { pools, log }: Deps): void {
  mount(app, systemRoutes.health, async () => ({ status: "ok" as const }));
  // Once: everybody may ask, and what this build knows does not change.
  const migrations = readMigrations();
  mount(app, systemRoutes.ready, async () => {
    const missing = await missingPart(pools.app, migrations);
    if (missing) throw new RefusedError("UNAVAILABLE", { missing }, 5);
    return { status: "ready" as const, keeper: await keeperState(pools.app) };
  });
  mount(app, systemRoutes.clientLog, async ({ body }) => {
    log[body.level]({ from: "client", context: body.context ?? {} }, body.message);
    return {};
  });

  const document = openApiDocument();
  const json = JSON.stringify(document);
  const page = docsPage(document);
  mount(app, systemRoutes.openapi, async ({ reply }) => {
    reply.type("application/json; charset=utf-8").send(json);
  });
  mount(app, systemRoutes.docs, async ({ reply }) => {
    reply.headers(webHeaders).type("text/html; charset=utf-8").send(page);
  });
  mount(app, systemRoutes.docsStyle, async ({ reply }) => {
    reply.type("text/css; charset=utf-8").send(docsStyle);
  });
}
