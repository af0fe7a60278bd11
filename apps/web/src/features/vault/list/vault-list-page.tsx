import { Link, Outlet, useChildMatches } from "@tanstack/react-router";
import { Download, FolderLock, Lock, Plus, Trash2, Upload } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lockEverywhere } from "../../../platform/keys/lock-everywhere.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { useAssetTitles } from "../../assets/offers/use-asset-titles.ts";
import { useOpenEntries } from "../offers/open-entries.ts";
import { binOf } from "../order-entries.ts";
import { SealedNotices } from "../sealed-notices.tsx";
import { VaultGate } from "../vault-gate.tsx";
import { EntryList } from "./entry-list.tsx";

const loadNotices = () => import("./vault-notices.tsx");
// Fetched while the vault is being opened. If it fails to load, the page asks again.
loadNotices().catch(() => {});
const VaultNotices = lazy(loadNotices);

/** The vault's list. `/vault/add` opens its form over the list, drawn only while the vault is open. */
export function VaultListPage() {
  const vault = useOpenEntries();
  const assetTitles = useAssetTitles();
  const hasForm = useChildMatches({ select: (matches) => matches.length > 0 });
  const isEmpty = vault.sealed.data?.entries.length === 0;
  return (
    <>
      <Heading vault={vault} />
      {isEmpty && !hasForm ? (
        <EmptyVault tools={<VaultTools />} />
      ) : (
        <VaultGate vault={vault}>
          {(open) => (
            <>
              <div className="grid gap-4 not-empty:mb-4">
                <SealedNotices entries={open.entries} />
                <Suspense>
                  <VaultNotices entries={open.entries} />
                </Suspense>
              </div>
              <EntryList vault={open} assetTitles={assetTitles} empty={<EmptyVault />} />
              <Footer removed={binOf(open.entries).length} />
              <Outlet />
            </>
          )}
        </VaultGate>
      )}
    </>
  );
}

function Heading({ vault: { unlocked, sealed } }: { vault: ReturnType<typeof useOpenEntries> }) {
  const { t } = useTranslation("vault");
  const kept = sealed.data?.entries.filter(({ deleted_at }) => deleted_at === null).length;
  if (!unlocked && kept)
    return (
      <PageHeader
        title={t("page.title")}
        text={`${t("locked.lead", { count: kept })} ${wasReloaded() ? t("locked.reloaded") : ""}`.trim()}
      />
    );
  return (
    <PageHeader
      compact
      title={t("page.title")}
      text={kept ? <span className="max-md:hidden">{t("page.lead")}</span> : t("page.lead")}
      actions={
        kept ? (
          <Button icon={Plus} render={<Link to="/dashboard/will-holder/vault/add" search={{}} />}>
            {t("page.add")}
          </Button>
        ) : undefined
      }
    />
  );
}

function EmptyVault({ tools }: { tools?: ReactNode }) {
  const { t } = useTranslation("vault");
  return (
    <>
      <EmptyState
        icon={FolderLock}
        title={t("state.emptyTitle")}
        text={t("state.emptyText")}
        action={
          <Button icon={Plus} render={<Link to="/dashboard/will-holder/vault/add" search={{}} />}>
            {t("state.emptyAction")}
          </Button>
        }
      />
      {tools && <div className="flex flex-wrap justify-center gap-2 print:hidden">{tools}</div>}
    </>
  );
}

function Footer({ removed }: { removed: number }) {
  const { t } = useTranslation("vault");
  const lockNow = () => {
    lockEverywhere();
    toast({ title: t("page.lockedToast"), tone: "info" });
  };
  return (
    <div className="mt-4 flex flex-wrap gap-2 print:hidden">
      {removed > 0 && (
        <Button variant="ghost" icon={Trash2} render={<Link to="/dashboard/will-holder/vault/removed" />}>
          {t("page.toRemoved")}
        </Button>
      )}
      <VaultTools />
      <Button variant="ghost" icon={Lock} onClick={lockNow} className="sm:ms-auto">
        {t("page.lockNow")}
      </Button>
    </div>
  );
}

/** A reload locks (KEY-026); then the page says that nothing is lost. */
function wasReloaded(): boolean {
  const [first] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return first?.type === "reload";
}

/** Moving in and out, below the list of the vault. */
function VaultTools() {
  const { t } = useTranslation(["vault/import", "vault/vault-export"]);
  return (
    <>
      <Button variant="ghost" icon={Upload} render={<Link to="/dashboard/will-holder/vault/import" />}>
        {t("vault/import:tool")}
      </Button>
      <Button variant="ghost" icon={Download} render={<Link to="/dashboard/will-holder/vault/export" />}>
        {t("vault/vault-export:tool")}
      </Button>
    </>
  );
}
