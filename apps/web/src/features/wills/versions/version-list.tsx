import type { Will } from "@heirlock/contract/wills";
import { FileText, FileType, ScrollText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { withHost } from "../../../platform/api/host.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge, type BadgeVariant } from "../../../ui/display/badge.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";

type Version = Will["versions"][number];

const badge: Record<Version["status"], BadgeVariant> = {
  draft: "draft",
  published: "success",
  superseded: "secondary",
};
const kinds = [
  { as: "pdf", icon: ScrollText },
  { as: "docx", icon: FileType },
  { as: "text", icon: FileText },
] as const;

/** The newest first, each as a file of three kinds. */
export function VersionList({ will: { id, versions } }: { will: Will }) {
  const { t } = useTranslation("wills/versions");
  const format = useFormat();
  return (
    <Card as="section" aria-labelledby="versions">
      <CardHeader id="versions" title={t("list.title")} description={t("list.lead")} />
      <ul className="divide-y divide-line">
        {versions.map((version) => {
          const name = t("version", { number: format.number(version.number) });
          return (
            <li
              key={version.number}
              className="flex flex-wrap items-center gap-x-4 gap-y-2.5 py-4 first:pt-0 last:pb-0"
            >
              <div className="min-w-0 flex-1 basis-52">
                <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
                  {name} <Badge variant={badge[version.status]}>{t(`status.${version.status}`)}</Badge>
                </p>
                <p className="text-meta text-ink-2">
                  {version.published_at
                    ? t("list.published", { date: format.date(version.published_at, "short") })
                    : t("list.changed", { date: format.date(version.updated_at, "short") })}
                </p>
              </div>
              {version.law === null ? (
                <p className="text-meta text-ink-2">{t("list.noLaw")}</p>
              ) : (
                <div className="flex flex-wrap gap-2">
                  {kinds.map(({ as, icon }) => (
                    <Button
                      key={as}
                      size="sm"
                      variant="secondary"
                      icon={icon}
                      aria-label={t(`list.as.${as}Of`, { version: name })}
                      render={
                        <a
                          href={withHost(`/api/wills/${id}/versions/${version.number}/document?as=${as}`)}
                          download={`will-${version.number}.${as === "text" ? "txt" : as}`}
                        />
                      }
                    >
                      {t(`list.as.${as}`)}
                    </Button>
                  ))}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
