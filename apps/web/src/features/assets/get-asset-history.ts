import { useQuery } from "@tanstack/react-query";
import { call } from "../../platform/api/call.ts";
import { isBeingDeleted } from "./delete-asset.ts";
import { assetsKey } from "./offers/list-assets.ts";

export function useAssetHistory(id: string) {
  return useQuery({
    queryKey: [...assetsKey, "history", id],
    enabled: () => !isBeingDeleted(id),
    queryFn: async ({ signal }) =>
      (await call("GET /api/assets/:id/history", { params: { id } }, { signal })).data.changes,
  });
}
