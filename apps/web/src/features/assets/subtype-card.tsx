import type { Asset } from "@heirlock/contract/assets";
import type { AssetSubtype, AssetType } from "@heirlock/domain/assets/kinds";
import { shorten, subtypeCardDescriptionLength } from "@heirlock/domain/assets/shorten";
import { Link } from "@tanstack/react-router";
import { ChevronRight, Plus } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { kindLook } from "../../ui/display/kind-look.ts";
import { Money } from "../../ui/display/money.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { BalanceTotal } from "./value-totals.tsx";

/** How many items a subtype card lists (AST-029). */
const listed = 3;

export interface SubtypeCardProps {
  type: AssetType;
  subtype: AssetSubtype;
  assets: readonly Asset[];
}

export function SubtypeCard({ type, subtype, assets }: SubtypeCardProps) {
  const { t } = useTranslation("assets");
  const format = useFormat();
  const titleId = useId();
  const look = kindLook(subtype);
  const title = t(`subtypeCard.${subtype}.title`);
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col">
      <header className="flex items-start gap-4">
        <IconTile icon={look.icon} tone={look.tone} />
        <div className="min-w-0">
          <h2 id={titleId} className="text-h3">
            {title}
          </h2>
          <p className="text-ink-2">{t(`subtypeCard.${subtype}.text`)}</p>
        </div>
      </header>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4">
        <p>
          <bdi className="serif num text-h1 leading-none">{format.number(assets.length)}</bdi>{" "}
          {t("subtypeCard.items", { count: assets.length })}
        </p>
        <Button
          variant="tint"
          size="sm"
          icon={Plus}
          aria-label={t("subtypeCard.addTo", { kind: title })}
          render={<Link to="/dashboard/will-holder/assets/add" search={{ type, subtype }} />}
        >
          {t("subtypeCard.add")}
        </Button>
      </div>
      {subtype === "bank_account" && <BalanceTotal assets={assets} />}
      <ul className="divide-y divide-line">
        {assets.slice(0, listed).map((asset) => (
          <SubtypeItem key={asset.id} asset={asset} />
        ))}
      </ul>
      {assets.length > listed ? (
        <ViewAll subtype={subtype} count={assets.length} />
      ) : (
        <p className="mt-auto border-t border-dashed border-line-strong pt-4 text-ink-2">
          <strong className="font-semibold">{t("subtypeCard.oftenForgotten")}</strong>{" "}
          {t(`subtypeCard.${subtype}.forgotten`)}
        </p>
      )}
    </Card>
  );
}

function SubtypeItem({ asset }: { asset: Asset }) {
  return (
    <li>
      <Link
        to="/dashboard/will-holder/assets/$id"
        params={{ id: asset.id }}
        className="group flex min-h-14 items-start justify-between gap-4 rounded-sm py-3 text-ink no-underline"
      >
        <span className="min-w-0">
          <span className="block font-semibold break-words group-hover:underline">
            <bdi>{asset.title}</bdi>
          </span>
          {asset.description && (
            <span className="block font-normal break-words text-ink-2" dir="auto">
              {shorten(asset.description, subtypeCardDescriptionLength)}
            </span>
          )}
        </span>
        {asset.estimated_value !== null && (
          <span className="flex-none font-semibold">
            <Money amount={asset.estimated_value} currency={asset.currency} />
          </span>
        )}
      </Link>
    </li>
  );
}

function ViewAll({ subtype, count }: { subtype: AssetSubtype; count: number }) {
  const { t } = useTranslation("assets");
  return (
    <Button
      variant="ghost"
      iconEnd={ChevronRight}
      className="mt-auto -ms-3 self-start"
      render={<Link to="/assets" search={{ filter: subtype }} />}
    >
      {t(`subtypeCard.${subtype}.viewAll`, { count })}
    </Button>
  );
}
