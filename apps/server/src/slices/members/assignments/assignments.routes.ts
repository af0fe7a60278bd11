import { assignmentRoutes as routes } from "@heirlock/contract/members/assignments";
import type { FastifyInstance } from "fastify";
import { mount } from "../../../kernel/mount.ts";
import type { Deps } from "../../../kernel/slice.ts";
import { assignAssets, unassignAssets } from "./assign-assets.ts";
import { linkMembers, unlinkMembers } from "./link-members.ts";
import { listAssetMembers, listAssigned, listEntryMembers } from "./list-assigned.ts";

export function mountAssignments(app: FastifyInstance, { pools }: Pick<Deps, "pools">): void {
  const pool = pools.app;
  mount(app, routes.assets, async ({ caller, params }) => ({ data: await listAssigned(pool, caller, params.id) }));
  mount(app, routes.assignAssets, async ({ caller, params, body }) => ({
    data: await assignAssets(pool, caller, params.id, body),
  }));
  mount(app, routes.unassignAssets, async ({ caller, params, body }) => ({
    data: await unassignAssets(pool, caller, params.id, body.asset_ids),
  }));
  mount(app, routes.assetMembers, async ({ caller, params }) => ({
    data: await listAssetMembers(pool, caller, params.id),
  }));
  mount(app, routes.entryMembers, async ({ caller, params }) => ({
    data: await listEntryMembers(pool, caller, params.id),
  }));
  mount(app, routes.linkMembers, async ({ caller, params, body }) => ({
    data: { linked_member_ids: await linkMembers(pool, caller, params.id, body) },
  }));
  mount(app, routes.unlinkMembers, async ({ caller, params, body }) => ({
    data: { linked_member_ids: await unlinkMembers(pool, caller, params.id, body.member_ids) },
  }));
}
