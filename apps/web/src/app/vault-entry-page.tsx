import { Outlet, useParams } from "@tanstack/react-router";
import { SelectAssetsDialog } from "../features/assets/select-assets-dialog.tsx";
import { EntryPage } from "../features/vault/entry/entry-page.tsx";
import { vaultLockParts } from "./vault-lock-parts.ts";

/** One entry with the account's unlocking and the assets' picker; `/edit` opens its form over the page. */
export function VaultEntryPage() {
  const { id = "" } = useParams({ strict: false });
  return (
    <EntryPage key={id} id={id} lock={vaultLockParts} SelectAssets={SelectAssetsDialog}>
      <Outlet />
    </EntryPage>
  );
}
