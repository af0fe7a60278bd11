import type { Asset } from "@heirlock/contract/assets";
import { type PickerFilter, pickAssets, pickerFilters } from "@heirlock/domain/assets/find-assets";
import type { AssetId } from "@heirlock/domain/identifiers";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { kindLook } from "../../../ui/display/kind-look.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { SearchField } from "../../../ui/forms/search-field.tsx";
import { FilterPills } from "../../../ui/lists/filter-pills.tsx";
import { PickRow } from "../../../ui/lists/pick-row.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { kindInWords } from "./asset-badges.tsx";
import { useAssets } from "./list-assets.ts";

export interface SelectAssetsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the chosen assets will be linked to, in a sentence. */
  purpose?: string;
  initial?: readonly AssetId[];
  /** True while the choice is being saved; the dialog stays open until the caller closes it. */
  linking?: boolean;
  /** Why the choice could not be saved. */
  problem?: string | null;
  onConfirm: (ids: AssetId[]) => void;
}

/** The Select Assets dialog, for whatever wants to point at assets (D15). */
export function SelectAssetsDialog(props: SelectAssetsDialogProps) {
  const { t } = useTranslation("assets");
  const [chosen, setChosen] = useState<ReadonlySet<AssetId>>(() => new Set(props.initial));
  const { linking = false, problem } = props;
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={t("picker.title")}
      description={props.purpose}
      footer={
        <>
          <p role="status" className="self-center text-ink-2 md:me-auto">
            {t("picker.selected", { count: chosen.size })}
          </p>
          <Button variant="secondary" onClick={() => props.onOpenChange(false)}>
            {t("picker.cancel")}
          </Button>
          <Button
            disabled={chosen.size === 0 || linking}
            busy={linking}
            busyLabel={t("picker.linking")}
            onClick={() => props.onConfirm([...chosen])}
          >
            {t("picker.confirm")}
          </Button>
        </>
      }
    >
      {problem && (
        <Alert tone="danger" live="assertive" className="mb-4">
          {problem}
        </Alert>
      )}
      <PickerContent
        chosen={chosen}
        onToggle={(id) =>
          setChosen((before) => {
            const next = new Set(before);
            if (!next.delete(id)) next.add(id);
            return next;
          })
        }
      />
    </Dialog>
  );
}

interface PickerContentProps {
  chosen: ReadonlySet<AssetId>;
  onToggle: (id: AssetId) => void;
}

function PickerContent(props: PickerContentProps) {
  const { t } = useTranslation("assets");
  return (
    <Loaded query={useAssets()} loading={t("picker.loading")} failed={t("picker.failed")} why="">
      {({ all }) => <PickerList {...props} all={all} />}
    </Loaded>
  );
}

function PickerList({ chosen, onToggle, all }: PickerContentProps & { all: readonly Asset[] }) {
  const { t } = useTranslation("assets");
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<PickerFilter>("all");
  const shown = pickAssets(all, search, filter);
  return (
    <div className="grid gap-4">
      <SearchField label={t("picker.search")} hideLabel value={search} onValueChange={setSearch} />
      <FilterPills
        label={t("picker.filterLabel")}
        value={filter}
        onValueChange={setFilter}
        options={pickerFilters.map((value) => ({ value, label: t(`picker.filter.${value}`) }))}
      />
      <p role="status" className="text-ink-2">
        {t("picker.found", { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <p className="rounded-md border border-dashed border-line-strong px-4 py-6 text-center text-ink-2">
          {t("picker.none")}
        </p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-md border border-line">
          {shown.map((asset) => (
            <AssetRow key={asset.id} asset={asset} checked={chosen.has(asset.id)} onToggle={onToggle} />
          ))}
        </ul>
      )}
      <p className="text-meta text-ink-3">{t("picker.searchHint")}</p>
    </div>
  );
}

function AssetRow({ asset, checked, onToggle }: { asset: Asset; checked: boolean; onToggle: (id: AssetId) => void }) {
  const { t } = useTranslation("assets");
  const look = kindLook(asset.asset_subtype);
  const kind = kindInWords(t, asset.asset_subtype);
  return (
    <PickRow
      checked={checked}
      onCheckedChange={() => onToggle(asset.id)}
      icon={look.icon}
      tone={look.tone}
      title={asset.title}
      text={asset.location ? `${kind} · ${asset.location}` : kind}
      amount={asset.estimated_value}
      currency={asset.currency}
    />
  );
}
