import type { Side } from "@heirlock/domain/account/role-switch";
import { useNavigate } from "@tanstack/react-router";
import { clsx } from "clsx";
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputClass, startPicture } from "../../ui/forms/field.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { type Found, type FoundGroup, useFound } from "./use-found.ts";

/**
 * One field for pages, people, assets, open vault entries and help; arrows and Enter, or a finger. The list is the
 * combobox of the ARIA practices: Base UI has one, which would weigh 1.2 kB on every page that has a menu.
 */
export default function SearchDialog({ side, onClose }: { side: Side; onClose: () => void }) {
  const { t } = useTranslation("app/search");
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const groups = useFound(side, typed);
  const all = groups.flatMap(({ items }) => items);
  const current = all[Math.min(at, all.length - 1)];
  const choose = ({ to, open }: Found) => {
    onClose();
    if (to) void navigate({ to });
    open?.();
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter" && current) choose(current);
    else if (step && all.length > 0) setAt((Math.min(at, all.length - 1) + step + all.length) % all.length);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("title")} initialFocus={field}>
      <div className="relative">
        <Search aria-hidden size={20} strokeWidth={1.8} className={startPicture} />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={t("label")}
          aria-autocomplete="list"
          aria-expanded={all.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current && `${id}-${current.id}`}
          placeholder={t("label")}
          // What is looked for here is nobody else's business: neither kept nor sent to a spelling service.
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
          className={clsx(inputClass, "ps-11")}
        />
      </div>
      <p role="status" className="mt-3 text-ink-2 empty:hidden">
        {typed.trim() === "" ? t("hint") : all.length === 0 && t("nothing", { typed: typed.trim() })}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={t("title")} className="mt-3 grid gap-4 empty:hidden">
        {groups.map((group) => (
          <Group key={group.id} id={id} group={group} current={current} onChoose={choose} />
        ))}
      </div>
    </Dialog>
  );
}

interface GroupProps {
  id: string;
  group: FoundGroup;
  current: Found | undefined;
  onChoose: (item: Found) => void;
}

function Group({ id, group, current, onChoose }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, no fieldsets
    <div role="group" aria-labelledby={`${id}-${group.id}`} className="grid gap-1">
      <p id={`${id}-${group.id}`} className="px-2 text-meta font-semibold text-ink-2">
        {group.label}
      </p>
      {group.items.map((item) => (
        <Option key={item.id} id={id} item={item} isCurrent={item === current} onChoose={onChoose} />
      ))}
    </div>
  );
}

type OptionProps = { id: string; item: Found; isCurrent: boolean; onChoose: (item: Found) => void };

function Option({ id, item, isCurrent, onChoose }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the current option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
    <div
      ref={row}
      id={`${id}-${item.id}`}
      role="option"
      aria-selected={isCurrent}
      onClick={() => onChoose(item)}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 hover:bg-sunken aria-selected:bg-primary-tint"
    >
      <item.icon aria-hidden size={20} strokeWidth={1.8} className="flex-none text-ink-3" />
      <span className="min-w-0">
        <span dir="auto" className="block font-semibold">
          {item.title}
        </span>
        {item.text && <span className="block text-meta text-ink-2">{item.text}</span>}
      </span>
    </div>
  );
}
