import { executionRoutes as routes } from "@heirlock/contract/wills/execution";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { mount } from "../../../kernel/mount.ts";
import { linkDocument, recordSigning, tickChecklist } from "./change-execution.ts";
import { readExecution } from "./read-execution.ts";

export function registerExecution(app: FastifyInstance, deps: { app: Pool }): void {
  mount(app, routes.execution, async ({ caller, params, query }) => ({
    data: await readExecution(deps, caller, { ...params, ...query }),
  }));
  mount(app, routes.tickChecklist, async ({ caller, params, query, body }) => ({
    data: await tickChecklist(deps, caller, { ...body, ...params, ...query }),
  }));
  mount(app, routes.linkDocument, async ({ caller, params, query, body }) => ({
    data: await linkDocument(deps, caller, { ...body, ...params, ...query }),
  }));
  mount(app, routes.recordSigning, async ({ caller, params, query, body }) => ({
    data: await recordSigning(deps, caller, { ...body, ...params, ...query }),
  }));
}
