import { dashboardRoutes } from "@heirlock/contract/dashboard";
import type { FastifyInstance } from "fastify";
import { mount } from "../../kernel/mount.ts";
import type { Deps } from "../../kernel/slice.ts";
import { keepLayout } from "./keep-layout.ts";
import { readLayout } from "./read-layout.ts";

export function register(app: FastifyInstance, { pools }: Deps): void {
  const deps = { app: pools.app };
  mount(app, dashboardRoutes.layout, async ({ caller, params }) => {
    const data = await readLayout(deps, caller, params.type);
    return data ? { data } : { data, code: "NOT_FOUND" as const };
  });
  mount(app, dashboardRoutes.saveLayout, async ({ caller, params, body }) => ({
    data: await keepLayout(deps, caller, { ...params, layout: body }),
  }));
  mount(app, dashboardRoutes.resetLayout, async ({ caller, params }) => ({
    data: await keepLayout(deps, caller, params),
  }));
}
