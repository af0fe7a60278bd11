import { keptDays } from "@heirlock/domain/vault/limits";
import { Link } from "@tanstack/react-router";
import { RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { usePurgeEntry, useRestoreEntry } from "../bin-entry.ts";
import { categoryLook } from "../offers/category-look.ts";
import { type OpenEntry, useOpenEntries } from "../offers/open-entries.ts";
import { binOf } from "../order-entries.ts";
import { VaultGate } from "../vault-gate.tsx";

/** The bin: everything in it can be fetched back for 30 days, or be deleted for good. */
export function RemovedPage() {
  const { t } = useTranslation("vault");
  const vault = useOpenEntries();
  return (
    <>
      <PageHeader
        back={<BackLink render={<Link to="/dashboard/will-holder/vault" search={{}} />}>{t("entry.back")}</BackLink>}
        title={t("removed.title")}
        text={t("removed.lead")}
      />
      <VaultGate vault={vault}>{({ entries }) => <RemovedList removed={binOf(entries)} />}</VaultGate>
    </>
  );
}

function RemovedList({ removed }: { removed: readonly OpenEntry[] }) {
  const { t } = useTranslation("vault");
  const [purging, setPurging] = useState<OpenEntry | null>(null);
  if (removed.length === 0)
    return <EmptyState icon={Trash2} title={t("removed.emptyTitle")} text={t("removed.emptyText")} />;
  return (
    <Card>
      <ul>
        {removed.map((one) => (
          <RemovedRow key={one.entry.id} one={one} onPurge={() => setPurging(one)} />
        ))}
      </ul>
      {purging && <PurgeDialog one={purging} onClose={() => setPurging(null)} />}
    </Card>
  );
}

function RemovedRow({ one: { entry, label, problem }, onPurge }: { one: OpenEntry; onPurge: () => void }) {
  const { t } = useTranslation("vault");
  const format = useFormat();
  const restore = useRestoreEntry();
  const title = label?.title ?? t(problem === "keys.not_available" ? "sealed.title" : "problem.title");
  const deletedAt = entry.deleted_at!;
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <IconTile icon={categoryLook[entry.category].icon} tone="neutral" />
      <div className="min-w-0 flex-1 basis-56">
        <span className="block font-semibold break-words">
          <bdi translate="no">{title}</bdi>
        </span>
        <span className="text-ink-2">
          {t("removed.removedOn", { date: format.date(deletedAt, "short") })} ·{" "}
          {t("removed.daysLeft", { count: daysLeft(deletedAt) })}
        </span>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button
          variant="secondary"
          size="sm"
          icon={RotateCcw}
          aria-label={t("removed.restoreOf", { title })}
          busy={restore.isPending}
          busyLabel={t("removed.restoring")}
          onClick={() => restore.mutate(entry.id)}
        >
          {t("removed.restore")}
        </Button>
        <Button variant="danger-outline" size="sm" aria-label={t("removed.purgeOf", { title })} onClick={onPurge}>
          {t("removed.purge")}
        </Button>
      </div>
    </li>
  );
}

function PurgeDialog({ one: { entry, label }, onClose }: { one: OpenEntry; onClose: () => void }) {
  const { t } = useTranslation("vault");
  const errorText = useErrorText();
  const purge = usePurgeEntry();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      icon={<IconTile icon={Trash2} tone="danger" />}
      title={t("removed.purgeQuestion")}
      description={
        <>
          {label && (
            <span className="mb-1 block font-semibold break-words">
              <bdi translate="no">{label.title}</bdi>
            </span>
          )}
          {t("removed.purgeText")}
        </>
      }
      effects={[t("removed.purgeEffect1"), t("removed.purgeEffect2")]}
      danger
      confirmLabel={t("removed.purge")}
      busy={purge.isPending}
      busyLabel={t("removed.purging")}
      onConfirm={() => purge.mutate(entry.id, { onSuccess: onClose })}
    >
      {purge.isError && (
        <Alert tone="danger" live="assertive">
          {t("removed.purgeFailed")} {errorText(purge.error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}

const dayMs = 86_400_000;

/** Whole days until the collector takes it. */
export function daysLeft(deletedAt: string, now = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(deletedAt) + keptDays * dayMs - now) / dayMs));
}
