import { lazy, Suspense, useState } from "react";
import { useAssets } from "../features/assets/list-assets.ts";
import { AccessPage as Page } from "../features/members/who-sees/access-page.tsx";
import { useOpenEntries } from "../features/vault/open-entries.ts";

/** Only for those who want to read titles while the vault is locked. */
const UnlockDialog = lazy(async () => ({
  default: (await import("../features/account/vault-lock/unlock-dialog.tsx")).UnlockDialog,
}));

/** Who sees which asset and which vault entry: people, assets, vault and unlocking meet here. */
export function AccessPage() {
  const assets = useAssets();
  const vault = useOpenEntries({ starts: false });
  const [isUnlocking, setUnlocking] = useState(false);
  const labels = new Map((vault.opened.data ?? []).map(({ entry, label }) => [entry.id, label?.title ?? null]));
  const entries = vault.sealed.data?.entries
    .filter(({ deleted_at }) => deleted_at === null)
    .map(({ id, category, access_condition: condition }) => ({
      id,
      category,
      condition,
      title: labels.get(id) ?? null,
    }));
  return (
    <>
      <Page assets={assets.data?.all} vault={{ entries, isOpen: vault.unlocked, onUnlock: () => setUnlocking(true) }} />
      {isUnlocking && (
        <Suspense>
          <UnlockDialog open onOpenChange={setUnlocking} />
        </Suspense>
      )}
    </>
  );
}
