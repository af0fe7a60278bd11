import { subtypeGroup } from "@heirlock/domain/assets/kinds";
import type { Currency } from "@heirlock/domain/money";
import { useQuery } from "@tanstack/react-query";
import { Check, Eye, Gift, Landmark, X } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DateText } from "../../../ui/date-text.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { IconTile } from "../../../ui/icon-tile.tsx";
import { Money } from "../../../ui/money.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ByHolder } from "./by-holder.tsx";
import { nameOf } from "./holder-name.ts";
import { Loaded } from "./loaded.tsx";
import { listApprovals, listAssignedAssets, type MemberAsset } from "./member-side.ts";

/** Fetched when somebody answers. */
const RespondDialog = lazy(async () => ({ default: (await import("./respond-dialog.tsx")).RespondDialog }));

/** What others have set aside for a person, as far as they are allowed to see it (MBR-002, MBR-012). */
export function AssignedAssetsPage() {
  const { t } = useTranslation("member-side");
  const query = useQuery(listAssignedAssets);
  return (
    <>
      <PageHeader title={t("assets.title")} text={t("assets.lead")} />
      <Loaded query={query} failed={t("assets.failed")}>
        {({ assets, later }) =>
          assets.length + later.length === 0 ? (
            <EmptyState icon={Landmark} title={t("assets.emptyTitle")} text={t("assets.emptyText")} />
          ) : (
            <ByHolder items={assets} later={later}>
              {(own) => (
                <ul className="grid gap-4 lg:grid-cols-2">
                  {own.map((asset) => (
                    <AssetCard key={asset.id} asset={asset} />
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

function AssetCard({ asset }: { asset: MemberAsset }) {
  const { t } = useTranslation("member-side");
  const { t: words } = useTranslation("assets");
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex items-start gap-3.5">
        <IconTile icon={Gift} />
        <div className="min-w-0">
          <h3 className="text-h3">
            <bdi>{asset.title}</bdi>
          </h3>
          <p className="mt-1.5 flex flex-wrap gap-2">
            <Badge variant="outline">{words(`subtype.${subtypeGroup(asset.asset_subtype)}`)}</Badge>
            <Badge variant="success" icon={Eye}>
              {t("assets.seenNow")}
            </Badge>
          </p>
        </div>
      </div>
      <AssetFacts asset={asset} />
      {asset.description && (
        <p className="whitespace-pre-line" dir="auto">
          {asset.description}
        </p>
      )}
      <div className="mt-auto border-t border-line pt-4">
        <Answer asset={asset} />
      </div>
    </Card>
  );
}

/** Only what the levels open is in the answer; the rest is not even empty. */
function AssetFacts({ asset }: { asset: MemberAsset }) {
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-ink-2">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** Accepted, declined, or the way to say so (D47). */
function Answer({ asset }: { asset: MemberAsset }) {
  const { t } = useTranslation("member-side");
  const { data: requests } = useQuery(listApprovals);
  const [responding, setResponding] = useState(false);
  const request = requests?.find(({ id }) => id === asset.request_id);
  if (asset.answer !== "offered") {
    const Icon = asset.answer === "accepted" ? Check : X;
    return (
      <p className="flex items-center gap-2.5 font-semibold text-ink-2">
        <Icon aria-hidden size={20} strokeWidth={2.1} />
        <span>
          {t(`assets.${asset.answer}`)} {asset.answered_at && <DateText value={asset.answered_at} style="short" />}
        </span>
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      <p>{t("assets.offered", { name: asset.holder.first_name })}</p>
      {request && (
        <div>
          <Button aria-label={t("request.respondTo", { title: asset.title })} onClick={() => setResponding(true)}>
            {t("request.respond")}
          </Button>
        </div>
      )}
      {request && responding && (
        <Suspense fallback={null}>
          <RespondDialog request={request} title={asset.title} onClose={() => setResponding(false)} />
        </Suspense>
      )}
    </div>
  );
}
