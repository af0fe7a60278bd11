import { subtypeGroup } from "@heirlock/domain/assets/kinds";
import type { Currency } from "@heirlock/domain/money";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { ChevronRight, FolderLock, SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../platform/api/api-error.ts";
import { useFormat } from "../../platform/use-format.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Avatar } from "../../ui/display/avatar.tsx";
import { DateText } from "../../ui/display/date-text.tsx";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { kindLook } from "../../ui/display/kind-look.ts";
import { Money } from "../../ui/display/money.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { BackLink } from "../../ui/layout/back-link.tsx";
import { Card, CardHeader } from "../../ui/layout/card.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { AssetAnswer } from "./asset-answer.tsx";
import { AssetBadges, Fact } from "./offers/assigned-asset-card.tsx";
import { nameOf } from "./offers/holder-name.ts";
import { Loaded } from "./offers/loaded.tsx";
import { getAssignedAsset, listAssignedVault, type MemberAsset } from "./offers/member-side.ts";

/** One asset that is meant for a person, as far as they may see it, with their answer (MBR-006, MBR-012). */
export function AssignedAssetPage() {
  const { t } = useTranslation("member-side");
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(getAssignedAsset(id));
  const back = <BackLink render={<Link to="/dashboard/member/assigned-assets" />}>{t("assets.back")}</BackLink>;
  // Also when it was closed to the person while they looked at it.
  if (hasCode(query.error, "NOT_FOUND", "VALIDATION_ERROR"))
    return (
      <>
        <PageHeader back={back} title={t("assets.title")} />
        <EmptyState
          icon={SearchX}
          title={t("assets.notFoundTitle")}
          text={t("assets.notFoundText")}
          action={<Button render={<Link to="/dashboard/member/assigned-assets" />}>{t("assets.title")}</Button>}
        />
      </>
    );
  const { data: asset } = query;
  return (
    <>
      <PageHeader
        back={back}
        title={
          asset ? (
            <span className="flex items-start gap-4">
              <IconTile {...kindLook(asset.asset_subtype)} className="mt-0.5" />
              <span className="min-w-0 break-words">
                <bdi>{asset.title}</bdi>
              </span>
            </span>
          ) : (
            t("assets.title")
          )
        }
        meta={asset && <AssetBadges asset={asset} />}
      />
      <Loaded query={query} failed={t("assets.failed")}>
        {(found) => <Seen asset={found} />}
      </Loaded>
    </>
  );
}

function Seen({ asset }: { asset: MemberAsset }) {
  const { t } = useTranslation("member-side");
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
      <div className="grid gap-5">
        <About asset={asset} />
        {asset.documents && <Documents ids={asset.documents} />}
      </div>
      <div className="grid gap-5">
        <Card as="section" aria-labelledby="your-answer">
          <CardHeader id="your-answer" title={t("assets.yourAnswer")} />
          <AssetAnswer asset={asset} />
        </Card>
        <From asset={asset} />
      </div>
    </div>
  );
}

/** What is not open to the person is not in the answer: a sentence says that there may be more, and no empty field does. */
function About({ asset }: { asset: MemberAsset }) {
  const { t } = useTranslation("member-side");
  const { t: words } = useTranslation("assets");
  const { description, location, estimated_value, currency, updated_at } = asset;
  const isCut = [description, location, estimated_value].some((field) => field === undefined);
  return (
    <Card as="section" aria-labelledby="about-asset" className="grid gap-4">
      <CardHeader id="about-asset" title={t("assets.about")} className="mb-0!" />
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact name={t("assets.kind")}>{words(`subtype.${subtypeGroup(asset.asset_subtype)}`)}</Fact>
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
        {updated_at && (
          <Fact name={t("assets.updated")}>
            <DateText value={updated_at} style="short" />
          </Fact>
        )}
      </dl>
      {description && (
        <p
          dir="auto"
          className="rounded-md border border-line bg-sunken px-4.5 py-4 text-[1.06rem] break-words whitespace-pre-line"
        >
          {description}
        </p>
      )}
      {isCut && <p className="text-ink-2">{t("assets.cut", { name: asset.holder.first_name })}</p>}
    </Card>
  );
}

/** Of the documents only those that are themselves open to the person; their titles are read on their own pages. */
function Documents({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation("member-side");
  const { t: vault } = useTranslation("vault");
  const { data } = useQuery(listAssignedVault);
  const entries = data?.entries.filter(({ id }) => ids.includes(id)) ?? [];
  return (
    <Card as="section" aria-labelledby="asset-documents">
      <CardHeader id="asset-documents" title={t("assets.documents")} />
      {ids.length === 0 && <p className="text-ink-2">{t("assets.noDocuments")}</p>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className="border-t border-line first:border-t-0">
            <Link
              to="/dashboard/member/assigned-vault/$id"
              params={{ id: entry.id }}
              className="flex min-h-16 items-center gap-3.5 py-2.5 text-ink no-underline hover:underline"
            >
              <IconTile icon={FolderLock} size="sm" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{vault(`category.${entry.category}`)}</span>
                <span className="text-ink-2">
                  {t(entry.can_open ? "vault.open" : "vault.locked")}
                  {entry.saved_at && (
                    <>
                      {" · "}
                      <DateText value={entry.saved_at} style="short" />
                    </>
                  )}
                </span>
              </span>
              <ChevronRight aria-hidden size={20} className="flip flex-none text-ink-2" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function From({ asset: { holder, others, relationship_id } }: { asset: MemberAsset }) {
  const { t } = useTranslation("member-side");
  const format = useFormat();
  const name = nameOf(holder);
  return (
    <Card as="section" aria-labelledby="asset-from" className="grid gap-4">
      <CardHeader id="asset-from" title={t("assets.from")} className="mb-0!" />
      <p className="flex items-center gap-3">
        <Avatar name={name} />
        <bdi className="font-semibold">{name}</bdi>
      </p>
      <p className="text-ink-2">{t("assets.readOnly", { name: holder.first_name })}</p>
      {others && others.length > 0 && (
        <dl>
          <Fact name={t("assets.others")}>{format.list(others.map(nameOf))}</Fact>
        </dl>
      )}
      <p>
        <Link
          to="/dashboard/member/wills/$id"
          params={{ id: relationship_id }}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {t("assets.toPlan", { name: holder.first_name })}
        </Link>
      </p>
    </Card>
  );
}
