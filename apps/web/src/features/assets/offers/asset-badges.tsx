import type { Asset } from "@heirlock/contract/assets";
import { isAssetSubtype, subtypeLabel } from "@heirlock/domain/assets/kinds";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/display/badge.tsx";
import { kindLook, typeIcon } from "../../../ui/display/kind-look.ts";

/** The kind in words; an imported finer value is spelled out as it stands (AST-014). */
export function kindInWords(t: TFunction<"assets">, subtype: string): string {
  return isAssetSubtype(subtype) ? t(`subtype.${subtype}`) : subtypeLabel(subtype);
}

export function AssetBadges({ asset }: { asset: Pick<Asset, "asset_type" | "asset_subtype"> }) {
  const { t } = useTranslation("assets");
  return (
    <>
      <Badge variant="default" icon={typeIcon[asset.asset_type]}>
        {t(`type.${asset.asset_type}`)}
      </Badge>
      <Badge variant="outline" icon={kindLook(asset.asset_subtype).icon}>
        {kindInWords(t, asset.asset_subtype)}
      </Badge>
    </>
  );
}
