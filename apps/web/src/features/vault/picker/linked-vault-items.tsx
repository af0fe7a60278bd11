import type { VaultEntry } from "@heirlock/contract/vault";
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { ExternalLink, Link2 } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { categoryLook } from "../offers/category-look.ts";
import type { useOpenEntries } from "../offers/open-entries.ts";
import { linkedTo } from "./link-entries.ts";

export interface LinkedVaultItemsProps {
  place: "card" | "page";
  assetId: string;
  assetTitle: string;
  vault: Pick<ReturnType<typeof useOpenEntries>, "sealed" | "opened">;
  onLink: () => void;
  onDetails: (id: string) => void;
}

/** What of the vault belongs to an asset (AST-018 to AST-021). While the vault is locked only kind and date are known. */
export function LinkedVaultItems({ place, assetId, assetTitle, vault, onLink, onDetails }: LinkedVaultItemsProps) {
  const { t } = useTranslation("vault/picker");
  const { sealed, opened } = vault;
  const linked = sealed.data && linkedTo(assetId, sealed.data.entries);
  const labels = new Map(opened.data?.map(({ entry, label }) => [entry.id, label]));
  const headingId = useId();
  const Heading = place === "card" ? "h3" : "h2";
  const Frame = place === "card" ? "div" : "section";
  return (
    // A region on the asset's own page; on a list every card would be one, and all of the same name.
    <Frame {...(place === "page" && { "aria-labelledby": headingId })} className="print:hidden">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <Heading
          id={headingId}
          className={place === "card" ? "font-sans text-body font-semibold tracking-normal" : "text-h3"}
        >
          {t("items.title")}
        </Heading>
        <Button
          variant={place === "card" ? "ghost" : "secondary"}
          size="sm"
          icon={Link2}
          className={clsx(place === "card" && "-me-3.5")}
          aria-label={t("items.linkTo", { title: assetTitle })}
          onClick={onLink}
        >
          {t("items.link")}
        </Button>
      </div>
      {linked === undefined ? (
        sealed.isError ? (
          <p role="alert" className="rounded-md border border-danger-line bg-danger-tint px-3.5 py-3">
            {t(place === "card" ? "items.failed" : "items.fetchFailed")}
          </p>
        ) : (
          <Skeleton className="h-16 rounded-md" />
        )
      ) : linked.length === 0 ? (
        <p className="rounded-md border-[1.5px] border-dashed border-line-strong px-3.5 py-3 text-ink-2">
          {t("items.none")}
        </p>
      ) : (
        <ul className={place === "card" ? "grid gap-2" : "divide-y divide-line"}>
          {linked.map((entry) => (
            <LinkedItem
              key={entry.id}
              place={place}
              entry={entry}
              title={labels.get(entry.id)?.title ?? t("items.locked")}
              onDetails={() => onDetails(entry.id)}
            />
          ))}
        </ul>
      )}
    </Frame>
  );
}

interface LinkedItemProps {
  place: "card" | "page";
  entry: VaultEntry;
  title: string;
  onDetails: () => void;
}

function LinkedItem({ place, entry, title, onDetails }: LinkedItemProps) {
  const { t } = useTranslation("vault/picker");
  const { t: vaultText } = useTranslation("vault");
  const format = useFormat();
  const look = categoryLook[entry.category];
  return (
    <li
      className={clsx(
        "flex flex-wrap items-center gap-x-3 gap-y-1",
        place === "card" ? "rounded-md border border-line bg-paper py-2 ps-3" : "py-2.5",
      )}
    >
      <IconTile icon={look.icon} tone={place === "card" ? "neutral" : look.tone} />
      <div className="min-w-0 flex-[1_1_9rem] leading-[1.4]">
        <span className="block font-semibold break-words">
          <bdi translate="no">{title}</bdi>
        </span>
        <span className="text-meta text-ink-2">
          {t("items.category", { category: vaultText(`category.${entry.category}`) })} ·{" "}
          {t("items.created", { date: format.date(entry.created_at, "short") })}
        </span>
      </div>
      <div className="flex flex-none">
        <Button variant="ghost" size="sm" aria-label={t("items.detailsOf", { title })} onClick={onDetails}>
          {t("items.details")}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          iconEnd={ExternalLink}
          aria-label={t("items.openOf", { title })}
          render={
            <Link to="/dashboard/will-holder/vault/$id" params={{ id: entry.id }} target="_blank" rel="noopener" />
          }
        >
          {t("items.open")}
        </Button>
      </div>
    </li>
  );
}
