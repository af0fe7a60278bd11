import { useQuery } from "@tanstack/react-query";
import { FolderLock, Lock, LockOpen, Paperclip } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { DateText } from "../../../ui/date-text.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { IconTile } from "../../../ui/icon-tile.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ByHolder } from "./by-holder.tsx";
import { Loaded } from "./loaded.tsx";
import { listAssignedVault, type MemberEntry } from "./member-side.ts";

/** What others keep for a person (MBR-003). Titles and contents are sealed: the server knows the kind and the day. */
export function AssignedVaultPage() {
  const { t } = useTranslation("member-side");
  const query = useQuery(listAssignedVault);
  return (
    <>
      <PageHeader title={t("vault.title")} text={t("vault.lead")} />
      <Loaded query={query} failed={t("vault.failed")}>
        {({ entries, later }) =>
          entries.length + later.length === 0 ? (
            <EmptyState icon={FolderLock} title={t("vault.emptyTitle")} text={t("vault.emptyText")} />
          ) : (
            <ByHolder items={entries} later={later}>
              {(own) => (
                <ul className="grid gap-4">
                  {own.map((entry) => (
                    <EntryRow key={entry.id} entry={entry} />
                  ))}
                </ul>
              )}
            </ByHolder>
          )
        }
      </Loaded>
    </>
  );
}

function EntryRow({ entry }: { entry: MemberEntry }) {
  const { t } = useTranslation("member-side");
  const { t: words } = useTranslation("vault");
  const Icon = entry.can_open ? LockOpen : Lock;
  return (
    <Card as="li" className="flex flex-wrap items-start gap-3.5">
      <IconTile icon={Icon} tone={entry.can_open ? "primary" : "neutral"} />
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="text-h3">{words(`category.${entry.category}`)}</h3>
        <p className="text-ink-2">
          {entry.can_open
            ? t("vault.canOpen")
            : t(entry.wrapped_label_key === null ? "vault.waitsForKeys" : "vault.titleOnly", {
                name: entry.holder.first_name,
              })}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
          {entry.saved_at && (
            <span>
              {t("vault.saved")} <DateText value={entry.saved_at} style="short" />
            </span>
          )}
          {entry.file && (
            <span className="flex items-center gap-1.5">
              <Paperclip aria-hidden size={18} strokeWidth={1.8} />
              {t("vault.withFile")}
            </span>
          )}
        </p>
      </div>
      <Badge variant={entry.can_open ? "success" : "secondary"} icon={Icon}>
        {t(entry.can_open ? "vault.open" : "vault.locked")}
      </Badge>
    </Card>
  );
}
