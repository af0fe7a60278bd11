import { Outlet } from "@tanstack/react-router";
import { ReachNotice } from "../features/people/keys/reach-notice.tsx";
import { ExpiryNotice } from "../features/vault/expiry/expiry-notice.tsx";
import { VaultListPage } from "../features/vault/list/vault-list-page.tsx";
import type { OpenEntry } from "../features/vault/open-entries.ts";
import { keptOf } from "../features/vault/order-entries.ts";
import { useAssetTitles } from "./use-asset-titles.ts";
import { vaultLockParts } from "./vault-lock-parts.ts";
import { VaultTools } from "./vault-tools.tsx";

/** The vault with the account's unlocking and the assets' titles; `/vault/add` opens its form over the list. */
export function VaultPage() {
  return (
    <VaultListPage
      lock={vaultLockParts}
      assetTitles={useAssetTitles()}
      tools={<VaultTools />}
      notices={({ entries }) => (
        <>
          <ExpiryNotice entries={entries} />
          <ReachNotice titles={titlesOf(entries)} />
        </>
      )}
    >
      <Outlet />
    </VaultListPage>
  );
}

function titlesOf(entries: readonly OpenEntry[]): Map<string, string> {
  return new Map(keptOf(entries).flatMap(({ entry, label }) => (label ? [[entry.id, label.title] as const] : [])));
}
