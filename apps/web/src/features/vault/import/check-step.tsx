import { type AccessCondition, accessConditions } from "@heirlock/domain/vault/kinds";
import { Link } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Alert, AlertButton } from "../../../ui/feedback/alert.tsx";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { Select } from "../../../ui/forms/select.tsx";
import { ImportActions } from "../../../ui/import/import-actions.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { StatRow } from "../../../ui/lists/stat-row.tsx";
import { keptOf } from "../order-entries.ts";
import type { OpenVault } from "../vault-gate.tsx";
import { type CheckedItem, canBeAdded, checkItems, firstChoice } from "./check-items.ts";
import { FoundList } from "./found-list.tsx";
import { type LeftOut, LeftOutFiles } from "./left-out-files.tsx";
import { type ColumnRole, columnRoles, itemsOfTable } from "./read/csv-columns.ts";
import type { FoundItem } from "./read/found-item.ts";
import type { ReadFile } from "./read/read-file.ts";
import { saveItems } from "./save-items.ts";

export interface CheckStepProps {
  read: ReadFile;
  vault: OpenVault;
  onBack: () => void;
  onAdded: (added: number, leftOut: readonly LeftOut[]) => void;
}

/** Everything that was found, what it becomes, and the choice. Nothing is saved before the button is pressed. */
export function CheckStep({ read, vault, onBack, onAdded }: CheckStepProps) {
  const { table } = read;
  const [roles, setRoles] = useState(table?.roles ?? []);
  const items = useMemo(() => (table ? itemsOfTable(table, roles) : read.items), [table, roles, read]);
  return (
    <>
      {table && <ColumnsCard table={table} roles={roles} onChange={setRoles} />}
      <Choice key={roles.join()} items={items} vault={vault} onBack={onBack} onAdded={onAdded} />
    </>
  );
}

interface ChoiceProps extends Omit<CheckStepProps, "read"> {
  items: readonly FoundItem[];
}

function Choice({ items, vault: { entries, usage }, onBack, onAdded }: ChoiceProps) {
  const { t } = useTranslation("vault/import");
  const { t: vaultText } = useTranslation("vault");
  const format = useFormat();
  const errorText = useErrorText();
  const room = Math.max(0, usage.max - usage.used);
  const checked = useChecked(items, entries);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => firstChoice(checked, room));
  const [access, setAccess] = useState<AccessCondition>("after_death");
  const { saved, ready, running, error, add, stop } = useAdding();
  const wanted = checked.filter(({ id }) => chosen.has(id));
  const left = wanted.filter(({ id }) => !saved.has(id));
  const staying = wanted.flatMap(({ id, leftOut }) => leftOut.map((name) => ({ id, name })));
  const isTooMany = !running && left.length > room;
  const count = (test: (item: CheckedItem) => boolean) => format.number(checked.filter(test).length);
  return (
    <div className="grid gap-5">
      <StatRow
        items={[
          { id: "new", label: t("stats.new"), value: count(({ state }) => state === "new") },
          { id: "have", label: t("stats.have"), value: count(({ state }) => state === "have") },
          { id: "look", label: t("stats.look"), value: count((item) => !canBeAdded(item)) },
          { id: "room", label: t("stats.room"), value: format.number(room) },
        ]}
      />
      <FoundList items={checked} chosen={chosen} saved={saved} disabled={running} onChange={setChosen} />
      <Card as="section">
        <RadioCards
          label={t("access.label", { count: wanted.length })}
          columns={3}
          value={access}
          onValueChange={setAccess}
          options={accessConditions.map((value) => ({
            value,
            label: vaultText(`access.${value}`),
            description: t(`access.${value}`),
            disabled: running || saved.size > 0,
          }))}
        />
      </Card>
      {staying.length > 0 && <LeftOutFiles files={staying} />}
      {isTooMany && (
        <Alert
          tone="warning"
          live="polite"
          title={t("limit.title", { count: room })}
          action={<AlertButton render={<Link to="/settings/billing" />}>{t("limit.plans")}</AlertButton>}
        >
          {t("limit.text")}
        </Alert>
      )}
      {error !== null && (
        <Alert tone="danger" live="assertive" title={t("failed", { count: saved.size })}>
          {hasCode(error, "PAYWALL", "CAP_REACHED") ? t("limit.text") : errorText(error)}
        </Alert>
      )}
      <ImportActions
        running={running}
        done={running ? ready : saved.size}
        of={wanted.length}
        disabled={left.length === 0 || isTooMany}
        onAdd={() => void add(left, access, (misnamed) => onAdded(wanted.length, [...staying, ...misnamed]))}
        onStop={stop}
        onBack={onBack}
        words={{ add: t("add", { count: left.length }), adding: t("adding"), stop: t("stop"), previous: t("previous") }}
      />
    </div>
  );
}

