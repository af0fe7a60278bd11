import { type EntryFilter, entryFilters, findEntries } from "@heirlock/domain/vault/find-entries";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/card.tsx";
import { FilterPills } from "../../../ui/filter-pills.tsx";
import { ShowMore } from "../../../ui/pagination.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { useBinEntry } from "../bin-entry.ts";
import { EntryDetailModal } from "../entry/entry-detail-modal.tsx";
import type { OpenEntry } from "../open-entries.ts";
import { keptOf } from "../order-entries.ts";
import type { OpenVault } from "../vault-gate.tsx";
import { readVaultSearch } from "../vault-search.ts";
import { EntryRow } from "./entry-row.tsx";

const step = 20;

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

function FoundEntries({ kept, usage, assetTitles, onDetails }: FoundEntriesProps) {
  const { t } = useTranslation("vault");
  const navigate = useNavigate();
  const category: EntryFilter = readVaultSearch(useSearch({ strict: false })).category ?? "all";
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search);
  const [limit, setLimit] = useState(step);
  const bin = useBinEntry();
  const found = useMemo(() => findEntries(kept, wanted, category), [kept, wanted, category]);
  const show = (next: EntryFilter) => {
    setLimit(step);
    const filter = next === "all" ? {} : { category: next };
    void navigate({ to: ".", search: filter, replace: true, resetScroll: false });
  };
  return (
    <>
      <div className="mb-4 grid gap-4 print:hidden">
        <div className="flex flex-wrap items-end gap-x-3.5 gap-y-3">
          <SearchField
            label={t("page.search")}
            hideLabel
            placeholder={t("page.search")}
            autoComplete="off"
            spellCheck={false}
            value={search}
            onValueChange={(next) => {
              setSearch(next);
              setLimit(step);
            }}
            className="min-w-0 flex-1 basis-70"
          />
          <Progress
            label={t("page.usage")}
            value={usage.used}
            max={usage.max}
            tone={usage.used / usage.max >= 0.8 ? "brass" : "primary"}
            className="flex-[0_1_250px] max-sm:basis-full"
          />
        </div>
        <FilterPills
          label={t("page.filterLabel")}
          value={category}
          onValueChange={show}
          options={entryFilters.map((value) => ({
            value,
            label: value === "all" ? t("page.all") : t(`category.${value}`),
          }))}
        />
      </div>
      <Card className="md:py-3!">
        <div className="grid grid-cols-[minmax(0,1fr)] text-meta font-semibold text-ink-2 md:grid-cols-[minmax(0,1fr)_14rem_10rem_3rem] md:gap-x-3.5 md:border-b-[1.5px] md:border-line-strong md:py-3">
          <p role="status" className="max-md:pb-2">
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
          <ul className="max-md:border-t max-md:border-line">
            {found.slice(0, limit).map((one) => (
              <EntryRow
                key={one.entry.id}
                one={one}
                assetTitles={assetTitles}
                onDetails={onDetails}
                onDelete={bin.mutate}
              />
            ))}
          </ul>
        )}
        {found.length > step && (
          <div className="pb-4 print:hidden">
            <ShowMore
              shown={Math.min(limit, found.length)}
              total={found.length}
              step={step}
              onMore={() => setLimit(limit + step)}
            />
          </div>
        )}
      </Card>
    </>
  );
}
