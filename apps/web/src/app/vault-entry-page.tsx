import { Outlet, useParams } from "@tanstack/react-router";
import { EntryPage } from "../features/vault/entry/entry-page.tsx";
import { EntryWho } from "./item-who.tsx";
import { SelectAssets } from "./select-assets.tsx";
import { vaultLockParts } from "./vault-lock-parts.ts";

/** One entry with the account's unlocking and the assets' picker; `/edit` opens its form over the page. */
export function VaultEntryPage() {
  const { id = "" } = useParams({ strict: false });
  return (
    <EntryPage key={id} id={id} lock={vaultLockParts} SelectAssets={SelectAssets} Who={EntryWho}>
      <Outlet />
    </EntryPage>
  );
}
