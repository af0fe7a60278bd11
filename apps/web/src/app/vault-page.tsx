import { Outlet } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { VaultListPage } from "../features/vault/list/vault-list-page.tsx";
import { useAssetTitles } from "./use-asset-titles.ts";
import { vaultLockParts } from "./vault-lock-parts.ts";
import { VaultTools } from "./vault-tools.tsx";

const loadNotices = () => import("./vault-notices.tsx");
// Fetched while the vault is being opened. Whether it came is asked by the page.
loadNotices().catch(() => {});
const VaultNotices = lazy(loadNotices);

/** The vault with the account's unlocking and the assets' titles; `/vault/add` opens its form over the list. */
export function VaultPage() {
  return (
    <VaultListPage
      lock={vaultLockParts}
      assetTitles={useAssetTitles()}
      tools={<VaultTools />}
      notices={({ entries }) => (
        <Suspense>
          <VaultNotices entries={entries} />
        </Suspense>
      )}
    >
      <Outlet />
    </VaultListPage>
  );
}
