import type { Asset, newAssetSchema } from "@heirlock/contract/assets";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "../../platform/api/call.ts";
import { assetsKey } from "./offers/list-assets.ts";

type NewAsset = z.input<typeof newAssetSchema>;

/** The form makes the id once, so that a second press or a lost answer never adds the asset twice. */
export function useCreateAsset() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewAsset): Promise<Asset> => (await call("POST /api/assets", { body })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: assetsKey }),
  });
}
