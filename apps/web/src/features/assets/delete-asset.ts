import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../platform/api/call.ts";
import { assetsKey, listAssets } from "./list-assets.ts";

export function useDeleteAsset(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await call("DELETE /api/assets/:id", { params: { id } });
    },
    // The deleted asset's own query must not be fetched again: it would answer 404 under the closing page.
    onSuccess: () => {
      client.removeQueries({ queryKey: [...assetsKey, "one", id] });
      return client.invalidateQueries({ queryKey: listAssets.queryKey });
    },
  });
}
