import { Check, CopyCheck, Plus, TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { TickBox } from "../../../ui/forms/tick-box.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { ShowMore } from "../../../ui/lists/pagination.tsx";
import { categoryLook } from "../offers/category-look.ts";
import { type CheckedItem, canBeAdded } from "./check-items.ts";

const step = 20;

export interface FoundListProps {
  items: readonly CheckedItem[];
  chosen: ReadonlySet<string>;
  saved: ReadonlySet<string>;
  disabled: boolean;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** What was found, with what it becomes. User names are shown, passwords and notes are not. */
export function FoundList({ items, chosen, saved, disabled, onChange }: FoundListProps) {
  const { t } = useTranslation("vault/import");
  const [limit, setLimit] = useState(step);
  const change = (ids: readonly string[], wanted: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) wanted ? next.add(id) : saved.has(id) || next.delete(id);
    onChange(next);
  };
  const addable = items.filter(canBeAdded).map(({ id }) => id);
  return (
    <Card className="md:py-3!">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b-[1.5px] border-line-strong pb-2">
        <p role="status" className="font-semibold">
          {t("chosen", { count: chosen.size, total: items.length })}
        </p>
        <div className="-me-3.5 flex flex-wrap">
          <Button variant="ghost" size="sm" disabled={disabled} onClick={() => change(addable, true)}>
            {t("selectAll")}
          </Button>
          <Button variant="ghost" size="sm" disabled={disabled} onClick={() => change(addable, false)}>
            {t("deselectAll")}
          </Button>
        </div>
      </div>
      <ul className="divide-y divide-line">
        {items.slice(0, limit).map((item) => (
          <FoundRow
            key={item.id}
            item={item}
            checked={chosen.has(item.id)}
            isSaved={saved.has(item.id)}
            disabled={disabled || saved.has(item.id) || !canBeAdded(item)}
            onToggle={(wanted) => change([item.id], wanted)}
          />
        ))}
      </ul>
      {items.length > step && (
        <div className="pt-3 pb-2">
          <ShowMore
            shown={Math.min(limit, items.length)}
            total={items.length}
            step={step}
            onMore={() => setLimit(limit + step)}
          />
        </div>
      )}
    </Card>
  );
}

interface FoundRowProps {
  item: CheckedItem;
  checked: boolean;
  isSaved: boolean;
  disabled: boolean;
  onToggle: (wanted: boolean) => void;
}

function FoundRow({ item, checked, isSaved, disabled, onToggle }: FoundRowProps) {
  const { t } = useTranslation("vault/import");
  const { t: vaultText } = useTranslation("vault");
  const id = useId();
  const look = categoryLook[item.category];
  const why = item.state === "new" ? item.hint : t(`why.${item.state}`);
  return (
    <li>
      <label
        htmlFor={id}
        className="grid min-h-14 cursor-pointer grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1.5 py-3 md:grid-cols-[auto_auto_minmax(0,1fr)_8rem_10rem]"
      >
        <TickBox id={id} checked={checked} disabled={disabled} onChange={(event) => onToggle(event.target.checked)} />
        <IconTile icon={look.icon} tone={canBeAdded(item) ? look.tone : "neutral"} />
        <span className="min-w-0">
          <span className="block font-semibold break-words">
            <bdi translate="no">{item.plain.title}</bdi>
          </span>
          {why && (
            <span className="block break-words text-ink-2">
              <bdi>{why}</bdi>
            </span>
          )}
          {item.file && (
            <span className="block break-words text-ink-2">{t("withFile", { name: item.file.attachment.name })}</span>
          )}
        </span>
        <span className="max-md:col-start-3">
          <span className="sr-only">{t("becomes")} </span>
          {vaultText(`category.${item.category}`)}
        </span>
        <span className="max-md:col-start-3 md:justify-self-end">
          <StateBadge item={item} isSaved={isSaved} />
        </span>
      </label>
    </li>
  );
}

function StateBadge({ item: { state }, isSaved }: { item: CheckedItem; isSaved: boolean }) {
  const { t } = useTranslation("vault/import");
  if (isSaved)
    return (
      <Badge variant="confirmed" icon={Check}>
        {t("state.saved")}
      </Badge>
    );
  if (state === "new")
    return (
      <Badge variant="success" icon={Plus}>
        {t("state.new")}
      </Badge>
    );
  return (
    <Badge variant={state === "have" ? "default" : "warning"} icon={state === "have" ? CopyCheck : TriangleAlert}>
      {t(`state.${state}`)}
    </Badge>
  );
}
