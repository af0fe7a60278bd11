import { assignmentRoutes as routes } from "@heirlock/contract/members/assignments";
import type { FastifyInstance } from "fastify";
import { mount } from "../../../kernel/mount.ts";
import type { Deps } from "../../../kernel/slice.ts";
import { assignAssets, unassignAssets } from "./assign-assets.ts";
import { linkMembers, unlinkMembers } from "./link-members.ts";
import { listAssetMembers, listAssigned, listEntryMembers } from "./list-assigned.ts";

export function mountAssignments(app: FastifyInstance, { pools }: Pick<Deps, "pools">): void {
  const deps = { app: pools.app };
  mount(app, routes.assets, async ({ caller, params }) => ({ data: await listAssigned(deps, caller, params.id) }));
  mount(app, routes.assignAssets, async ({ caller, params, body }) => ({
    data: await assignAssets(deps, caller, { ...body, ...params }),
  }));
  mount(app, routes.unassignAssets, async ({ caller, params, body }) => ({
    data: await unassignAssets(deps, caller, { ...body, ...params }),
  }));
  mount(app, routes.assetMembers, async ({ caller, params }) => ({
    data: await listAssetMembers(deps, caller, params.id),
  }));
  mount(app, routes.entryMembers, async ({ caller, params }) => ({
    data: await listEntryMembers(deps, caller, params.id),
  }));
  mount(app, routes.linkMembers, async ({ caller, params, body }) => ({
    data: { linked_member_ids: await linkMembers(deps, caller, { ...body, ...params }) },
  }));
  mount(app, routes.unlinkMembers, async ({ caller, params, body }) => ({
    data: { linked_member_ids: await unlinkMembers(deps, caller, { ...body, ...params }) },
  }));
}