/** Checked once: what is being added would otherwise turn up as what the vault has already. */
function useChecked(items: readonly FoundItem[], entries: OpenVault["entries"]): readonly CheckedItem[] {
  const { t } = useTranslation("vault/import");
  const [checked] = useState(() => {
    const known = keptOf(entries).flatMap(({ entry, label }) =>
      label ? [{ category: entry.category, title: label.title }] : [],
    );
    return checkItems(items, known, {
      untitled: t("untitled"),
      file: t("line.file"),
      line: (name) => (typeof name === "string" ? t(`line.${name}`) : name.own),
    });
  });
  return checked;
}

/** Saves the items in batches. Stopping it, or leaving the page, keeps what was saved until then. */
function useAdding() {
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  /** How many are saved or ready to go with their batch: sealing and uploading takes most of the time. */
  const [ready, setReady] = useState(0);
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  /** Files that turned out to be something else than their names say. */
  const misnamed = useRef<LeftOut[]>([]);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const add = async (
    items: readonly CheckedItem[],
    accessCondition: AccessCondition,
    onDone: (misnamed: readonly LeftOut[]) => void,
  ) => {
    const controller = new AbortController();
    stop.current = controller;
    setError(null);
    setRunning(true);
    const progress = createProgress(saved.size, setReady);
    try {
      await saveItems(items, {
        accessCondition,
        signal: controller.signal,
        onSealed: progress,
        onSaved: (ids) => setSaved((before) => new Set([...before, ...ids])),
        onLeftOut: (id, name) => misnamed.current.push({ id, name }),
      });
      onDone(misnamed.current);
    } catch (problem) {
      if (!controller.signal.aborted) setError(problem);
    } finally {
      setRunning(false);
    }
  };
  return { saved, ready, running, error, add, stop: () => stop.current?.abort() };
}

/** Drawn a few times a second at most: drawing the page takes longer than sealing an entry. */
const drawnEveryMs = 250;

function createProgress(begun: number, draw: (done: number) => void): () => void {
  let [done, drawn] = [begun, performance.now()];
  draw(begun);
  return () => {
    done++;
    const now = performance.now();
    if (now - drawn < drawnEveryMs) return;
    drawn = now;
    draw(done);
  };
}

interface ColumnsCardProps {
  table: NonNullable<ReadFile["table"]>;
  roles: readonly ColumnRole[];
  onChange: (roles: ColumnRole[]) => void;
}

/** What each column of a list is. The headings are shown, never what stands below them: it may be a password. */
function ColumnsCard({ table, roles, onChange }: ColumnsCardProps) {
  const { t } = useTranslation("vault/import");
  const options = columnRoles.map((value) => ({ value, label: t(`columns.role.${value}`) }));
  return (
    <Card as="section" aria-labelledby="import-columns" className="mb-5">
      <CardHeader id="import-columns" title={t("columns.title")} />
      <p className="mb-4 text-ink-2">{t("columns.text")}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {table.header.map((heading, at) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading
            key={at}
            label={heading || t("columns.unnamed", { number: at + 1 })}
            options={options}
            value={roles[at]}
            onValueChange={(role) => onChange(roles.map((before, place) => (place === at ? role : before)))}
          />
        ))}
      </div>
    </Card>
  );
}
