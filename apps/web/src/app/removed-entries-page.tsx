import { RemovedPage } from "../features/vault/removed/removed-page.tsx";
import { vaultLockParts } from "./vault-lock-parts.ts";

export function RemovedEntriesPage() {
  return <RemovedPage lock={vaultLockParts} />;
}
