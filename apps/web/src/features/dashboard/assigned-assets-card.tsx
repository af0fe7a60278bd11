import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { kindLook } from "../../ui/display/kind-look.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { nameOf } from "../member-side/offers/holder-name.ts";
import { listAssignedAssets } from "../member-side/offers/member-side.ts";
import { HomeCard } from "./home-card.tsx";

const shown = 3;

/** What somebody would like the person to have. */
export function AssignedAssetsCard() {
  const { t } = useTranslation("dashboard");
  return (
    <HomeCard
      id="assigned-assets"
      title={t("member.assets.title")}
      action={<Link to="/dashboard/member/assigned-assets">{t("member.assets.view")}</Link>}
    >
      <Loaded
        query={useQuery(listAssignedAssets)}
        level={3}
        loading={t("member.assets.loading")}
        failed={t("member.assets.failed")}
      >
        {({ assets }) =>
          assets.length === 0 ? (
            <p className="text-ink-2">{t("member.assets.none")}</p>
          ) : (
            <ul>
              {assets.slice(0, shown).map((asset) => {
                const { icon, tone } = kindLook(asset.asset_subtype);
                return (
                  <li key={asset.id} className="border-t border-line first:border-t-0">
                    <Link
                      to="/dashboard/member/assigned-assets/$id"
                      params={{ id: asset.id }}
                      className="group flex min-h-16 items-center gap-3.5 py-2.5 text-ink no-underline"
                    >
                      <IconTile icon={icon} tone={tone} />
                      <span className="min-w-0 leading-[1.35]">
                        <bdi className="block group-hover:underline">{asset.title}</bdi>
                        <span className="block font-normal text-ink-3">
                          {t("member.assets.from", { name: nameOf(asset.holder) })}
                        </span>
                      </span>
                    </Link>
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
    </HomeCard>
  );
}
