import { Link } from "@tanstack/react-router";
import { Ban, Ellipsis, Eye, Lock, type LucideIcon, Pencil, SquareArrowOutUpRight, Trash2 } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { DateText } from "../../../ui/date-text.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { IconTile, type IconTileTone } from "../../../ui/icon-tile.tsx";
import { Menu, type MenuEntry } from "../../../ui/menu.tsx";
import { categoryLook } from "../category-look.ts";
import { AccessBadge, TagBadges } from "../entry-badges.tsx";
import type { OpenEntry } from "../open-entries.ts";

export interface EntryRowProps {
  one: OpenEntry;
  assetTitles: ReadonlyMap<string, string>;
  onDetails: (id: string) => void;
  onDelete: (id: OpenEntry["entry"]["id"]) => void;
}

/**
 * One line of the list: name and context, who can open it, when it was changed, what can be done with it. Drawn again
 * only when something of it changed: its menu is costly, and every letter of a search would draw them all.
 */
export const EntryRow = memo(function EntryRow({ one, assetTitles, onDetails, onDelete }: EntryRowProps) {
  const { t } = useTranslation("vault");
  const { entry, label, problem } = one;
  const look = lookOf(one);
  const isSealed = problem === "keys.not_available";
  const title = label?.title ?? t(isSealed ? "sealed.title" : "problem.title");
  const params = { id: entry.id };
  const items: MenuEntry[] = [
    { id: "details", label: t("menu.details"), icon: Eye, onSelect: () => onDetails(entry.id) },
    {
      id: "open",
      label: t("menu.open"),
      icon: SquareArrowOutUpRight,
      render: <Link to="/dashboard/will-holder/vault/$id" params={params} />,
    },
    ...(isSealed
      ? []
      : [
          {
            id: "edit",
            label: t("menu.edit"),
            icon: Pencil,
            render: <Link to="/dashboard/will-holder/vault/$id/edit" params={params} />,
          },
        ]),
    { kind: "separator", id: "line" },
    { id: "delete", label: t("menu.delete"), icon: Trash2, danger: true, onSelect: () => onDelete(entry.id) },
  ];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3.5 gap-y-2 border-t border-line py-3.5 first:border-t-0 md:grid-cols-[minmax(0,1fr)_14rem_10rem_3rem] md:items-center">
      <div className="contents md:flex md:min-w-0 md:items-center md:gap-3.5">
        <IconTile icon={look.icon} tone={look.tone} />
        <div className="min-w-0 leading-[1.4] max-md:col-span-2">
          <Link
            to="/dashboard/will-holder/vault/$id"
            params={params}
            className="-my-1.5 inline-block py-1.5 font-semibold break-words text-ink no-underline hover:underline"
          >
            <bdi>{title}</bdi>
          </Link>
          <Context one={one} assetTitles={assetTitles} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2 self-center max-md:col-start-2">
        {problem ? (
          <Badge variant={isSealed ? "pending" : "error"} icon={isSealed ? Lock : Ban}>
            {t(isSealed ? "sealed.badge" : "problem.badge")}
          </Badge>
        ) : (
          <AccessBadge condition={entry.access_condition} />
        )}
      </div>
      <p className="text-ink-2 max-md:sr-only">
        <span className="sr-only">{t("page.updatedColumn")} </span>
        <DateText value={entry.updated_at} style="short" />
      </p>
      <div className="justify-self-end max-md:-my-2 max-md:self-end print:hidden">
        <Menu
          label={t("menu.label")}
          items={items}
          trigger={<IconButton label={t("page.more", { title })} icon={Ellipsis} />}
        />
      </div>
    </li>
  );
});

function lookOf({ entry, problem }: OpenEntry): { icon: LucideIcon; tone: IconTileTone } {
  if (problem === "keys.not_available") return { icon: Lock, tone: "brass" };
  return problem ? { icon: Ban, tone: "danger" } : categoryLook[entry.category];
}

/** "Document · linked to Apartment, Rue Gouraud": the kind, then what helps most to recognise it; the tags below. */
function Context({ one: { entry, label }, assetTitles }: Pick<EntryRowProps, "one" | "assetTitles">) {
  const { t } = useTranslation("vault");
  const format = useFormat();
  const assets = entry.linked_asset_ids.flatMap((id) => assetTitles.get(id) ?? []);
  const hint = label?.description || (assets.length > 0 ? t("page.linkedTo", { assets: format.list(assets) }) : "");
  return (
    <>
      <p className="line-clamp-2 break-words text-ink-2">
        {t(`category.${entry.category}`)}
        {hint && (
          <>
            {" · "}
            <bdi>{hint}</bdi>
          </>
        )}
      </p>
      {label && label.tags.length > 0 && (
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          <TagBadges tags={label.tags} />
        </p>
      )}
    </>
  );
}
