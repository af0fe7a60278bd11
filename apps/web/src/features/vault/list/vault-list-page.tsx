import { Link, useChildMatches } from "@tanstack/react-router";
import { FolderLock, Lock, Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { lockEverywhere } from "../../../platform/keys/lock-everywhere.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import type { VaultLockParts } from "../locked/vault-lock-parts.ts";
import { useOpenEntries } from "../open-entries.ts";
import { binOf } from "../order-entries.ts";
import { SealedNotices } from "../sealed-notices.tsx";
import { type OpenVault, VaultGate } from "../vault-gate.tsx";
import { EntryList } from "./entry-list.tsx";

export interface VaultListPageProps {
  lock: VaultLockParts;
  /** The holder's assets by id, for "linked to …". */
  assetTitles: ReadonlyMap<string, string>;
  /** Beside "Lock now" below the list: moving in and out. */
  tools?: ReactNode;
  /** Above the list, once the vault is open: what runs out soon. */
  notices?: ((vault: OpenVault) => ReactNode) | undefined;
  /** The form over the list, at its own address; drawn only while the vault is open. */
  children?: ReactNode;
}

export function VaultListPage({ lock, assetTitles, tools, notices, children }: VaultListPageProps) {
  const vault = useOpenEntries();
  const hasForm = useChildMatches({ select: (matches) => matches.length > 0 });
  const isEmpty = vault.sealed.data?.entries.length === 0;
  return (
    <>
      <Heading vault={vault} />
      {isEmpty && !hasForm ? (
        <EmptyVault tools={tools} />
      ) : (
        <VaultGate vault={vault} lock={lock}>
          {(open) => (
            <>
              <div className="grid gap-4 not-empty:mb-4">
                <SealedNotices entries={open.entries} />
                {notices?.(open)}
              </div>
              <EntryList vault={open} assetTitles={assetTitles} empty={<EmptyVault />} />
              <Footer removed={binOf(open.entries).length} tools={tools} />
              {children}
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
      title={t("page.title")}
      text={t("page.lead")}
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

function Footer({ removed, tools }: { removed: number; tools: ReactNode }) {
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
      {tools}
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
