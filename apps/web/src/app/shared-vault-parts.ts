import { UnlockPanel } from "../features/account/vault-lock/unlock-panel.tsx";
import type { SharedVaultParts } from "../features/sharing/shared-vault/shared-vault-parts.ts";
import { categoryLook } from "../features/vault/category-look.ts";
import { FileView } from "../features/vault/entry/file-view.tsx";
import { LabelDetails } from "../features/vault/entry/label-details.tsx";

/** Members read what others share with what the account and the vault have for reading one's own: they meet here. */
export const sharedVaultParts: SharedVaultParts = {
  Unlock: UnlockPanel,
  lookOf: (category) => categoryLook[category],
  Details: LabelDetails,
  FileView,
};
