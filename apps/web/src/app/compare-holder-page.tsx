import { UnlockPanel } from "../features/account/vault-lock/unlock-panel.tsx";
import { CompareHolderPage as Page } from "../features/sharing/shared-vault/compare-holder-page.tsx";

/** Comparing words with a holder, with the account's unlocking. */
export function CompareHolderPage() {
  return <Page Unlock={UnlockPanel} />;
}
