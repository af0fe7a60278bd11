import { permissionRoutes as routes } from "@heirlock/contract/members/permissions";
import type { FastifyInstance } from "fastify";
import { mount } from "../../../kernel/mount.ts";
import type { Deps } from "../../../kernel/slice.ts";
import { readAccessMatrix } from "./read-access-matrix.ts";
import { readDefaults } from "./read-defaults.ts";
import { readPermissions } from "./read-permissions.ts";
import { resetPermissions, updatePermissions } from "./update-permissions.ts";

export function mountPermissions(app: FastifyInstance, { pools, jobs }: Pick<Deps, "pools" | "jobs">): void {
  const deps = { app: pools.app, jobs };
  mount(app, routes.permissions, ({ caller, params }) => readPermissions(deps, caller, params.id));
  mount(app, routes.updatePermissions, async ({ caller, params, body }) => ({
    data: await updatePermissions(deps, caller, { ...body, ...params }),
  }));
  mount(app, routes.resetPermissions, async ({ caller, params }) => ({
    data: await resetPermissions(deps, caller, params.id),
  }));
  mount(app, routes.permissionDefaults, async ({ caller, query }) => ({
    data: await readDefaults(deps, caller, query.role),
  }));
  mount(app, routes.accessMatrix, async ({ caller }) => ({ data: await readAccessMatrix(deps, caller) }));
}
