import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";
import { dropSharedFiles, nextSharedFile, onSharedFiles, takeSharedFile } from "../../../platform/shared-files.ts";
import { useAssets } from "../../assets/offers/list-assets.ts";
import { useAssetTitles } from "../../assets/offers/use-asset-titles.ts";
import { useOpenEntries } from "../offers/open-entries.ts";
import { readVaultSearch } from "../vault-search.ts";
import { VaultEntryFormModal } from "./vault-entry-form-modal.tsx";

/**
 * The form over the list. Its page draws it only while the vault is open. Whoever comes from an asset finds it linked, and
 * goes back to it. Files from another app fill one form after the other.
 */
export function AddVaultEntry() {
  const navigate = useNavigate();
  const { asset } = readVaultSearch(useSearch({ strict: false }));
  const { usage } = useOpenEntries();
  const assets = useAssets();
  const assetTitles = useAssetTitles();
  const shared = useSyncExternalStore(onSharedFiles, nextSharedFile);
  useEffect(() => dropSharedFiles, []);
  const close = () =>
    void (asset
      ? navigate({ to: "/dashboard/will-holder/assets/$id", params: { id: asset } })
      : navigate({ to: "/dashboard/will-holder/vault", search: (kept) => kept, resetScroll: false }));
  const goOn = () => {
    takeSharedFile();
    if (!nextSharedFile()) close();
  };
  if (!usage || (asset && assets.isPending)) return null;
  return (
    <VaultEntryFormModal
      // Each file has a form of its own.
      key={shared ? `${shared.name} ${shared.lastModified} ${shared.size}` : "empty"}
      editing={null}
      usage={usage}
      preselected={asset && assetTitles.has(asset) ? [asset] : []}
      shared={shared}
      onClose={close}
      onSaved={goOn}
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
