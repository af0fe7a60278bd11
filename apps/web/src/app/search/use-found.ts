import type { Side } from "@heirlock/domain/account/role-switch";
import { useQuery } from "@tanstack/react-query";
import { FileText, FolderLock, Keyboard, Landmark, LifeBuoy, type LucideIcon, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { listAssets } from "../../features/assets/offers/list-assets.ts";
import { nameOf } from "../../features/member-side/offers/holder-name.ts";
import { listRelationships } from "../../features/member-side/offers/list-relationships.ts";
import { listMembers } from "../../features/members/offers/list-members.ts";
import { memberName } from "../../features/members/offers/member-name.ts";
import { useArticles } from "../../features/site/offers/use-articles.ts";
import { openEntries } from "../../features/vault/offers/open-entries.ts";
import { useVaultOpen } from "../../platform/keys/vault-news.ts";
import { features } from "../features.ts";
import { type Findable, find } from "./find.ts";
import { openKeys } from "./open-search.ts";

export interface Found extends Findable {
  icon: LucideIcon;
  /** Where it is, or what it opens. */
  to?: string;
  open?: () => void;
}

export interface FoundGroup {
  id: "pages" | "people" | "assets" | "vault" | "help";
  label: string;
  items: Found[];
}

const perGroup = 6;
const roots: Record<Side, string> = { holder: "/dashboard/will-holder", member: "/dashboard/member" };
/** Of either side. */
const shared = /^\/(?:settings|notifications|who-inherits|law-guide)(?:\/|$)/;
/** Only of use on the way through a first visit. */
const notFound = /\/assets\/first$/;

/** Everything that fits, in groups. Nothing that is typed leaves the device: it is looked for in what is here. */
export function useFound(side: Side, typed: string): FoundGroup[] {
  const { t } = useTranslation("app/search");
  const pages = usePages(side);
  const { people, assets } = useEstate(side);
  const vault = useVaultLabels(side);
  const help = useHelp();
  return (
    [
      ["pages", pages],
      ["people", people],
      ["assets", assets],
      ["vault", vault],
      ["help", help],
    ] as const
  )
    .map(([id, all]) => ({ id, label: t(`group.${id}`), items: find(all, typed, perGroup) }))
    .filter(({ items }) => items.length > 0);
}

/** Every page that has an address of its own, from the features' own tables. */
function usePages(side: Side): Found[] {
  const { t } = useTranslation("names");
  const isHere = (path: string) => shared.test(path) || path === roots[side] || path.startsWith(`${roots[side]}/`);
  return features
    .flatMap(({ pages }) => Object.entries(pages))
    .flatMap(([address, { title }]) => {
      const path = address.replace(/\/$/, "");
      if (path.includes("$") || notFound.test(path) || !isHere(path) || title === "signIn") return [];
      return [{ id: path, title: t(`pages.${title}`), icon: FileText, to: path }];
    });
}

function useEstate(side: Side): { people: Found[]; assets: Found[] } {
  const isHolder = side === "holder";
  const members = useQuery({ ...listMembers, enabled: isHolder }).data?.members ?? [];
  const assets = useQuery({ ...listAssets, enabled: isHolder }).data?.all ?? [];
  const holders = useQuery({ ...listRelationships, enabled: !isHolder }).data ?? [];
  return {
    people: isHolder
      ? members.map((one) => ({
          id: one.id,
          title: memberName(one),
          text: one.email ?? undefined,
          icon: UserRound,
          to: `/dashboard/will-holder/members/${one.id}`,
        }))
      : holders.map(({ id, holder }) => ({
          id,
          title: nameOf(holder),
          icon: UserRound,
          to: `/dashboard/member/wills/${id}`,
        })),
    assets: assets.map(({ id, title }) => ({ id, title, icon: Landmark, to: `/dashboard/will-holder/assets/${id}` })),
  };
}

/** Only while the vault is open: a locked one tells no names. */
function useVaultLabels(side: Side): Found[] {
  const isOpen = useVaultOpen() && side === "holder";
  const { data } = useQuery({ ...openEntries, enabled: isOpen });
  if (!isOpen) return [];
  return (data ?? []).flatMap(({ entry, label }) =>
    label
      ? [{ id: entry.id, title: label.title, icon: FolderLock, to: `/dashboard/will-holder/vault/${entry.id}` }]
      : [],
  );
}

function useHelp(): Found[] {
  const { t } = useTranslation("app/search");
  const articles = useArticles();
  return [
    ...articles.map(({ slug, title, summary, words }) => ({
      ...{ id: slug, title, text: summary, words },
      ...{ icon: LifeBuoy, to: `/help/${slug}` },
    })),
    { id: "keys", title: t("keys.title"), text: t("keys.text"), icon: Keyboard, open: openKeys },
  ];
}
