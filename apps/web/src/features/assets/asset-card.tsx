import type { Asset } from "@heirlock/contract/assets";
import { cardDescriptionLength, shorten } from "@heirlock/domain/assets/shorten";
import { Link } from "@tanstack/react-router";
import { Pencil } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { kindLook } from "../../ui/display/kind-look.ts";
import { Money } from "../../ui/display/money.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { AssetBadges } from "./offers/asset-badges.tsx";

/** Draws the vault entries of an asset; one picker and one detail modal serve all cards (VaultLinks). */
export type VaultItems = (asset: Asset) => ReactNode;

export function AssetCard({ asset, vaultItems }: { asset: Asset; vaultItems: VaultItems }) {
  const titleId = useId();
  const look = kindLook(asset.asset_subtype);
  return (
    <Card as="article" aria-labelledby={titleId} className="flex flex-col gap-4">
      <header className="flex items-start gap-4">
        <IconTile icon={look.icon} tone={look.tone} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
          <h2 id={titleId} className="text-h3 break-words">
            <bdi>{asset.title}</bdi>
          </h2>
          <div className="flex flex-wrap gap-2">
            <AssetBadges asset={asset} />
          </div>
        </div>
      </header>
      <AssetCardBody asset={asset} vaultItems={vaultItems} />
    </Card>
  );
}

/** The card without its title, which stands in the row that opens to it on phones. */
export function AssetCardBody({ asset, vaultItems }: { asset: Asset; vaultItems: VaultItems }) {
  const { t } = useTranslation("assets");
  return (
    <>
      <AssetFacts asset={asset} />
      {asset.description && (
        <p className="break-words text-ink-2" dir="auto">
          {shorten(asset.description, cardDescriptionLength)}
        </p>
      )}
      {vaultItems(asset)}
      <footer className="mt-auto grid grid-cols-2 gap-3 border-t border-line pt-4 print:hidden">
        <Button
          variant="secondary"
          aria-label={t("card.viewDetailsOf", { title: asset.title })}
          render={<Link to="/dashboard/will-holder/assets/$id" params={{ id: asset.id }} />}
        >
          {t("card.viewDetails")}
        </Button>
        <Button
          variant="secondary"
          icon={Pencil}
          aria-label={t("card.editOf", { title: asset.title })}
          render={<Link to="/dashboard/will-holder/assets/$id/edit" params={{ id: asset.id }} />}
        >
          {t("card.edit")}
        </Button>
      </footer>
    </>
  );
}

/** Value and place, each only when there is one (AST-015, AST-016). */
function AssetFacts({ asset }: { asset: Asset }) {
  const { t } = useTranslation("assets");
  if (asset.estimated_value === null && !asset.location) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {asset.estimated_value !== null && (
        <div>
          <dt className="text-meta text-ink-3">{t("card.value")}</dt>
          <dd className="serif text-h3">
            <Money amount={asset.estimated_value} currency={asset.currency} />
          </dd>
        </div>
      )}
      {asset.location && (
        <div className="min-w-0">
          <dt className="text-meta text-ink-3">{t("card.location")}</dt>
          <dd className="pt-1 font-semibold break-words" dir="auto">
            {asset.location}
          </dd>
        </div>
      )}
    </dl>
  );
}
