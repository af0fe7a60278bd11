import { ExportPage } from "../features/vault/vault-export/export-page.tsx";
import { useAssetTitles } from "./use-asset-titles.ts";
import { vaultLockParts } from "./vault-lock-parts.ts";

/** The export with the account's unlocking and the assets' titles. */
export function VaultExportPage() {
  return <ExportPage lock={vaultLockParts} assetTitles={useAssetTitles()} />;
}
