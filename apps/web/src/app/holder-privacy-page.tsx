import { lazy } from "react";
import { PrivacyPage } from "../features/account/privacy/privacy-page.tsx";
import { useVaultToExport } from "../features/vault/vault-export/use-vault-to-export.ts";
import { useAssetTitles } from "./use-asset-titles.ts";

/** Only for those who want their vault opened while it is locked. */
const UnlockDialog = lazy(async () => ({
  default: (await import("../features/account/vault-lock/unlock-dialog.tsx")).UnlockDialog,
}));

/** The export of a person's data holds their vault as well: the two features, and unlocking, meet here (SEC-036). */
export function HolderPrivacyPage() {
  return <PrivacyPage vault={useVaultToExport(useAssetTitles())} UnlockDialog={UnlockDialog} />;
}
