import type { Member } from "@heirlock/contract/members/members";
import type { Will } from "@heirlock/contract/wills";
import { Link, type LinkProps } from "@tanstack/react-router";
import { ScrollText, UserRound } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { memberName } from "../members/offers/member-name.ts";
import type { DashboardAssets } from "./dashboard-assets.ts";
import { HomeCard } from "./home-card.tsx";

const shown = 4;

interface Activity {
  id: string;
  at: string;
  name: string;
  what: string;
  tile: ReactElement;
  link: Pick<LinkProps, "to" | "params">;
}

/** What changed last in the plan: assets, people and wills. */
export function RecentActivityCard({
  assets: { list, kind },
  members,
  wills,
}: {
  assets: DashboardAssets;
  members: readonly Member[];
  wills: readonly Will[];
}) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const activities: Activity[] = [
    ...(list?.all ?? []).map((asset): Activity => {
      const { name, icon, tone } = kind(asset.asset_subtype);
      return {
        id: asset.id,
        at: asset.updated_at,
        name: asset.title,
        what: name,
        tile: <IconTile icon={icon} tone={tone} />,
        link: { to: "/dashboard/will-holder/assets/$id", params: { id: asset.id } },
      };
    }),
    ...members.map(
      (member): Activity => ({
        id: member.id,
        at: member.status_changed_at,
        name: memberName(member),
        what: t(`recent.member.${member.status}`),
        tile: <IconTile icon={UserRound} tone="info" />,
        link: { to: "/dashboard/will-holder/members/$id", params: { id: member.id } },
      }),
    ),
    ...wills.map(
      (will): Activity => ({
        id: will.id,
        at: will.versions[0]!.updated_at,
        name: will.title,
        what: t(`wills.status.${will.status}`),
        tile: <IconTile icon={ScrollText} tone="brass" />,
        link: { to: "/dashboard/will-holder/wills/$id", params: { id: will.id } },
      }),
    ),
  ];
  const recent = activities.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, shown);
  return (
    <HomeCard id="recent" title={t("recent.title")}>
      {recent.length === 0 && <p className="text-ink-2">{t("recent.none")}</p>}
      <ul>
        {recent.map(({ id, at, name, what, tile, link }) => (
          <li key={id} className="border-t border-line first:border-t-0">
            <Link {...link} className="group flex min-h-16 items-center gap-3.5 py-2.5 text-ink no-underline">
              {tile}
              <span className="min-w-0 leading-[1.35]">
                <bdi className="block group-hover:underline">{name}</bdi>
                <span className="block font-normal text-ink-3">
                  {what} · {format.relative(at)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeCard>
  );
}
