import { useQuery } from "@tanstack/react-query";
import { FolderLock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { AssignedEntryCard } from "./assigned-entry-card.tsx";
import { ByHolder } from "./by-holder.tsx";
import { Loaded } from "./loaded.tsx";
import { listAssignedVault } from "./member-side.ts";

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
                    <AssignedEntryCard key={entry.id} entry={entry} />
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
