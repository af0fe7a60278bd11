import type { Asset, AssetList } from "@heirlock/contract/assets";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../platform/api/call.ts";
import { isBeingDeleted } from "./delete-asset.ts";
import { assetsKey, listAssets } from "./offers/list-assets.ts";

/** One asset; what the list already knows is drawn at once. */
export function useAsset(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...assetsKey, "one", id],
    queryFn: async ({ signal }): Promise<Asset> => {
      const { data } = await call("GET /api/assets/:id", { params: { id } }, { signal });
      return data;
    },
    enabled: () => !isBeingDeleted(id),
    placeholderData: () => client.getQueryData<AssetList>(listAssets.queryKey)?.all.find((asset) => asset.id === id),
  });
}
