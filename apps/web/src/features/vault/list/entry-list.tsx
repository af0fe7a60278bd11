import { type EntryFilter, entryFilters, findEntries } from "@heirlock/domain/vault/find-entries";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { clsx } from "clsx";
import { Eye, Pencil, SquareArrowOutUpRight, Trash2 } from "lucide-react";
import { memo, type ReactNode, useCallback, useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Progress } from "../../../ui/feedback/progress.tsx";
import { SearchField } from "../../../ui/forms/search-field.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { FilterPills } from "../../../ui/lists/filter-pills.tsx";
import { ShowMore } from "../../../ui/lists/pagination.tsx";
import { createRowMenu, type MenuEntry, RowMenu } from "../../../ui/overlays/menu.tsx";
import { listOpeners } from "../../members/offers/openers.ts";
import { useBinEntry } from "../bin-entry.ts";
import { EntryDetailModal } from "../entry/entry-detail-modal.tsx";
import type { OpenEntry } from "../offers/open-entries.ts";
import { keptOf } from "../order-entries.ts";
import type { OpenVault } from "../vault-gate.tsx";
import { readVaultSearch } from "../vault-search.ts";
import { EntryRow, rowWords } from "./entry-row.tsx";
import { placesFor } from "./row-places.ts";

const step = 20;
/** From so many on a phone has the search, too. */
const searchedFrom = 10;

export interface EntryListProps {
  vault: OpenVault;
  assetTitles: ReadonlyMap<string, string>;
  /** In place of search and rows while nothing is kept. */
  empty: ReactNode;
}

/** Search, categories and the rows. Everything is found in the browser: the server knows no title. */
export function EntryList({ vault, assetTitles, empty }: EntryListProps) {
  const [looking, setLooking] = useState<string | null>(null);
  const kept = useMemo(() => keptOf(vault.entries), [vault.entries]);
  return (
    <>
      {kept.length === 0 ? (
        empty
      ) : (
        <FoundEntries kept={kept} usage={vault.usage} assetTitles={assetTitles} onDetails={setLooking} />
      )}
      {looking !== null && <EntryDetailModal id={looking} onClose={() => setLooking(null)} />}
    </>
  );
}

interface FoundEntriesProps {
  kept: readonly OpenEntry[];
  usage: OpenVault["usage"];
  assetTitles: ReadonlyMap<string, string>;
  onDetails: (id: string) => void;
}

/** A letter of the search draws the field; the rows follow when there is time, and only if others are found. */
function FoundEntries({ kept, usage, assetTitles, onDetails }: FoundEntriesProps) {
  const category: EntryFilter = readVaultSearch(useSearch({ strict: false })).category ?? "all";
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search);
  const [limit, setLimit] = useState(step);
  const found = useMemo(() => findEntries(kept, wanted, category), [kept, wanted, category]);
  const toFirst = useCallback(() => setLimit(step), []);
  const isShort = kept.length < searchedFrom && category === "all" && search === "";
  return (
    <>
      <div className={clsx("mb-4 grid gap-4 print:hidden", isShort && "max-md:hidden")}>
        <div className="flex flex-wrap items-end gap-x-3.5 gap-y-3">
          <EntrySearch
            value={search}
            onValueChange={(next) => {
              setSearch(next);
              toFirst();
            }}
          />
          <Usage usage={usage} />
        </div>
        <CategoryPills category={category} onChoose={toFirst} />
      </div>
      <EntryRows
        found={useSame(found)}
        limit={limit}
        isShort={isShort}
        assetTitles={assetTitles}
        onDetails={onDetails}
        onMore={useCallback(() => setLimit((now) => now + step), [])}
      />
    </>
  );
}

/** The list of before while it has the same entries: then nothing below is drawn anew. */
function useSame(found: readonly OpenEntry[]): readonly OpenEntry[] {
  const [kept, setKept] = useState(found);
  if (kept === found) return kept;
  if (kept.length === found.length && kept.every((one, at) => one === found[at])) return kept;
  setKept(found);
  return found;
}

function EntrySearch({ value, onValueChange }: { value: string; onValueChange: (next: string) => void }) {
  const { t } = useTranslation("vault");
  return (
    <SearchField
      label={t("page.search")}
      hideLabel
      value={value}
      onValueChange={onValueChange}
      className="min-w-0 flex-1 basis-70"
    />
  );
}

const Usage = memo(function Usage({ usage: { used, max } }: Pick<OpenVault, "usage">) {
  const { t } = useTranslation("vault");
  return (
    <Progress
      label={t("page.usage")}
      value={used}
      max={max}
      tone={used / max >= 0.8 ? "brass" : "primary"}
      className="flex-[0_1_250px] max-md:hidden"
    />
  );
});

