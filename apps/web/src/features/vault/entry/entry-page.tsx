import type { VaultEntry } from "@heirlock/contract/vault";
import type { EntryLabel } from "@heirlock/crypto/vault/entry";
import { Link, Outlet, useNavigate, useParams } from "@tanstack/react-router";
import { Ellipsis, Lock, Pencil, Printer, SearchX, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { lockEverywhere } from "../../../platform/keys/lock-everywhere.ts";
import { useHeadingAfterUnlock } from "../../../platform/keys/use-heading-after-unlock.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { Menu } from "../../../ui/overlays/menu.tsx";
import { EntryWhoCard } from "../../members/offers/item-who-card.tsx";
import { useBinEntry } from "../bin-entry.ts";
import { CategoryBadge, TagBadges } from "../entry-badges.tsx";
import { fetchFile } from "../fetch-file.ts";
import { categoryLook } from "../offers/category-look.ts";
import { FileView } from "../offers/file-view.tsx";
import { type OpenEntry, useOpenEntries } from "../offers/open-entries.ts";
import { EntryOpeners } from "../openers.tsx";
import { fetchContentKey } from "../reveal-entry.ts";
import { VaultGate } from "../vault-gate.tsx";
import { ContentCard, RevealFailure } from "./content-card.tsx";
import { EntryProblem } from "./entry-problem.tsx";
import { FactsCard } from "./facts-card.tsx";
import { LinkedAssetsCard } from "./linked-assets-card.tsx";
import { VersionsCard } from "./versions-card.tsx";

/** One entry at its address; `/edit` opens its form over the page. */
export function EntryPage() {
  const { id = "" } = useParams({ strict: false });
  return <EntryOf key={id} id={id} />;
}

/** An entry's full details (VLT-002). The title is in the page while the vault is open, never in the tab's title. */
function EntryOf({ id }: { id: string }) {
  const { t } = useTranslation("vault");
  const vault = useOpenEntries();
  useHeadingAfterUnlock(vault.unlocked, vault.opened.data !== undefined);
  const entries = vault.unlocked ? vault.opened.data : undefined;
  const one = entries?.find(({ entry }) => entry.id === id && entry.deleted_at === null);
  if (one)
    return (
      <>
        <OpenEntryPage one={one} />
        <Outlet />
      </>
    );
  return (
    <>
      <PageHeader back={<BackToVault />} title={t("page.title")} />
      <VaultGate vault={vault}>
        {() => (
          <EmptyState
            icon={SearchX}
            title={t("state.notFoundTitle")}
            text={t("state.notFoundText")}
            action={<Button render={<Link to="/dashboard/will-holder/vault" search={{}} />}>{t("page.title")}</Button>}
          />
        )}
      </VaultGate>
    </>
  );
}

function BackToVault() {
  const { t } = useTranslation("vault");
  return <BackLink render={<Link to="/dashboard/will-holder/vault" search={{}} />}>{t("entry.back")}</BackLink>;
}

function OpenEntryPage({ one }: { one: OpenEntry }) {
  const { t } = useTranslation("vault");
  const { entry, label, problem } = one;
  return (
    <>
      <Heading one={one} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          {problem && <EntryProblem code={problem} />}
          {label && (
            // A new revision is another content: what was shown of the old one goes.
            <ContentCard key={`content-${entry.revision}`} entry={entry} />
          )}
          {label && entry.file && (
            <FileCard key={`file-${entry.file.id}`} entry={entry} file={entry.file} label={label} />
          )}
          <LinkedAssetsCard entry={entry} />
          <VersionsCard entry={entry} />
        </div>
        <div className="grid gap-5">
          <EntryWhoCard entry={entry} name={label?.title ?? t(`category.${entry.category}`)} />
          <FactsCard one={one} />
        </div>
      </div>
    </>
  );
}

function Heading({ one: { entry, label, problem } }: { one: OpenEntry }) {
  const { t } = useTranslation("vault");
  const navigate = useNavigate();
  const bin = useBinEntry(() => navigate({ to: "/dashboard/will-holder/vault", search: {} }));
  const isSealed = problem === "keys.not_available";
  return (
    <PageHeader
      back={<BackToVault />}
      title={
        <span className="flex items-start gap-4">
          <IconTile {...categoryLook[entry.category]} className="mt-0.5" />
          <span className="min-w-0 break-words">
            <bdi translate={label ? "no" : undefined}>
              {label?.title ?? t(isSealed ? "sealed.title" : "entry.untitled")}
            </bdi>
          </span>
        </span>
      }
      meta={
        <>
          <CategoryBadge category={entry.category} />
          <EntryOpeners id={entry.id} isLater={entry.access_condition !== "immediate"} />
          {label && <TagBadges tags={label.tags} />}
        </>
      }
      actions={
        <div className="flex gap-2 print:hidden">
          {!isSealed && (
            <Button
              variant="secondary"
              icon={Pencil}
              className="max-md:flex-1"
              render={<Link to="/dashboard/will-holder/vault/$id/edit" params={{ id: entry.id }} />}
            >
              {t("entry.edit")}
            </Button>
          )}
          <Menu
            label={t("menu.label")}
            trigger={<IconButton bordered label={t("entry.more")} icon={Ellipsis} className="size-12!" />}
            items={[
              { id: "print", label: t("menu.print"), icon: Printer, onSelect: () => setTimeout(() => window.print()) },
              { id: "lock", label: t("page.lockNow"), icon: Lock, onSelect: lockEverywhere },
              { kind: "separator", id: "line" },
              {
                id: "delete",
                label: t("menu.delete"),
                icon: Trash2,
                danger: true,
                onSelect: () => bin.mutate(entry.id),
              },
            ]}
          />
        </div>
      }
    />
  );
}

interface FileCardProps {
  entry: VaultEntry;
  file: NonNullable<VaultEntry["file"]>;
  label: EntryLabel;
}

/** The file of an entry of one's own vault. */
function FileCard({ entry, file, label }: FileCardProps) {
  const { t } = useTranslation("vault");
  return (
    <FileView
      label={label}
      sealedSize={file.size}
      open={async (type) => fetchFile(entry, await fetchContentKey(entry), type)}
      failure={(error) => <RevealFailure error={error} />}
      unchanged={t("entry.fileUnchanged")}
      note={t("entry.downloadNote")}
    />
  );
}
