/** What an entry and its earlier versions both have. */
const revision = [
  "category",
  "access_condition",
  "title",
  "description",
  "tags",
  "details",
  "content",
  "content_hash",
  "label_key",
  "content_key",
  "revision",
  "generation",
  "key_id",
  "signature",
  "file_id",
  "saved_at",
] as const;

/** What the personal export holds of the vault, by section (SEC-036). */
export const vaultExport = {
  vaultEntries: ["id", ...revision, "created_at", "deleted_at", "rotate_since"],
  vaultVersions: ["entry_id", ...revision, "replaced_at"],
  vaultFiles: ["id", "entry_id", "state", "size", "sha256", "created_at"],
  vaultAssetLinks: ["entry_id", "asset_id"],
  vaultMemberLinks: [
    "entry_id",
    "membership_id",
    "access_condition",
    "not_before",
    "from_age",
    "tell_exists",
    "created_at",
  ],
  entryWraps: ["membership_id", "lane", "key_id", "entry_id", "generation", "label_key", "content_key", "created_at"],
} as const;
