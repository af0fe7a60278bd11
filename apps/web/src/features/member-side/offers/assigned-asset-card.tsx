import { subtypeGroup } from "@heirlock/domain/assets/kinds";
import type { Currency } from "@heirlock/domain/money";
import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Badge } from "../../../ui/display/badge.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { kindLook } from "../../../ui/display/kind-look.ts";
import { Money } from "../../../ui/display/money.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { nameOf } from "./holder-name.ts";
import type { MemberAsset } from "./member-side.ts";

/** An asset as far as its member may see it. What can be done about it stands at the foot. */
export function AssignedAssetCard({ asset, children }: { asset: MemberAsset; children?: ReactNode }) {
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex items-start gap-3.5">
        <IconTile {...kindLook(asset.asset_subtype)} />
        <div className="min-w-0">
          <h3 className="text-h3">
            <bdi>{asset.title}</bdi>
          </h3>
          <p className="mt-1.5 flex flex-wrap gap-2">
            <AssetBadges asset={asset} />
          </p>
        </div>
      </div>
      <AssetFacts asset={asset} />
      {asset.description && (
        <p className="whitespace-pre-line" dir="auto">
          {asset.description}
        </p>
      )}
      {children && <div className="mt-auto border-t border-line pt-4">{children}</div>}
    </Card>
  );
}

export function AssetBadges({ asset }: { asset: MemberAsset }) {
  const { t } = useTranslation("member-side");
  const { t: words } = useTranslation("assets");
  return (
    <>
      <Badge variant="outline" icon={kindLook(asset.asset_subtype).icon}>
        {words(`subtype.${subtypeGroup(asset.asset_subtype)}`)}
      </Badge>
      <Badge variant="success" icon={Eye}>
        {t("assets.seenNow")}
      </Badge>
    </>
  );
}

/** Only what the levels open is in the answer; the rest is not even empty. */
export function AssetFacts({ asset }: { asset: MemberAsset }) {
  const { t } = useTranslation("member-side");
  const format = useFormat();
  const { location, estimated_value, currency, others, documents } = asset;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 empty:hidden">
      {location && (
        <Fact name={t("assets.location")}>
          <bdi>{location}</bdi>
        </Fact>
      )}
      {typeof estimated_value === "number" && currency && (
        <Fact name={t("assets.value")}>
          <Money amount={estimated_value} currency={currency as Currency} />
        </Fact>
      )}
      {others && others.length > 0 && <Fact name={t("assets.others")}>{format.list(others.map(nameOf))}</Fact>}
      {documents && documents.length > 0 && <Fact name={t("assets.documents")}>{format.number(documents.length)}</Fact>}
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-ink-2">{name}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  );
}
