import type { Asset } from "@heirlock/contract/assets";
import { Link, useParams } from "@tanstack/react-router";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDocumentTitle } from "../../platform/use-document-title.ts";
import { useFormat } from "../../platform/use-format.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { DateText } from "../../ui/display/date-text.tsx";
import { Money } from "../../ui/display/money.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { AssetWhoCard } from "../members/offers/item-who-card.tsx";
import { VaultLinks } from "../vault/offers/vault-links.tsx";
import type { VaultItems } from "./asset-card.tsx";
import { AssetGate } from "./asset-gate.tsx";
import { AssetHistory } from "./asset-history.tsx";
import { AssetWills } from "./asset-wills.tsx";
import { BackToAssets } from "./back-to-assets.tsx";
import { DeleteAssetDialog } from "./delete-asset-dialog.tsx";
import { useAsset } from "./get-asset.ts";
import { AssetBadges } from "./offers/asset-badges.tsx";

export function AssetPage() {
  const { id = "" } = useParams({ strict: false });
  const asset = useAsset(id);
  return (
    <VaultLinks place="page">
      {(vaultItems) => (
        <AssetGate asset={asset}>{(loaded) => <AssetDetail asset={loaded} vaultItems={vaultItems} />}</AssetGate>
      )}
    </VaultLinks>
  );
}

function AssetDetail({ asset, vaultItems }: { asset: Asset; vaultItems: VaultItems }) {
  const { t } = useTranslation("assets");
  useDocumentTitle(t("detail.pageTitle", { title: asset.title }));
  return (
    <>
      <PageHeader
        back={<BackToAssets />}
        title={<bdi>{asset.title}</bdi>}
        meta={<AssetBadges asset={asset} />}
        actions={
          <Button
            variant="secondary"
            icon={Pencil}
            render={<Link to="/dashboard/will-holder/assets/$id/edit" params={{ id: asset.id }} />}
          >
            {t("detail.edit")}
          </Button>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          <AssetFacts asset={asset} />
          <Card as="section">{vaultItems(asset)}</Card>
          <DeleteCard asset={asset} />
        </div>
        <div className="grid gap-5">
          <AssetWhoCard asset={asset} />
          <AssetWills id={asset.id} />
          <AssetHistory id={asset.id} />
        </div>
      </div>
    </>
  );
}

function AssetFacts({ asset }: { asset: Asset }) {
  const { t } = useTranslation("assets");
  const format = useFormat();
  return (
    <Card as="section">
      <dl className="grid gap-5 sm:grid-cols-3">
        <div>
          <dt className="text-meta text-ink-3">{t("detail.value")}</dt>
          {asset.estimated_value === null ? (
            <dd className="pt-1 text-ink-2">{t("detail.noValue")}</dd>
          ) : (
            <dd>
              <span className="serif block text-h2">
                <Money amount={asset.estimated_value} currency={asset.currency} />
              </span>
              <span className="text-meta text-ink-3">
                {t("detail.yourEstimate", { date: format.date(asset.updated_at, "month") })}
              </span>
            </dd>
          )}
        </div>
        <div className="min-w-0">
          <dt className="text-meta text-ink-3">{t("detail.location")}</dt>
          {asset.location ? (
            <dd className="pt-1 font-semibold break-words" dir="auto">
              {asset.location}
            </dd>
          ) : (
            <dd className="pt-1 text-ink-2">{t("detail.noLocation")}</dd>
          )}
        </div>
        <div>
          <dt className="text-meta text-ink-3">{t("detail.since")}</dt>
          <dd className="pt-1 font-semibold">
            <DateText value={asset.created_at} style="short" />
          </dd>
        </div>
      </dl>
      <hr className="my-5 border-line" />
      <h2 className="sr-only">{t("detail.description")}</h2>
      {asset.description ? (
        <p className="max-w-[65ch] break-words whitespace-pre-line" dir="auto">
          {asset.description}
        </p>
      ) : (
        <p className="max-w-[65ch] text-ink-2">{t("detail.noDescription")}</p>
      )}
    </Card>
  );
}

function DeleteCard({ asset }: { asset: Asset }) {
  const { t } = useTranslation("assets");
  const [asking, setAsking] = useState(false);
  return (
    <Card as="section" className="flex flex-wrap items-center justify-between gap-4 print:hidden">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 className="text-body font-semibold">{t("detail.deleteTitle")}</h2>
        <p className="text-ink-2">{t("detail.deleteText")}</p>
      </div>
      <Button variant="danger-outline" onClick={() => setAsking(true)}>
        {t("detail.deleteAction")}
      </Button>
      <DeleteAssetDialog asset={asset} open={asking} onOpenChange={setAsking} />
    </Card>
  );
}
