import { vaultExport } from "@heirlock/contract/vault/export";
import { estateRows } from "../../kernel/personal-export.ts";
import { type ServerSlice, withHandlers } from "../../kernel/slice.ts";
import * as jobs from "./vault.jobs.ts";

const ofStore = "what the object store calls the file and its parts; the file itself is fetched in the vault";

export const vaultSlice: ServerSlice = {
  name: "vault",
  routes: () => import("./vault.routes.ts"),
  jobs: withHandlers(jobs, () => import("./vault.handlers.ts")),
  exported: {
    vaultEntries: estateRows("app.vault_entries", vaultExport.vaultEntries),
    vaultVersions: estateRows("app.vault_versions", vaultExport.vaultVersions),
    vaultFiles: estateRows("app.vault_files", vaultExport.vaultFiles, {
      without: { storage_key: ofStore, upload_id: ofStore, part_hashes: ofStore, is_loose: ofStore },
    }),
    vaultAssetLinks: estateRows("app.vault_asset_links", vaultExport.vaultAssetLinks),
    vaultMemberLinks: estateRows("app.vault_member_links", vaultExport.vaultMemberLinks),
    entryWraps: estateRows("app.entry_wraps", vaultExport.entryWraps),
  },
  impersonal: {
    "app.removed_objects": "names of files about to be removed from the object store, which name nobody",
  },
};
