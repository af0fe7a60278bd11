import type { Asset } from "@heirlock/contract/assets";
import { assetTypes } from "@heirlock/domain/assets/kinds";
import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { kindLook } from "../../ui/display/kind-look.ts";
import { Money } from "../../ui/display/money.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { ShowMore } from "../../ui/lists/pagination.tsx";
import { AssetCardBody, type VaultItems } from "./asset-card.tsx";
import { AssetBadges, kindInWords } from "./offers/asset-badges.tsx";
import { SumLine } from "./value-totals.tsx";

const firstRows = 30;
const moreRows = 20;

export interface AssetRowsProps {
  assets: readonly Asset[];
  vaultItems: VaultItems;
}

/** On phones: one row for each asset, by type with count and sum. A row opens in place to the card. */
export function AssetRows({ assets, vaultItems }: AssetRowsProps) {
  const { t } = useTranslation("assets");
  const format = useFormat();
  const [limit, setLimit] = useState(firstRows);
  const ordered = assetTypes.flatMap((type) => assets.filter(({ asset_type }) => asset_type === type));
  const shown = ordered.slice(0, limit);
  return (
    <>
      {assetTypes
        .filter((type) => shown.some(({ asset_type }) => asset_type === type))
        .map((type) => {
          const whole = assets.filter(({ asset_type }) => asset_type === type);
          return (
            <section key={type}>
              <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-ink-2">
                <h2 className="font-sans text-body font-semibold tracking-normal">
                  {t(`tabs.${type}`)} <span className="num font-normal">{format.number(whole.length)}</span>
                </h2>
                <p className="text-meta font-semibold">
                  <SumLine assets={whole} />
                </p>
              </div>
              <Card className="px-3.5! py-0!">
                <ul className="divide-y divide-line">
                  {shown
                    .filter(({ asset_type }) => asset_type === type)
                    .map((asset) => (
                      <AssetRow key={asset.id} asset={asset} vaultItems={vaultItems} />
                    ))}
                </ul>
              </Card>
            </section>
          );
        })}
      {ordered.length > firstRows && (
        <ShowMore
          shown={shown.length}
          total={ordered.length}
          step={moreRows}
          onMore={() => setLimit((before) => before + moreRows)}
        />
      )}
    </>
  );
}

function AssetRow({ asset, vaultItems }: { asset: Asset; vaultItems: VaultItems }) {
  const { t } = useTranslation("assets");
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const cardId = useId();
  const look = kindLook(asset.asset_subtype);
  return (
    <li className="break-inside-avoid">
      <h3 className="font-sans text-body font-normal tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={cardId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-16 w-full items-center gap-3 rounded-sm py-2 text-start leading-[1.3]"
        >
          <IconTile icon={look.icon} tone={look.tone} size="sm" />
          {/* In large text the amount goes below the title. */}
          <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
            <span className="grid min-w-0 flex-[1_1_8rem] grid-cols-[minmax(0,1fr)]">
              <span id={titleId} className={clsx("font-semibold break-words", !isOpen && "line-clamp-2")}>
                <bdi>{asset.title}</bdi>
              </span>
              <span className="line-clamp-1 break-all text-meta text-ink-2">
                <bdi>{asset.location || kindInWords(t, asset.asset_subtype)}</bdi>
              </span>
            </span>
            {asset.estimated_value === null ? (
              <span className="text-meta text-ink-3">{t("totals.withoutValue")}</span>
            ) : (
              <span className="font-semibold">
                <Money amount={asset.estimated_value} currency={asset.currency} />
              </span>
            )}
          </span>
          <ChevronDown
            aria-hidden
            size={18}
            strokeWidth={1.8}
            className={clsx(
              "flex-none text-ink-3 transition-transform duration-(--d2) print:hidden",
              isOpen && "rotate-180",
            )}
          />
        </button>
      </h3>
      <div id={cardId}>
        {isOpen && (
          <article aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-1 pb-4">
            <div className="flex flex-wrap gap-2">
              <AssetBadges asset={asset} />
            </div>
            <AssetCardBody asset={asset} vaultItems={vaultItems} />
          </article>
        )}
      </div>
    </li>
  );
}
