import type { VaultEntry, vaultRoutes } from "@heirlock/contract/vault";
import type { AssetId } from "@heirlock/domain/identifiers";
import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "../../platform/api/call.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { listEntries, vaultKey } from "./list-entries.ts";

export type LinkedAsset = z.output<typeof vaultRoutes.assets.answer>["data"]["assets"][number];

/** The assets that an entry is linked to. */
export const linkedAssets = (id: string) =>
  queryOptions({
    queryKey: [...vaultKey, "assets", id],
    queryFn: async ({ signal }): Promise<LinkedAsset[]> =>
      (await call("GET /api/vault/:id/assets", { params: { id } }, { signal })).data.assets,
  });

/** Takes effect at once (VLT-029). The pages of assets hear of it through the live event. */
export async function linkAssets(id: VaultEntry["id"], assetIds: readonly AssetId[]): Promise<void> {
  await call("POST /api/vault/:id/assets/link", { params: { id }, body: { asset_ids: [...assetIds] } });
  await refreshLinks(id);
}

export async function unlinkAssets(id: VaultEntry["id"], assetIds: readonly AssetId[]): Promise<void> {
  await call("POST /api/vault/:id/assets/unlink", { params: { id }, body: { asset_ids: [...assetIds] } });
  await refreshLinks(id);
}

/** What was ticked is linked, what was unticked is unlinked. `failed` says which of the two it was that failed. */
export async function relinkAssets(
  { id, linked_asset_ids: before }: Pick<VaultEntry, "id" | "linked_asset_ids">,
  chosen: readonly AssetId[],
): Promise<{ failed: "link" | "unlink" | null }> {
  const added = chosen.filter((one) => !before.includes(one));
  const taken = before.filter((one) => !chosen.includes(one));
  const isDone = (work: Promise<void>) =>
    work.then(
      () => true,
      () => false,
    );
  if (added.length > 0 && !(await isDone(linkAssets(id, added)))) return { failed: "link" };
  if (taken.length > 0 && !(await isDone(unlinkAssets(id, taken)))) return { failed: "unlink" };
  return { failed: null };
}

async function refreshLinks(id: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: linkedAssets(id).queryKey }),
    queryClient.invalidateQueries({ queryKey: listEntries.queryKey }),
  ]);
}
