import { Outlet } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { ExpiryNotice } from "../features/vault/expiry/expiry-notice.tsx";
import { VaultListPage } from "../features/vault/list/vault-list-page.tsx";
import { useAssetTitles } from "./use-asset-titles.ts";
import { vaultLockParts } from "./vault-lock-parts.ts";
import { VaultTools } from "./vault-tools.tsx";

/** Fetched once the vault is open. */
const VaultReach = lazy(() => import("./vault-reach.tsx"));

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
          <Suspense>
            <VaultReach entries={entries} />
          </Suspense>
        </>
      )}
    >
      <Outlet />
    </VaultListPage>
  );
}
