import { lazy } from "react";
import { AssetPage } from "../features/assets/asset-page.tsx";
import { AssetsPage } from "../features/assets/assets-page.tsx";
import { VaultLinks } from "../features/vault/picker/vault-links.tsx";
import { AssetWho } from "./item-who.tsx";

/** Only for those who link while the vault is locked. */
const UnlockDialog = lazy(async () => ({
  default: (await import("../features/account/vault-lock/unlock-dialog.tsx")).UnlockDialog,
}));

/** Assets show the vault entries that are linked to them: the two features, and unlocking, meet here (D15). */
export function HolderAssetsPage() {
  return (
    <VaultLinks place="card" UnlockDialog={UnlockDialog}>
      {(vaultItems) => <AssetsPage vaultItems={vaultItems} />}
    </VaultLinks>
  );
}

export function HolderAssetPage() {
  return (
    <VaultLinks place="page" UnlockDialog={UnlockDialog}>
      {(vaultItems) => <AssetPage vaultItems={vaultItems} Who={AssetWho} />}
    </VaultLinks>
  );
}
