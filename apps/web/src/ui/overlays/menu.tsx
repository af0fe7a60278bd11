import { Menu as Base } from "@base-ui/react/menu";
import { clsx } from "clsx";
import { Check, type LucideIcon } from "lucide-react";
import type { ReactElement, ReactNode } from "react";

export type MenuEntry =
  | {
      kind?: "action" | undefined;
      id: string;
      label: ReactNode;
      description?: ReactNode;
      icon?: LucideIcon | undefined;
      /** Instead of an icon, such as an Avatar. */
      picture?: ReactNode;
      onSelect?: (() => void) | undefined;
      /** A link element when the entry leads somewhere. */
      render?: ReactElement | undefined;
      danger?: boolean | undefined;
      disabled?: boolean | undefined;
      /** Ticks the current choice; give it for every entry of a set, or for none. */
      checked?: boolean | undefined;
    }
  | { kind: "separator"; id: string }
  | { kind: "group"; id: string; label: ReactNode; items: readonly MenuEntry[] };

export interface MenuProps {
  /** The element that opens it, usually a Button or IconButton. */
  trigger: ReactElement;
  /** The name of the sheet on phones. */
  label: string;
  items: readonly MenuEntry[];
  align?: "start" | "end" | "center" | undefined;
  side?: "top" | "bottom" | undefined;
}

const sheetClass =
  "max-md:fixed! max-md:inset-x-0! max-md:top-auto! max-md:bottom-0! max-md:w-full! max-md:transform-none!";

/** A list under its opener; under 900 px a bottom sheet with larger rows. */
export function Menu({ trigger, ...sheet }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Sheet {...sheet} />
    </Base.Root>
  );
}

/** Ties the openers in the rows of a list to their one menu: `useState(createRowMenu<Row>)`. */
export const createRowMenu = Base.createHandle;
export type RowMenuHandle<Row> = Base.Handle<Row>;

/** One menu for all rows of a list: one of its own for each row would cost more than the row. */
export function RowMenu<Row>({
  handle,
  itemsOf,
  ...rest
}: Omit<MenuProps, "trigger" | "items"> & {
  handle: RowMenuHandle<Row>;
  itemsOf: (row: Row) => readonly MenuEntry[];
}) {
  return (
    <Base.Root handle={handle}>
      {({ payload }) => <Sheet {...rest} items={payload === undefined ? [] : itemsOf(payload)} />}
    </Base.Root>
  );
}

export function RowMenuTrigger<Row>({
  handle,
  row,
  trigger,
}: {
  handle: RowMenuHandle<Row>;
  row: Row;
  trigger: ReactElement;
}) {
  return <Base.Trigger handle={handle} payload={row} render={trigger} />;
}

function Sheet({ label, items, align = "end", side = "bottom" }: Omit<MenuProps, "trigger">) {
  return (
    <Base.Portal>
      <Base.Backdrop className="fixed inset-0 z-40 bg-scrim md:hidden" />
      <Base.Positioner
        // A landmark of its own: it is drawn at the end of the document, outside of the page's.
        role="region"
        aria-label={label}
        align={align}
        side={side}
        sideOffset={6}
        className={clsx("z-50 outline-none", sheetClass)}
      >
        <Base.Popup
          data-slot="popup"
          aria-label={label}
          className="max-h-(--available-height) min-w-56 overflow-y-auto rounded-md border border-line bg-surface p-1.5 text-ink shadow-e2 outline-none transition-[opacity,translate] duration-(--d1) ease-out data-ending-style:opacity-0 data-starting-style:translate-y-1 data-starting-style:opacity-0 max-md:max-h-[80dvh] max-md:rounded-t-xl max-md:rounded-b-none max-md:border-0 max-md:p-3 max-md:pb-[max(20px,env(safe-area-inset-bottom))] contrast:border-line-strong"
        >
          <p aria-hidden className="px-3 pt-2 pb-3 text-h3 serif md:hidden">
            {label}
          </p>
          {items.map(entry)}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

function entry(item: MenuEntry): ReactElement {
  if (item.kind === "separator") return <Base.Separator key={item.id} className="mx-3 my-1.5 border-t border-line" />;
  if (item.kind === "group")
    return (
      <Base.Group key={item.id}>
        <Base.GroupLabel className="px-3 pt-2 pb-1 text-meta font-semibold text-ink-3">{item.label}</Base.GroupLabel>
        {item.items.map(entry)}
      </Base.Group>
    );
  const Icon = item.icon;
  return (
    <Base.Item
      key={item.id}
      {...(item.render ? { render: item.render } : {})}
      disabled={item.disabled}
      onClick={item.onSelect}
      aria-current={item.checked || undefined}
      className={clsx(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 leading-[1.3] font-medium no-underline outline-none select-none max-md:min-h-13",
        "data-highlighted:bg-sunken data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus data-disabled:cursor-not-allowed data-disabled:text-ink-3",
        item.danger ? "text-danger" : "text-ink",
      )}
    >
      {item.picture}
      {Icon && <Icon aria-hidden size={20} strokeWidth={1.8} className={item.danger ? "" : "text-ink-2"} />}
      <span className="min-w-0 flex-1">
        {item.label}
        {item.description && <span className="block text-meta font-normal text-ink-3">{item.description}</span>}
      </span>
      {item.checked !== undefined && (
        <Check aria-hidden size={20} strokeWidth={2.4} className={clsx("text-primary", !item.checked && "invisible")} />
      )}
    </Base.Item>
  );
}
