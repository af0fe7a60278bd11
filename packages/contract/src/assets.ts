import { assetSubtypes, assetTypes, subtypeBelongsTo } from "@heirlock/domain/assets/kinds";
import type { AssetId, EntryId } from "@heirlock/domain/identifiers";
import { z } from "zod";
import { currencyField, idField, idListField, instantField } from "./fields.ts";
import { route } from "./route.ts";
import type { ContractSlice } from "./slice.ts";

const title = z.string().trim().min(1, "Title is required").max(200, "Title too long");
const assetType = z.enum(assetTypes);
const assetSubtype = z.enum(assetSubtypes);
/** Up to 16 digits and 2 decimals, as numeric(18,2) holds them. */
const estimatedValue = z
  .number()
  .min(0, "Value must be 0 or more")
  .max(9_999_999_999_999, "Value too large")
  .multipleOf(0.01, "Value can have up to 2 decimal places");
const location = z.string().trim().max(200, "Location too long");
const description = z.string().trim().max(5000, "Description too long");

export const assetSchema = z.object({
  id: idField<AssetId>(),
  title: z.string(),
  asset_type: assetType,
  /** Usually one of the seven; imports may carry `real_estate_…`. */
  asset_subtype: z.string(),
  estimated_value: z.number().nullable(),
  currency: currencyField,
  location: z.string().nullable(),
  description: z.string().nullable(),
  /** Of the linked entries, without those in the bin. */
  vault_entry_ids: z.array(idField<EntryId>()),
  version: z.int(),
  created_at: instantField,
  updated_at: instantField,
});
export type Asset = z.output<typeof assetSchema>;

/** What the add and edit forms fill in; also the shared rule between subtype and type. */
export const assetFieldsSchema = z.strictObject({
  title,
  asset_type: assetType,
  asset_subtype: assetSubtype,
  estimated_value: estimatedValue.nullish(),
  currency: currencyField.optional(),
  location: location.nullish(),
  description: description.nullish(),
});

export const assetFieldNames = assetFieldsSchema.keyof().options;

const subtypeFits = (fields: { asset_type?: string | undefined; asset_subtype?: string | undefined }) =>
  fields.asset_type === undefined ||
  fields.asset_subtype === undefined ||
  subtypeBelongsTo(fields.asset_subtype, fields.asset_type as (typeof assetTypes)[number]);
const subtypeMismatch = { path: ["asset_subtype"], message: "Choose a kind that belongs to this type" };

export const newAssetSchema = assetFieldsSchema
  .extend({ id: idField<AssetId>().optional(), vault_entry_ids: idListField<EntryId>().optional() })
  .refine(subtypeFits, subtypeMismatch);
export const changedAssetSchema = assetFieldsSchema
  .partial()
  .extend({ version: z.int().min(1) })
  .refine(subtypeFits, subtypeMismatch);

const groupOf = <const K extends readonly string[]>(keys: K) =>
  z.object(
    Object.fromEntries(keys.map((key) => [key, z.array(assetSchema)])) as Record<
      K[number],
      z.ZodArray<typeof assetSchema>
    >,
  );

export const assetListSchema = z.object({
  all: z.array(assetSchema),
  byType: groupOf(assetTypes),
  bySubtype: groupOf(assetSubtypes),
});
export type AssetList = z.output<typeof assetListSchema>;

const byId = z.object({ id: idField<AssetId>() });

export const assetRoutes = {
  list: route({
    method: "GET",
    path: "/api/assets",
    access: "holder",
    summary: "All assets of the holder, whole and in groups",
    query: z.strictObject({ type: assetType.optional() }),
    answer: z.object({ data: assetListSchema }),
    errors: ["DB_UUID_FUNCTION_MISSING"],
  }),
  byIds: route({
    method: "POST",
    path: "/api/assets/by-ids",
    access: "holder",
    summary: "The holder's assets with these ids; invalid and unknown ids are dropped",
    body: z.strictObject({ ids: z.array(z.string().max(64)).max(300) }),
    answer: z.object({
      data: z.object({
        assets: z.array(
          z.object({
            id: idField<AssetId>(),
            title: z.string(),
            category: z.string(),
            metadata: z.object({ asset_type: assetType, location: z.string().nullable() }),
          }),
        ),
      }),
    }),
  }),
  create: route({
    method: "POST",
    path: "/api/assets",
    access: "holder",
    summary: "Adds an asset, linked to vault entries if any are named; the same id again answers the asset that exists",
    body: newAssetSchema,
    answer: z.object({ data: assetSchema }),
    errors: ["CAP_REACHED", "ID_TAKEN", "NOT_FOUND"],
  }),
  get: route({
    method: "GET",
    path: "/api/assets/:id",
    access: "holder",
    summary: "One asset",
    params: byId,
    answer: z.object({ data: assetSchema }),
    errors: ["NOT_FOUND"],
  }),
  history: route({
    method: "GET",
    path: "/api/assets/:id/history",
    access: "holder",
    summary: "The last changes of an asset, newest first, from the estate's audit chain",
    params: byId,
    answer: z.object({
      data: z.object({
        changes: z.array(
          z.object({
            seq: z.int(),
            at: instantField,
            /** Deleted: an id that was given to an asset again carries the history of both. */
            type: z.enum(["asset.created", "asset.updated", "asset.deleted"]),
            fields: z.array(z.enum(assetFieldNames)),
          }),
        ),
      }),
    }),
    errors: ["NOT_FOUND"],
  }),
  update: route({
    method: "PATCH",
    path: "/api/assets/:id",
    access: "holder",
    summary: "Changes fields of an asset, if it is still at the version given",
    params: byId,
    body: changedAssetSchema,
    answer: z.object({ data: assetSchema }),
    errors: ["NOT_FOUND", "UPDATE_ERROR"],
  }),
  remove: route({
    method: "DELETE",
    path: "/api/assets/:id",
    access: "holder",
    summary: "Deletes an asset, and the gifts of it in drafts",
    params: byId,
    answer: z.object({}),
    errors: ["NOT_FOUND", "ASSET_IN_WILL"],
  }),
};

export const assets = {
  title: "What a holder owns",
  routes: assetRoutes,
  errors: { ASSET_IN_WILL: { status: 409, text: "A published will gives this asset to someone" } },
  audit: ["asset.created", "asset.updated", "asset.deleted"],
  events: ["asset.created", "asset.updated", "asset.deleted"],
  exported: {
    assets: [
      "id",
      "title",
      "asset_type",
      "asset_subtype",
      "estimated_value",
      "currency",
      "location",
      "description",
      "version",
      "created_at",
      "updated_at",
    ],
  },
} as const satisfies ContractSlice;
