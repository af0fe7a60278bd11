import { memberRoleRoutes as routes } from "@heirlock/contract/members/roles";
import type { FastifyInstance } from "fastify";
import { mount } from "../../../kernel/mount.ts";
import type { Deps } from "../../../kernel/slice.ts";
import { addRole } from "./add-role.ts";
import { listRoleRequests } from "./list-role-requests.ts";
import { removeRole } from "./remove-role.ts";
import { setRoleStatus } from "./set-role-status.ts";

export function mountRoles(app: FastifyInstance, { pools, clock, jobs }: Pick<Deps, "pools" | "clock" | "jobs">): void {
  const deps = { app: pools.app, clock, jobs };
  mount(app, routes.addRole, ({ caller, params, body }) => addRole(deps, caller, { ...body, ...params }));
  mount(app, routes.setRoleStatus, ({ caller, params, body }) => setRoleStatus(deps, caller, { ...body, ...params }));
  mount(app, routes.removeRole, async ({ caller, params }) => {
    await removeRole(deps, caller, params.roleId);
    return {};
  });
  mount(app, routes.roleApprovals, async ({ caller, params, query }) => ({
    data: await listRoleRequests(deps, caller, { ...query, ...params }),
  }));
}
