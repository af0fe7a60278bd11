import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useAssets } from "../../assets/offers/list-assets.ts";
import { useAssetTitles } from "../../assets/offers/use-asset-titles.ts";
import { useOpenEntries } from "../offers/open-entries.ts";
import { readVaultSearch } from "../vault-search.ts";
import { VaultEntryFormModal } from "./vault-entry-form-modal.tsx";

/**
 * The form over the list. Its page draws it only while the vault is open. Whoever comes from an asset finds it linked, and
 * goes back to it.
 */
export function AddVaultEntry() {
  const navigate = useNavigate();
  const { asset } = readVaultSearch(useSearch({ strict: false }));
  const { usage } = useOpenEntries();
  const assets = useAssets();
  const assetTitles = useAssetTitles();
  if (!usage || (asset && assets.isPending)) return null;
  return (
    <VaultEntryFormModal
      editing={null}
      usage={usage}
      preselected={asset && assetTitles.has(asset) ? [asset] : []}
      onClose={() =>
        void (asset
          ? navigate({ to: "/dashboard/will-holder/assets/$id", params: { id: asset } })
          : navigate({ to: "/dashboard/will-holder/vault", search: (kept) => kept, resetScroll: false }))
      }
    />
  );
}

/** The form over the page of its entry. */
export function EditVaultEntry() {
  const { id = "" } = useParams({ strict: false });
  const navigate = useNavigate();
  const { usage, opened } = useOpenEntries();
  const editing = opened.data?.find(({ entry }) => entry.id === id);
  if (!usage || !editing) return null;
  return (
    <VaultEntryFormModal
      editing={editing}
      usage={usage}
      onClose={() =>
        void navigate({ to: "/dashboard/will-holder/vault/$id", params: { id }, replace: true, resetScroll: false })
      }
    />
  );
}
