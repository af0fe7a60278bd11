import type { Asset, changedAssetSchema } from "@heirlock/contract/assets";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "../../platform/api/call.ts";
import { assetsKey } from "./offers/list-assets.ts";

type ChangedAsset = z.input<typeof changedAssetSchema>;

export function useUpdateAsset(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ChangedAsset): Promise<Asset> =>
      (await call("PATCH /api/assets/:id", { params: { id }, body })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: assetsKey }),
  });
}
