import { type VaultCategory, vaultCategories } from "@heirlock/domain/vault/kinds";
import { Link } from "@tanstack/react-router";
import type { TFunction } from "i18next";
import { Ban, Ellipsis, Lock, type LucideIcon } from "lucide-react";
import { memo } from "react";
import type { useFormat } from "../../../platform/use-format.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { IconTile, type IconTileTone } from "../../../ui/display/icon-tile.tsx";
import { type RowMenuHandle, RowMenuTrigger } from "../../../ui/overlays/menu.tsx";
import type { Opener } from "../../members/offers/openers.ts";
import { TagBadges } from "../entry-badges.tsx";
import { categoryLook } from "../offers/category-look.ts";
import type { OpenEntry } from "../offers/open-entries.ts";
import { Openers } from "../openers.tsx";

export interface EntryRowProps {
  one: OpenEntry;
  assetTitles: ReadonlyMap<string, string>;
  /** Who can open it; null while that is not known, undefined where nobody was chosen. */
  openers: readonly Opener[] | null | undefined;
  menu: RowMenuHandle<OpenEntry>;
  /** Taken once by the list: as hooks of each row they cost more than the rest of it. */
  t: TFunction<"vault">;
  format: ReturnType<typeof useFormat>;
  words: RowWords;
}

/** What is the same in all rows, looked up once. */
export interface RowWords {
  category: Record<VaultCategory, string>;
  updated: string;
}

export function rowWords(t: TFunction<"vault">): RowWords {
  return {
    category: Object.fromEntries(vaultCategories.map((one) => [one, t(`category.${one}`)])) as RowWords["category"],
    updated: t("page.updatedColumn"),
  };
}

const Tile = memo(IconTile);
const State = memo(Badge);

/**
 * One line of the list: name and context, who can open it, when it was changed, what can be done with it. Drawn again
 * only when something of it changed, and without hooks of its own: a letter of a search may change them all.
 */
export const EntryRow = memo(function EntryRow({ one, assetTitles, openers, menu, t, format, words }: EntryRowProps) {
  const { entry, label, problem } = one;
  const look = lookOf(one);
  const isSealed = problem === "keys.not_available";
  const title = label?.title ?? t(isSealed ? "sealed.title" : "problem.title");
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3.5 gap-y-1 border-t border-line py-2.5 first:border-t-0 md:gap-y-2 md:py-3.5 md:grid-cols-[minmax(0,1fr)_14rem_10rem_3rem] md:items-center">
      <div className="contents md:flex md:min-w-0 md:items-center md:gap-3.5">
        <Tile icon={look.icon} tone={look.tone} className="max-md:row-span-2" />
        <div className="min-w-0 leading-[1.4] max-md:col-span-2">
          <Link
            to="/dashboard/will-holder/vault/$id"
            params={{ id: entry.id }}
            className="-my-1.5 inline-block py-1.5 font-semibold break-words text-ink no-underline hover:underline max-md:after:absolute max-md:after:inset-0"
          >
            <bdi translate="no">{title}</bdi>
          </Link>
          <Context one={one} assetTitles={assetTitles} t={t} format={format} words={words} />
        </div>
      </div>
      <div className="flex min-h-7 flex-wrap gap-2 self-center max-md:col-start-2">
        {problem ? (
          <State variant={isSealed ? "pending" : "error"} icon={isSealed ? Lock : Ban}>
            {t(isSealed ? "sealed.badge" : "problem.badge")}
          </State>
        ) : (
          openers !== null && (
            <Openers openers={openers} isLater={entry.access_condition !== "immediate"} t={t} format={format} />
          )
        )}
      </div>
      <p className="text-ink-2 max-md:sr-only">
        <span className="sr-only">{words.updated} </span>
        <time dateTime={entry.updated_at}>{format.date(entry.updated_at, "short")}</time>
      </p>
      <div className="relative justify-self-end max-md:-my-2 max-md:self-end print:hidden">
        <RowMenuTrigger
          handle={menu}
          row={one}
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

/**
 * "Document · linked to Apartment, Rue Gouraud": the kind, then what helps most to recognise it; the tags below. On phones
 * the picture shows the kind, and a row is its title and who can open it.
 */
function Context({ one: { entry, label }, assetTitles, t, format, words }: Omit<EntryRowProps, "menu" | "openers">) {
  const assets = entry.linked_asset_ids.flatMap((id) => assetTitles.get(id) ?? []);
  const hint = label?.description || (assets.length > 0 ? t("page.linkedTo", { assets: format.list(assets) }) : "");
  return (
    <>
      <p className="line-clamp-2 break-words text-ink-2 max-md:sr-only">
        {words.category[entry.category]}
        {hint && (
          <>
            {" · "}
            <bdi translate="no">{hint}</bdi>
          </>
        )}
      </p>
      {label && label.tags.length > 0 && (
        <p className="mt-1.5 hidden flex-wrap gap-1.5 md:flex">
          <TagBadges tags={label.tags} />
        </p>
      )}
    </>
  );
}