const CategoryPills = memo(function CategoryPills({
  category,
  onChoose,
}: {
  category: EntryFilter;
  onChoose: () => void;
}) {
  const { t } = useTranslation("vault");
  const navigate = useNavigate();
  return (
    <FilterPills
      label={t("page.filterLabel")}
      value={category}
      onValueChange={(next) => {
        onChoose();
        const filter = next === "all" ? {} : { category: next };
        void navigate({ to: ".", search: filter, replace: true, resetScroll: false });
      }}
      options={entryFilters.map((value) => ({
        value,
        label: value === "all" ? t("page.all") : t(`category.${value}`),
      }))}
    />
  );
});

function usePlaces(shown: readonly OpenEntry[]): ReadonlyMap<string, number> {
  const [now, setNow] = useState(() => ({ shown, places: placesFor(idsOf(shown)) }));
  if (now.shown === shown) return now.places;
  const places = placesFor(idsOf(shown), now.places);
  setNow({ shown, places });
  return places;
}

const idsOf = (shown: readonly OpenEntry[]) => shown.map(({ entry }) => entry.id as string);

interface EntryRowsProps {
  found: readonly OpenEntry[];
  limit: number;
  isShort: boolean;
  assetTitles: ReadonlyMap<string, string>;
  onDetails: (id: string) => void;
  onMore: () => void;
}

const EntryRows = memo(function EntryRows({ found, limit, isShort, assetTitles, onDetails, onMore }: EntryRowsProps) {
  const { t } = useTranslation("vault");
  const format = useFormat();
  const words = useMemo(() => rowWords(t), [t]);
  const shown = useMemo(() => found.slice(0, limit), [found, limit]);
  const places = usePlaces(shown);
  const { data: openers } = useQuery(listOpeners);
  const [menu] = useState(createRowMenu<OpenEntry>);
  const bin = useBinEntry();
  return (
    <Card className="py-1.5! md:py-3!">
      <div className="grid grid-cols-[minmax(0,1fr)] text-meta font-semibold text-ink-2 md:grid-cols-[minmax(0,1fr)_14rem_10rem_3rem] md:gap-x-3.5 md:border-b-[1.5px] md:border-line-strong md:py-3">
        <p role="status" className={isShort ? "max-md:sr-only" : "max-md:pb-2"}>
          {t("page.found", { count: found.length })}
        </p>
        <span aria-hidden className="max-md:hidden">
          {t("page.whoColumn")}
        </span>
        <span aria-hidden className="max-md:hidden">
          {t("page.updatedColumn")}
        </span>
      </div>
      {found.length === 0 ? (
        <div className="px-2 py-10 text-center">
          <p className="serif text-h3">{t("page.none")}</p>
          <p className="mt-1.5 text-ink-2">{t("page.noneText")}</p>
        </div>
      ) : (
        <ul className={clsx(!isShort && "max-md:border-t max-md:border-line")}>
          {shown.map((one) => (
            <EntryRow
              key={places.get(one.entry.id)}
              one={one}
              assetTitles={assetTitles}
              openers={openers ? openers[one.entry.id] : null}
              menu={menu}
              t={t}
              format={format}
              words={words}
            />
          ))}
        </ul>
      )}
      <RowMenu
        handle={menu}
        label={t("menu.label")}
        itemsOf={({ entry, problem }): MenuEntry[] => [
          { id: "details", label: t("menu.details"), icon: Eye, onSelect: () => onDetails(entry.id) },
          {
            id: "open",
            label: t("menu.open"),
            icon: SquareArrowOutUpRight,
            render: <Link to="/dashboard/will-holder/vault/$id" params={{ id: entry.id }} />,
          },
          ...(problem === "keys.not_available"
            ? []
            : [
                {
                  id: "edit",
                  label: t("menu.edit"),
                  icon: Pencil,
                  render: <Link to="/dashboard/will-holder/vault/$id/edit" params={{ id: entry.id }} />,
                },
              ]),
          { kind: "separator", id: "line" },
          { id: "delete", label: t("menu.delete"), icon: Trash2, danger: true, onSelect: () => bin.mutate(entry.id) },
        ]}
      />
      {found.length > step && (
        <div className="pb-4 print:hidden">
          <ShowMore shown={Math.min(limit, found.length)} total={found.length} step={step} onMore={onMore} />
        </div>
      )}
    </Card>
  );
});
