import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { clsx } from "clsx";
import { ChevronDown, ChevronUp, GripVertical } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { IconButton } from "../buttons/icon-button.tsx";
import { moveTo } from "./reorder.ts";

export interface SortableItem {
  id: string;
  /** The plain name, for buttons and announcements. */
  name: string;
}

export interface SortableListProps<Item extends SortableItem> {
  /** What is being ordered. */
  label: string;
  items: readonly Item[];
  onReorder: (ids: string[]) => void;
  renderItem: (item: Item) => ReactNode;
  /** More buttons for each entry, such as Hide. */
  actions?: ((item: Item) => ReactNode) | undefined;
  columns?: 1 | 2 | undefined;
  className?: string | undefined;
}

/** Drag by the handle, or press Move up and Move down, or the arrow keys on the handle (WCAG 2.5.7). */
export function SortableList<Item extends SortableItem>({
  label,
  items,
  onReorder,
  renderItem,
  actions,
  columns = 1,
  className,
}: SortableListProps<Item>) {
  const { t } = useTranslation("ui");
  const format = useFormat();
  const [news, setNews] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const refocus = useRef<string | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const ids = items.map((item) => item.id);
  const nameOf = (id: unknown) => items.find((item) => item.id === id)?.name ?? "";
  const place = (index: number) => ({ position: format.number(index + 1), total: format.number(items.length) });

  // A moved row is a new place in the document; the pressed button keeps the focus, so that it can be pressed again.
  useEffect(() => {
    if (!refocus.current || ids.length === 0) return;
    list.current?.querySelector<HTMLElement>(`[data-focus-key="${CSS.escape(refocus.current)}"]`)?.focus();
    refocus.current = null;
  }, [ids]);

  const move = (id: string, by: -1 | 1, control: string) => {
    const to = ids.indexOf(id) + by;
    if (to < 0 || to >= ids.length) return;
    refocus.current = `${control}-${id}`;
    onReorder(moveTo(ids, id, to));
    setNews(t("sortable.moved", { name: nameOf(id), ...place(to) }));
  };

  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      t("sortable.picked", { name: nameOf(active.id), ...place(ids.indexOf(String(active.id))) }),
    onDragOver: ({ active, over }) =>
      over ? t("sortable.moved", { name: nameOf(active.id), ...place(ids.indexOf(String(over.id))) }) : undefined,
    onDragEnd: ({ active, over }) =>
      t("sortable.dropped", { name: nameOf(active.id), ...place(ids.indexOf(String((over ?? active).id))) }),
    onDragCancel: ({ active }) => t("sortable.cancelled", { name: nameOf(active.id) }),
  };

  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onReorder(moveTo(ids, String(active.id), ids.indexOf(String(over.id))));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t("sortable.instructions") } }}
    >
      <ol ref={list} aria-label={label} className={clsx("grid gap-3", columns === 2 && "md:grid-cols-2", className)}>
        {items.map((item, i) => (
          <SortableRow
            key={item.id}
            item={item}
            first={i === 0}
            last={i === items.length - 1}
            onMove={(by, control) => move(item.id, by, control)}
            actions={actions?.(item)}
          >
            {renderItem(item)}
          </SortableRow>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
    </DndContext>
  );
}

interface SortableRowProps {
  item: SortableItem;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1, control: string) => void;
  actions: ReactNode;
  children: ReactNode;
}

function SortableRow({ item, first, last, onMove, actions, children }: SortableRowProps) {
  const { t } = useTranslation("ui");
  const drag = useDraggable({ id: item.id });
  const drop = useDroppable({ id: item.id });
  const moving = drag.transform;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
    if (!by) return;
    event.preventDefault();
    onMove(by, "drag");
  };
  return (
    <li
      ref={(element) => {
        drag.setNodeRef(element);
        drop.setNodeRef(element);
      }}
      style={moving ? { translate: `${moving.x}px ${moving.y}px` } : undefined}
      className={clsx(
        "flex flex-wrap items-center gap-1 rounded-md border bg-surface py-1.5 ps-1.5 pe-2",
        drag.isDragging ? "relative z-10 border-primary shadow-e2" : "border-line",
        drop.isOver && !drag.isDragging && "border-primary outline-2 outline-primary outline-dashed",
      )}
    >
      <IconButton
        label={t("sortable.drag", { name: item.name })}
        icon={GripVertical}
        {...drag.listeners}
        aria-describedby={drag.attributes["aria-describedby"]}
        data-focus-key={`drag-${item.id}`}
        onKeyDown={onKeyDown}
        className="cursor-grab touch-none active:cursor-grabbing"
      />
      <div className="min-w-0 flex-1 basis-32 px-1 [overflow-wrap:anywhere]">{children}</div>
      <div className="ms-auto flex flex-none items-center">
        {actions}
        <IconButton
          label={t("sortable.moveUp", { name: item.name })}
          icon={ChevronUp}
          aria-disabled={first || undefined}
          data-focus-key={`up-${item.id}`}
          onClick={() => onMove(-1, "up")}
          className={clsx(first && "opacity-40")}
        />
        <IconButton
          label={t("sortable.moveDown", { name: item.name })}
          icon={ChevronDown}
          aria-disabled={last || undefined}
          data-focus-key={`down-${item.id}`}
          onClick={() => onMove(1, "down")}
          className={clsx(last && "opacity-40")}
        />
      </div>
    </li>
  );
}
