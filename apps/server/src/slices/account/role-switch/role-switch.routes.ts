import { roleSwitchRoutes as routes } from "@heirlock/contract/account/role-switch";
import type { FastifyInstance } from "fastify";
import { mount } from "../../../kernel/mount.ts";
import type { AccountDeps } from "../deps.ts";
import { chooseSide } from "./choose-side.ts";
import { listRoles } from "./list-roles.ts";
import { openHolderAccount } from "./open-holder-account.ts";

export function mountRoleSwitch(app: FastifyInstance, deps: AccountDeps): void {
  mount(app, routes.roles, ({ caller }) => listRoles(deps, caller));
  mount(app, routes.holderAccount, async ({ caller }) => ({
    data: { user_type: await openHolderAccount(deps, caller) },
  }));
  mount(app, routes.activeSide, async ({ caller, body }) => {
    await chooseSide(deps, caller, body.side);
    return {};
  });
}
