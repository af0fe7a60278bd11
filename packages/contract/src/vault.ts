import { assetTypes } from "@heirlock/domain/assets/kinds";
import { planCodes } from "@heirlock/domain/billing/plans";
import type { AssetId, EntryId, FileId, MemberId } from "@heirlock/domain/identifiers";
import { accessConditions, vaultCategories } from "@heirlock/domain/vault/kinds";
import { entriesAtOnce, filePartBytes, maxSealedFileBytes } from "@heirlock/domain/vault/limits";
import { z } from "zod";
import { idField, idListField, instantField } from "./fields.ts";
import { accessFields } from "./members/fields.ts";
import { planStepSchema, stepBytes } from "./plan/step.ts";
import { route } from "./route.ts";
import type { ContractSlice } from "./slice.ts";
import { vaultExport } from "./vault/export.ts";

/**
 * Vault entries on the wire. The seed's title, content, tags and metadata carry ciphertext (D19): the server reads the
 * category, the access condition, sizes and dates, and nothing else.
 */

/** A sealed field (docs/formats.md §8), as long as the longest text it may hold. */
const sealed = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^hlf1\.[A-Za-z0-9_-]{54,}$/, "Invalid encrypted content format");
const wrappedKey = (name: "label" | "content") =>
  z.string().regex(new RegExp(`^hle1\\.root\\.${name}\\.[A-Za-z0-9_-]{96}$`), "Invalid encrypted content format");
/** The verifying key that the revision is signed with. */
const keyId = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const signature = z.string().regex(/^hls1\.[A-Za-z0-9_-]{86}$/);

