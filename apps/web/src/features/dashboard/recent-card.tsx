import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { Card, CardHeader } from "../../ui/layout/card.tsx";
import type { DashboardAssets } from "./dashboard-assets.ts";

const shown = 4;

/** The assets that were changed last. Without any, the estate card already says so. */
export function RecentCard({ assets: { list, kind } }: { assets: DashboardAssets }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  if (!list || list.all.length === 0) return null;
  const recent = list.all.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at)).slice(0, shown);
  return (
    <Card as="section" aria-labelledby="recent">
      <CardHeader id="recent" title={t("recent.title")} />
      <ul>
        {recent.map((asset) => {
          const { name, icon, tone } = kind(asset.asset_subtype);
          return (
            <li key={asset.id} className="border-t border-line first:border-t-0">
              <Link
                to="/dashboard/will-holder/assets/$id"
                params={{ id: asset.id }}
                className="group flex min-h-16 items-center gap-3.5 py-2.5 text-ink no-underline"
              >
                <IconTile icon={icon} tone={tone} />
                <span className="min-w-0 leading-[1.35]">
                  <span className="block group-hover:underline">{asset.title}</span>
                  <span className="block font-normal text-ink-3">
                    {name} · {t("recent.changed", { when: format.relative(asset.updated_at) })}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
