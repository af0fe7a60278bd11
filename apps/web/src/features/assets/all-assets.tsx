import type { AssetList } from "@heirlock/contract/assets";
import { searchAssets } from "@heirlock/domain/assets/find-assets";
import type { AssetSubtype } from "@heirlock/domain/assets/kinds";
import { Link } from "@tanstack/react-router";
import { Printer, X } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { useWide } from "../../platform/use-media.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { SearchField } from "../../ui/forms/search-field.tsx";
import { AssetCard, type VaultItems } from "./asset-card.tsx";
import { AssetRows } from "./asset-rows.tsx";

/** Below this many a search box is only in the way. */
const searchFrom = 10;

export interface AllAssetsProps {
  list: AssetList;
  filter: AssetSubtype | undefined;
  vaultItems: VaultItems;
}

export function AllAssets({ list, filter, vaultItems }: AllAssetsProps) {
  const { t } = useTranslation("assets");
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search);
  const wide = useWide();
  const shown = searchAssets(filter ? list.bySubtype[filter] : list.all, wanted);
  return (
    <div className="grid gap-4 min-[768px]:gap-5">
      {filter && (
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <p className="font-semibold">{t("page.filteredBy", { kind: t(`subtypeCard.${filter}.title`) })}</p>
          <Button
            variant="secondary"
            size="sm"
            icon={X}
            render={<Link to="/dashboard/will-holder/assets" search={{}} resetScroll={false} />}
          >
            {t("page.clearFilter")}
          </Button>
        </div>
      )}
      <div className="grid gap-2 print:hidden">
        {list.all.length >= searchFrom && (
          <SearchField label={t("page.search")} hideLabel={!wide} value={search} onValueChange={setSearch} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p role="status" className="text-ink-2">
            {search.trim() !== ""
              ? t("page.found", { count: shown.length })
              : wide && list.all.length >= searchFrom && t("page.searchHint")}
          </p>
          {wide && <PrintList />}
        </div>
      </div>
      {shown.length === 0 ? (
        <p className="rounded-lg border border-dashed border-line-strong px-5 py-8 text-center text-ink-2">
          {t("page.noMatch")}
        </p>
      ) : wide ? (
        <div className="grid gap-5 min-[768px]:grid-cols-2">
          {shown.map((asset) => (
            <AssetCard key={asset.id} asset={asset} vaultItems={vaultItems} />
          ))}
        </div>
      ) : (
        <AssetRows assets={shown} vaultItems={vaultItems} />
      )}
      {!wide && <PrintList />}
    </div>
  );
}

function PrintList() {
  const { t } = useTranslation("assets");
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={Printer}
      className="justify-self-start max-[768px]:-ms-3.5 print:hidden"
      onClick={() => window.print()}
    >
      {t("page.printList")}
    </Button>
  );
}