const title = sealed(1400);
const tags = sealed(7000);
const metadata = z.strictObject({ description: sealed(3400), details: sealed(13_000) });
const content = sealed(100_000);
const category = z.enum(vaultCategories);
const accessCondition = z.enum(accessConditions);
const fileRef = z.strictObject({
  id: idField<FileId>(),
  /** Hex, of the age file as it is stored. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  size: z.int().min(1).max(maxSealedFileBytes),
});

/** What every new revision carries. */
const revisionFields = {
  title,
  category,
  content,
  metadata,
  access_condition: accessCondition,
  tags,
  wrapped_label_key: wrappedKey("label"),
  wrapped_content_key: wrappedKey("content"),
  revision: z.int().min(1),
  generation: z.int().min(1),
  key_id: keyId,
  signature,
  file: fileRef.nullable(),
  /** 0 were texts of an old export: they are sealed in the browser before they come here (D20). */
  encryption_version: z.literal(1).optional(),
};

export const newVaultEntrySchema = z.strictObject({
  id: idField<EntryId>(),
  ...revisionFields,
  linked_asset_ids: idListField<AssetId>(),
  linked_member_ids: idListField<MemberId>(),
  /** Of a custom condition: from which day, and from which age on, the linked members may read it. */
  not_before: accessFields.not_before,
  from_age: accessFields.from_age,
  plan: planStepSchema.optional(),
});
const manyEntriesSchema = z.strictObject({
  entries: z
    .array(z.strictObject({ id: idField<EntryId>(), ...revisionFields }))
    .min(1)
    .max(entriesAtOnce),
  plan: planStepSchema.optional(),
});
export const changedVaultEntrySchema = z.strictObject({ ...revisionFields, plan: planStepSchema.optional() });

export const vaultEntrySchema = z.object({
  id: idField<EntryId>(),
  title: z.string(),
  category,
  metadata: z.object({ description: z.string(), details: z.string() }),
  access_condition: accessCondition,
  tags: z.string(),
  wrapped_label_key: z.string(),
  revision: z.int(),
  generation: z.int(),
  key_id: z.string(),
  /** Of the sealed content, which comes only when it is revealed. */
  content_hash: z.string(),
  signature: z.string(),
  file: z.object({ id: idField<FileId>(), sha256: z.string(), size: z.int() }).nullable(),
  linked_asset_ids: z.array(idField<AssetId>()),
  linked_member_ids: z.array(idField<MemberId>()),
  encryption_version: z.literal(1),
  created_at: instantField,
  updated_at: instantField,
  /** In the bin since. */
  deleted_at: instantField.nullable(),
});
export type VaultEntry = z.output<typeof vaultEntrySchema>;

const vaultUsageSchema = z.object({
  plan: z.enum(planCodes),
  used: z.int(),
  max: z.int(),
  bytes: z.int(),
  max_bytes: z.int(),
});
export type VaultUsage = z.output<typeof vaultUsageSchema>;

const revealedSchema = z.object({
  encrypted_content: z.string(),
  wrapped_content_key: z.string(),
  revision: z.int(),
});

const linkedAssetSchema = z.object({
  id: idField<AssetId>(),
  title: z.string(),
  asset_type: z.enum(assetTypes),
  asset_subtype: z.string(),
});

const byEntry = z.object({ id: idField<EntryId>() });
const byFile = z.object({ id: idField<FileId>() });
const byAsset = z.object({ id: idField<AssetId>() });
const partNumber = z.coerce.number().int().min(1).max(8);

/** Where one part of a file goes: to the object store itself, or to this server. */
const partSchema = z.object({
  number: z.int(),
  size: z.int(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  /** It is there already, from an earlier try. */
  done: z.boolean(),
});

const linkingAssets = {
  method: "POST",
  access: "holder",
  params: byEntry,
  body: z.strictObject({ asset_ids: idListField<AssetId>() }),
  answer: z.object({ data: z.object({ linked_asset_ids: z.array(idField<AssetId>()) }) }),
  errors: ["NOT_FOUND"],
} as const;

export const vaultRoutes = {
  list: route({
    method: "GET",
    path: "/api/vault",
    access: "holder",
    summary: "The entries of the vault without their content, those in the bin last, and how full it is",
    query: z.strictObject({ category: category.optional() }),
    answer: z.object({ data: z.object({ entries: z.array(vaultEntrySchema), usage: vaultUsageSchema }) }),
  }),
  usage: route({
    method: "GET",
    path: "/api/vault/usage",
    access: "holder",
    summary: "How full the vault is",
    answer: z.object({ data: vaultUsageSchema }),
  }),
  create: route({
    method: "POST",
    path: "/api/vault/create",
    access: "holder",
    // The client shows the paywall for any 403 (VLT-035), so nothing else answers one here.
    withoutPlan: "NOT_A_HOLDER",
    summary: "Adds an entry; the same id again answers the entry that exists",
    body: newVaultEntrySchema,
    largeBody: stepBytes,
    answer: z.object({ data: vaultEntrySchema }),
    errors: [
      "PAYWALL",
      "CAP_REACHED",
      "ID_TAKEN",
      "NOT_FOUND",
      "INVALID_SIGNATURE",
      "FILE_NOT_STORED",
      "RATE_LIMITED",
      "PLAN_CHANGED",
      "PLAN_INVALID",
      "PLAN_TOO_LARGE",
    ],
  }),
  saveMany: route({
    method: "POST",
    path: "/api/vault/save-many",
    access: "holder",
    withoutPlan: "NOT_A_HOLDER",
    summary: "Up to a hundred entries, new or in their next revision, under one signed head: all of them or none",
    body: manyEntriesSchema,
    largeBody: stepBytes,
    answer: z.object({ data: z.array(z.object({ id: idField<EntryId>(), signature: z.string() })) }),
    errors: [
      "PAYWALL",
      "CAP_REACHED",
      "ID_TAKEN",
      "NOT_FOUND",
      "UPDATE_ERROR",
      "INVALID_SIGNATURE",
      "FILE_NOT_STORED",
      "RATE_LIMITED",
      "PLAN_CHANGED",
      "PLAN_INVALID",
      "PLAN_TOO_LARGE",
    ],
  }),
  get: route({
    method: "GET",
    path: "/api/vault/:id",
    access: "holder",
    summary: "One entry without its content",
    params: byEntry,
    answer: z.object({ data: vaultEntrySchema }),
    errors: ["NOT_FOUND"],
  }),
  update: route({
    method: "PATCH",
    path: "/api/vault/:id",
    access: "holder",
    summary: "A new revision of an entry, if it is the next; the last is kept for 30 days",
    params: byEntry,
    body: changedVaultEntrySchema,
    largeBody: stepBytes,
    answer: z.object({ data: vaultEntrySchema }),
    errors: [
      "NOT_FOUND",
      "UPDATE_ERROR",
      "INVALID_SIGNATURE",
      "FILE_NOT_STORED",
      "RATE_LIMITED",
      "PLAN_CHANGED",
      "PLAN_INVALID",
      "PLAN_TOO_LARGE",
    ],
  }),
  remove: route({
    method: "DELETE",
    path: "/api/vault/:id",
    access: "holder",
    summary: "Puts an entry into the bin for 30 days",
    params: byEntry,
    answer: z.object({}),
    errors: ["NOT_FOUND"],
    sensitive: true,
  }),
  restore: route({
    method: "POST",
    path: "/api/vault/:id/restore",
    access: "holder",
    summary: "Fetches an entry back from the bin",
    params: byEntry,
    body: z.strictObject({ plan: planStepSchema.optional() }),
    largeBody: stepBytes,
    answer: z.object({ data: vaultEntrySchema }),
    errors: [
      "NOT_FOUND",
      "PAYWALL",
      "CAP_REACHED",
      "PLAN_CHANGED",
      "PLAN_INVALID",
      "PLAN_TOO_LARGE",
      "INVALID_SIGNATURE",
    ],
    sensitive: true,
  }),
  purge: route({
    method: "POST",
    path: "/api/vault/:id/purge",
    access: "holder",
    summary: "Deletes an entry in the bin permanently, with its versions and files",
    params: byEntry,
    answer: z.object({}),
    errors: ["NOT_FOUND"],
    sensitive: true,
  }),
  reveal: route({
    method: "POST",
    path: "/api/vault/:id/reveal",
    access: "holder",
    summary: "The sealed content of an entry and its wrapped key",
    params: byEntry,
    answer: z.object({ data: revealedSchema }),
    errors: ["NOT_FOUND"],
    sensitive: true,
  }),
  versions: route({
    method: "GET",
    path: "/api/vault/:id/versions",
    access: "holder",
    summary: "Earlier revisions of an entry that are still kept, newest first",
    params: byEntry,
    answer: z.object({
      data: z.object({
        versions: z.array(
          vaultEntrySchema
            .omit({
              linked_asset_ids: true,
              linked_member_ids: true,
              created_at: true,
              updated_at: true,
              deleted_at: true,
            })
            .extend({ saved_at: instantField, replaced_at: instantField }),
        ),
      }),
    }),
    errors: ["NOT_FOUND"],
  }),
  revealVersion: route({
    method: "POST",
    path: "/api/vault/:id/versions/:revision/reveal",
    access: "holder",
    summary: "The sealed content of an earlier revision",
    params: z.object({ id: idField<EntryId>(), revision: z.coerce.number().int().min(1).max(1_000_000) }),
    answer: z.object({ data: revealedSchema }),
    errors: ["NOT_FOUND"],
    sensitive: true,
  }),
  assets: route({
    method: "GET",
    path: "/api/vault/:id/assets",
    access: "holder",
    summary: "The assets that an entry is linked to",
    params: byEntry,
    answer: z.object({ data: z.object({ assets: z.array(linkedAssetSchema) }) }),
    errors: ["NOT_FOUND"],
  }),
  linkAssets: route({
    ...linkingAssets,
    path: "/api/vault/:id/assets/link",
    summary: "Links assets to an entry",
  }),
  unlinkAssets: route({
    ...linkingAssets,
    path: "/api/vault/:id/assets/unlink",
    summary: "Unlinks assets from an entry",
  }),
  upload: route({
    method: "POST",
    path: "/api/vault/upload",
    access: "holder",
    summary:
      "Opens an upload, or says which of its parts are still missing; the file name is not among what it asks for",
    body: z.strictObject({
      id: idField<FileId>(),
      bucket: z.literal("vault"),
      filePath: z.string().regex(/^vault\/\d{1,16}-[0-9a-f-]{36}\.age$/),
      sha256: fileRef.shape.sha256,
      size: fileRef.shape.size,
      /** Hex of the SHA-256 of each part: the object store refuses a part that arrived otherwise. */
      parts: z.array(fileRef.shape.sha256).min(1).max(8),
    }),
    answer: z.object({ data: z.object({ url: z.string(), parts: z.array(partSchema) }) }),
    errors: ["CAP_REACHED", "ID_TAKEN", "RATE_LIMITED"],
  }),
  putPart: route({
    method: "PUT",
    path: "/api/vault/files/:id/parts/:number",
    access: "holder",
    summary: "One part of a file, where this server keeps the files itself",
    params: z.object({ id: idField<FileId>(), number: partNumber }),
    bytes: filePartBytes,
    answer: z.object({}),
    errors: ["NOT_FOUND", "FILE_NOT_STORED", "PAYLOAD_TOO_LARGE"],
  }),
  completeFile: route({
    method: "POST",
    path: "/api/vault/files/:id/complete",
    access: "holder",
    summary: "Joins the parts of a file once all are there",
    params: byFile,
    answer: z.object({ data: fileRef }),
    errors: ["NOT_FOUND", "FILE_NOT_STORED"],
  }),
  fileUrl: route({
    method: "GET",
    path: "/api/vault/files/:id/url",
    access: "holder",
    summary: "Where the sealed file can be fetched for the next minutes",
    params: byFile,
    answer: z.object({ data: z.object({ url: z.string(), sha256: z.string(), size: z.int() }) }),
    errors: ["NOT_FOUND"],
    sensitive: true,
  }),
  file: route({
    method: "GET",
    path: "/api/vault/files/:id",
    access: "holder",
    summary: "The bytes of a sealed file, where this server keeps the files itself",
    params: byFile,
    answer: z.object({}),
    errors: ["NOT_FOUND"],
    sensitive: true,
    raw: true,
  }),
};

const linkingEntries = {
  method: "POST",
  access: "holder",
  params: byAsset,
  body: z.strictObject({ vault_entry_ids: idListField<EntryId>() }),
  answer: z.object({ data: z.object({ vault_entry_ids: z.array(idField<EntryId>()) }) }),
  errors: ["NOT_FOUND"],
} as const;

/** The links between assets and entries from the assets' side: one set of pairs, seen from both (D15). */
export const assetVaultRoutes = {
  vaultEntries: route({
    method: "GET",
    path: "/api/assets/:id/vault-entries",
    access: "holder",
    summary: "The vault entries that an asset is linked to, without their content",
    params: byAsset,
    answer: z.object({ data: z.object({ entries: z.array(vaultEntrySchema) }) }),
    errors: ["NOT_FOUND"],
  }),
  linkVaultEntries: route({
    ...linkingEntries,
    path: "/api/assets/:id/vault-entries/link",
    summary: "Links vault entries to an asset",
  }),
  unlinkVaultEntries: route({
    ...linkingEntries,
    path: "/api/assets/:id/vault-entries/unlink",
    summary: "Unlinks vault entries from an asset",
  }),
};

export const vault = {
  title: "The encrypted vault: entries, files, versions and links",
  routes: { ...vaultRoutes, ...assetVaultRoutes },
  audit: [
    "vault.created",
    "vault.updated",
    "vault.deleted",
    "vault.restored",
    "vault.purged",
    "vault.revealed",
    "vault.linked",
    "vault.unlinked",
  ],
  events: [
    "vault.created",
    "vault.updated",
    "vault.deleted",
    "vault.restored",
    "vault.purged",
    "vault.linked",
    "vault.unlinked",
  ],
  errors: {
    PAYWALL: {
      status: 403,
      text: "Vault access requires a paid plan. Upgrade to store and manage your important documents securely.",
    },
    FILE_NOT_STORED: { status: 409, text: "File upload failed" },
  },
  exported: vaultExport,
} as const satisfies ContractSlice;
