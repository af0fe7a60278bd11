import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { AssetAnswer } from "./asset-answer.tsx";
import { AssignedAssetCard } from "./offers/assigned-asset-card.tsx";
import { ByHolder } from "./offers/by-holder.tsx";
import { useRelationships } from "./offers/list-relationships.ts";
import { Loaded } from "./offers/loaded.tsx";
import { listAssignedAssets, type MemberAsset } from "./offers/member-side.ts";
import { NoAssets } from "./offers/no-assets.tsx";

/** What others have set aside for a person, as far as they are allowed to see it (MBR-002, MBR-012). */
export function AssignedAssetsPage() {
  const { t } = useTranslation("member-side");
  const query = useQuery(listAssignedAssets);
  const relationships = useRelationships();
  return (
    <>
      <PageHeader title={t("assets.title")} text={t("assets.lead")} />
      <Loaded query={query} failed={t("assets.failed")}>
        {({ assets, later }) =>
          assets.length + later.length === 0 ? (
            <Loaded query={relationships} failed={t("assets.failed")}>
              {(plans) => <NoAssets plans={plans} />}
            </Loaded>
          ) : (
            <ByHolder items={assets} later={later}>
              {(own) => (
                <ul className="grid gap-4 lg:grid-cols-2">
                  {own.map((asset) => (
                    <AssignedAssetCard key={asset.id} asset={asset}>
                      <Foot asset={asset} />
                    </AssignedAssetCard>
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

function Foot({ asset }: { asset: MemberAsset }) {
  const { t } = useTranslation("member-side");
  return (
    <AssetAnswer asset={asset}>
      <Button
        variant="secondary"
        aria-label={t("assets.viewOf", { title: asset.title })}
        render={<Link to="/dashboard/member/assigned-assets/$id" params={{ id: asset.id }} />}
        className="max-sm:w-full"
      >
        {t("assets.view")}
      </Button>
    </AssetAnswer>
  );
}
