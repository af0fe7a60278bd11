import type { AssetList } from "@heirlock/contract/assets";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";

/** The load is given up after this long (AST-042). */
export const listTimeout = 10_000;

/** Everything that shows assets hangs below this key, so that one live event refreshes it all. */
export const assetsKey = ["assets"] as const;

export const listAssets = queryOptions({
  queryKey: [...assetsKey, "list"],
  queryFn: async ({ signal }): Promise<AssetList> => {
    const { data } = await call("GET /api/assets", {}, { timeout: listTimeout, signal });
    return data;
  },
});

export function useAssets() {
  return useQuery(listAssets);
}
