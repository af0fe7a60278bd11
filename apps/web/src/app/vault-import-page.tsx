import { ImportPage } from "../features/vault/import/import-page.tsx";
import { vaultLockParts } from "./vault-lock-parts.ts";

/** The import with the account's unlocking. */
export function VaultImportPage() {
  return <ImportPage lock={vaultLockParts} />;
}
