import type { VaultEntry } from "@heirlock/contract/vault";
import { keptDays } from "@heirlock/domain/vault/limits";
import { useQuery } from "@tanstack/react-query";
import { FileCheck, History } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert, AlertButton } from "../../../ui/feedback/alert.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { type EntryVersion, listVersions } from "../entry-versions.ts";

const VersionDialog = lazy(async () => ({ default: (await import("./version-dialog.tsx")).VersionDialog }));

/** The revision of now and those of the last 30 days, each of which can be fetched back (D28). */
export function VersionsCard({ entry }: { entry: VaultEntry }) {
  const { t } = useTranslation("vault");
  const format = useFormat();
  const versions = useQuery(listVersions(entry.id, entry.revision));
  const [looking, setLooking] = useState<EntryVersion | null>(null);
  return (
    <Card as="section" aria-labelledby="entry-versions" className="print:hidden">
      <CardHeader id="entry-versions" title={t("versions.title")} />
      <ul>
        <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 py-2.5">
          <IconTile icon={FileCheck} />
          <div className="min-w-0 flex-1 basis-48 leading-[1.4]">
            <p className="font-semibold">
              {t("versions.now", { n: format.number(entry.revision), date: format.date(entry.updated_at, "moment") })}
            </p>
            <p className="text-ink-2">{t(entry.revision === 1 ? "versions.firstText" : "versions.nowText")}</p>
          </div>
          <Badge variant="success">{t("versions.current")}</Badge>
        </li>
        {versions.data?.map((version) => (
          <li
            key={version.revision}
            className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-t border-line py-2.5"
          >
            <IconTile icon={History} tone="neutral" />
            <div className="min-w-0 flex-1 basis-48 leading-[1.4]">
              <p className="font-semibold">
                {t("versions.now", {
                  n: format.number(version.revision),
                  date: format.date(version.saved_at, "moment"),
                })}
              </p>
              <p className="text-ink-2">
                {t("versions.keptUntil", { date: format.date(keptUntil(version.replaced_at), "short") })}
              </p>
            </div>
            <Button
              variant="ghost"
              size="sm"
              aria-label={t("versions.viewOf", { n: format.number(version.revision) })}
              onClick={() => setLooking(version)}
            >
              {t("versions.view")}
            </Button>
          </li>
        ))}
      </ul>
      {versions.data?.length === 0 && (
        <p className="mt-1 border-t border-line pt-3.5 text-ink-2">{t("versions.none")}</p>
      )}
      {versions.isPending && (
        <p role="status" className="text-ink-2">
          {t("versions.loading")}
        </p>
      )}
      {versions.isError && !versions.data && (
        <Alert
          tone="danger"
          live="polite"
          action={<AlertButton onClick={() => void versions.refetch()}>{t("state.tryAgain")}</AlertButton>}
        >
          {t("versions.failed")}
        </Alert>
      )}
      {looking && (
        <Suspense fallback={null}>
          <VersionDialog entry={entry} version={looking} onClose={() => setLooking(null)} />
        </Suspense>
      )}
    </Card>
  );
}

const dayMs = 86_400_000;

function keptUntil(replacedAt: string): Date {
  return new Date(Date.parse(replacedAt) + keptDays * dayMs);
}
