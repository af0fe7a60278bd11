import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../platform/api/call.ts";
import { assetsKey, listAssets } from "./offers/list-assets.ts";

const leaving = new Set<string>();

/** The live event of a deletion may arrive before its answer: the page that is about to close must not ask again. */
export const isBeingDeleted = (id: string) => leaving.has(id);

export function useDeleteAsset(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await call("DELETE /api/assets/:id", { params: { id } });
    },
    onMutate: () => void leaving.add(id),
    onError: () => void leaving.delete(id),
    // The deleted asset's own query must not be fetched again: it would answer 404 under the closing page.
    onSuccess: () => {
      client.removeQueries({ queryKey: [...assetsKey, "one", id] });
      return client.invalidateQueries({ queryKey: listAssets.queryKey });
    },
  });
}
