import type { AssetId, WillId } from "@heirlock/domain/identifiers";
import { versionStatuses, willStatuses } from "@heirlock/domain/wills/states";
import { z } from "zod";
import { idField } from "../fields.ts";
import { route } from "../route.ts";

export const assetUseSchema = z.object({
  id: idField<WillId>(),
  status: z.enum(willStatuses),
  title: z.string(),
  number: z.int(),
  version_status: z.enum(versionStatuses),
});
export type AssetUse = z.output<typeof assetUseSchema>;

export const usingAssetRoutes = {
  usingAsset: route({
    method: "GET",
    path: "/api/assets/:id/wills",
    access: "holder",
    summary: "The versions of wills, drafts and those in force, that give an asset to someone",
    params: z.object({ id: idField<AssetId>() }),
    answer: z.object({ data: z.object({ wills: z.array(assetUseSchema) }) }),
    errors: ["NOT_FOUND"],
  }),
};
