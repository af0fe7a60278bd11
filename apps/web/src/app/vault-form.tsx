import { useNavigate, useParams } from "@tanstack/react-router";
import { SelectAssetsDialog } from "../features/assets/select-assets-dialog.tsx";
import { VaultEntryFormModal } from "../features/vault/form/vault-entry-form-modal.tsx";
import { useOpenEntries } from "../features/vault/open-entries.ts";
import { useAssetTitles } from "./use-asset-titles.ts";

/** The form over the list. Its page draws it only while the vault is open. */
export function AddVaultEntry() {
  const navigate = useNavigate();
  const { usage } = useOpenEntries();
  const assetTitles = useAssetTitles();
  if (!usage) return null;
  return (
    <VaultEntryFormModal
      editing={null}
      usage={usage}
      assetTitles={assetTitles}
      SelectAssets={SelectAssetsDialog}
      onClose={() => void navigate({ to: "/dashboard/will-holder/vault", search: (kept) => kept, resetScroll: false })}
    />
  );
}

/** The form over the page of its entry. */
export function EditVaultEntry() {
  const { id = "" } = useParams({ strict: false });
  const navigate = useNavigate();
  const { usage, opened } = useOpenEntries();
  const assetTitles = useAssetTitles();
  const editing = opened.data?.find(({ entry }) => entry.id === id);
  if (!usage || !editing) return null;
  return (
    <VaultEntryFormModal
      editing={editing}
      usage={usage}
      assetTitles={assetTitles}
      SelectAssets={SelectAssetsDialog}
      onClose={() =>
        void navigate({ to: "/dashboard/will-holder/vault/$id", params: { id }, replace: true, resetScroll: false })
      }
    />
  );
}
