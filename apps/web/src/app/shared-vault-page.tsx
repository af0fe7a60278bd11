import { SharedVaultPage as Page } from "../features/sharing/shared-vault/shared-vault-page.tsx";
import { sharedVaultParts } from "./shared-vault-parts.ts";

/** What others share, opened with the account's unlocking. */
export function SharedVaultPage() {
  return <Page parts={sharedVaultParts} />;
}
