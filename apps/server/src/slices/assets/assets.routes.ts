import { assetRoutes } from "@heirlock/contract/assets";
import type { FastifyInstance } from "fastify";
import { mount } from "../../kernel/mount.ts";
import type { Deps } from "../../kernel/slice.ts";
import { createAsset } from "./create-asset.ts";
import { deleteAsset } from "./delete-asset.ts";
import { getAsset } from "./get-asset.ts";
import { listAssets } from "./list-assets.ts";
import { listAssetsByIds } from "./list-assets-by-ids.ts";
import { readAssetHistory } from "./read-asset-history.ts";
import { updateAsset } from "./update-asset.ts";

export function register(app: FastifyInstance, { pools }: Deps): void {
  const deps = { app: pools.app };
  mount(app, assetRoutes.list, ({ caller, query }) => listAssets(deps, caller, query.type));
  mount(app, assetRoutes.byIds, ({ caller, body }) => listAssetsByIds(deps, caller, body.ids));
  mount(app, assetRoutes.create, async ({ caller, body }) => ({ data: await createAsset(deps, caller, body) }));
  mount(app, assetRoutes.get, async ({ caller, params }) => ({ data: await getAsset(deps, caller, params.id) }));
  mount(app, assetRoutes.history, async ({ caller, params }) => ({
    data: { changes: await readAssetHistory(deps, caller, params.id) },
  }));
  mount(app, assetRoutes.update, async ({ caller, params, body }) => ({
    data: await updateAsset(deps, caller, { ...body, ...params }),
  }));
  mount(app, assetRoutes.remove, async ({ caller, params }) => {
    await deleteAsset(deps, caller, params.id);
    return {};
  });
}
