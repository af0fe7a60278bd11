import type { AssetId, EntryId } from "@heirlock/domain/identifiers";
import { type EntryFilter, entryFilters, findEntries } from "@heirlock/domain/vault/find-entries";
import { Link } from "@tanstack/react-router";
import { Ban, Lock, Plus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { SearchField } from "../../../ui/forms/search-field.tsx";
import { FilterPills } from "../../../ui/lists/filter-pills.tsx";
import { PickRow } from "../../../ui/lists/pick-row.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { AccessBadge } from "../entry-badges.tsx";
import { categoryLook } from "../offers/category-look.ts";
import type { OpenEntry, useOpenEntries } from "../offers/open-entries.ts";
import { keptOf } from "../order-entries.ts";

export interface SelectVaultEntriesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the chosen entries will be linked to, in a sentence. */
  purpose?: string;
  vault: ReturnType<typeof useOpenEntries>;
  /** The asset that a new entry is for, so that its form begins with it. */
  asset?: AssetId;
  initial?: readonly EntryId[];
  /** Choosing one lets go of the one before. */
  single?: boolean;
  /** True while the choice is being saved; the dialog stays open until the caller closes it. */
  linking?: boolean;
  /** Why the choice could not be saved. */
  problem?: string | null;
  onConfirm: (ids: EntryId[]) => void;
}

/** The Select Vault Entries dialog, for whatever wants to point at entries of the open vault (D15). */
export function SelectVaultEntriesDialog(props: SelectVaultEntriesDialogProps) {
  const { t } = useTranslation("vault/picker");
  const { initial = [], single = false, linking = false, problem, vault } = props;
  const [chosen, setChosen] = useState<ReadonlySet<EntryId>>(() => new Set(initial));
  const isSame = chosen.size === initial.length && initial.every((id) => chosen.has(id));
  const change = (ids: readonly EntryId[], wanted: boolean) =>
    setChosen((before) => {
      const next = new Set(single ? [] : before);
      for (const id of ids) wanted ? next.add(id) : next.delete(id);
      return next;
    });
  const { usage } = vault;
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={t("title")}
      description={props.purpose}
      footer={
        <>
          <Button variant="secondary" onClick={() => props.onOpenChange(false)}>
            {t("cancel")}
          </Button>
          <Button
            disabled={isSame && !linking}
            busy={linking}
            busyLabel={t("linking")}
            onClick={() => props.onConfirm([...chosen])}
          >
            {t("confirm")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem && (
          <Alert tone="danger" live="assertive">
            {problem}
          </Alert>
        )}
        <PickerContent vault={vault} single={single} chosen={chosen} onChange={change} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          {/* Only below the limit of the plan (VLT-051, D22). */}
          {usage && usage.used < usage.max && (
            <Button
              variant="secondary"
              icon={Plus}
              render={<Link to="/dashboard/will-holder/vault/add" search={props.asset ? { asset: props.asset } : {}} />}
            >
              {t("createNew")}
            </Button>
          )}
          <p role="status" className="ms-auto text-ink-2">
            {t("selected", { count: chosen.size })}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

interface PickerContentProps {
  vault: SelectVaultEntriesDialogProps["vault"];
  single: boolean;
  chosen: ReadonlySet<EntryId>;
  onChange: (ids: readonly EntryId[], wanted: boolean) => void;
}

function PickerContent({ vault: { opened }, ...rest }: PickerContentProps) {
  const { t } = useTranslation("vault/picker");
  return (
    <Loaded query={opened} loading={t("loading")} failed={t("loadFailed")} why="">
      {(entries) => <PickerList {...rest} entries={entries} />}
    </Loaded>
  );
}

function PickerList({
  entries,
  single,
  chosen,
  onChange,
}: Omit<PickerContentProps, "vault"> & { entries: readonly OpenEntry[] }) {
  const { t } = useTranslation("vault/picker");
  const { t: vaultText } = useTranslation("vault");
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search);
  const [filter, setFilter] = useState<EntryFilter>("all");
  const found = findEntries(keptOf(entries), wanted, filter);
  const ids = found.map(({ entry }) => entry.id);
  return (
    <>
      <SearchField label={t("search")} hideLabel value={search} onValueChange={setSearch} />
      <FilterPills
        label={t("filterLabel")}
        value={filter}
        onValueChange={setFilter}
        options={entryFilters.map((value) => ({
          value,
          label: value === "all" ? t("all") : vaultText(`category.${value}`),
        }))}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-ink-2">
          {t("found", { count: found.length })}
        </p>
        {found.length > 0 && !single && (
          <div className="-me-3.5 flex flex-wrap">
            <Button variant="ghost" size="sm" onClick={() => onChange(ids, true)}>
              {t("selectAll")}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => onChange(ids, false)}>
              {t("deselectAll")}
            </Button>
          </div>
        )}
      </div>
      {found.length === 0 ? (
        <p className="rounded-md border border-dashed border-line-strong px-4 py-6 text-center text-ink-2">
          {t("none")}
        </p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-md border border-line">
          {found.map((one) => (
            <EntryRow
              key={one.entry.id}
              one={one}
              checked={chosen.has(one.entry.id)}
              onToggle={(checked) => onChange([one.entry.id], checked)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface EntryRowProps {
  one: OpenEntry;
  checked: boolean;
  onToggle: (checked: boolean) => void;
}

function EntryRow({ one: { entry, label, problem }, checked, onToggle }: EntryRowProps) {
  const { t } = useTranslation("vault");
  const format = useFormat();
  const look = categoryLook[entry.category];
  const isSealed = problem === "keys.not_available";
  return (
    <PickRow
      checked={checked}
      onCheckedChange={onToggle}
      icon={problem ? (isSealed ? Lock : Ban) : look.icon}
      tone={problem ? "neutral" : look.tone}
      title={label?.title ?? t(isSealed ? "sealed.title" : "problem.title")}
      text={`${t(`category.${entry.category}`)} · ${format.date(entry.created_at, "short")}`}
      end={<AccessBadge condition={entry.access_condition} />}
    />
  );
}
