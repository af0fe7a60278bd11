import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end, in tabular figures. */
  numeric?: boolean | undefined;
  /** The name of the row: its cell becomes the heading of the block on phones. */
  primary?: boolean | undefined;
  /** Buttons: the header is for screen readers only, and phones show no label before them. */
  actions?: boolean | undefined;
}

export interface TableProps<Row> {
  caption: string;
  showCaption?: boolean | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** 36 px rows for lawyers and administrators with a mouse; touch keeps the comfortable rows. */
  compact?: boolean | undefined;
  className?: string | undefined;
}

// Blocks on phones come from `display`, which takes the table's meaning away in some browsers.
// The roles give it back, so they are not redundant here.
const role = (name: "table" | "rowgroup" | "row" | "cell" | "columnheader" | "rowheader") => ({ role: name });

/** Up to four columns and an action; under 641 px every row becomes a block, never a sideways scroll. */
export function Table<Row>({
  caption,
  showCaption = false,
  columns,
  rows,
  rowKey,
  compact = false,
  className,
}: TableProps<Row>) {
  const pad = compact ? "sm:pointer-fine:h-9 sm:pointer-fine:py-1" : "sm:py-3.5";
  return (
    <table {...role("table")} className={clsx("w-full border-collapse text-start max-sm:block", className)}>
      <caption className={showCaption ? "mb-2 text-start text-h4 font-semibold max-sm:block" : "sr-only"}>
        {caption}
      </caption>
      <thead {...role("rowgroup")} className="max-sm:sr-only">
        <tr {...role("row")}>
          {columns.map((column) => (
            <th
              {...role("columnheader")}
              key={column.id}
              scope="col"
              className={clsx(
                "border-b-[1.5px] border-line-strong px-3.5 py-2.5 text-meta font-semibold text-ink-2 first:ps-0 last:pe-0",
                column.numeric ? "text-end" : "text-start",
              )}
            >
              {column.actions ? <span className="sr-only">{column.header}</span> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role("rowgroup")} className="max-sm:block">
        {rows.map((row) => (
          <tr
            {...role("row")}
            key={rowKey(row)}
            className="border-b border-line last:border-b-0 max-sm:grid max-sm:gap-2 max-sm:py-4"
          >
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} pad={pad} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row, pad }: { column: Column<Row>; row: Row; pad: string }) {
  const layout = clsx(
    "align-middle sm:px-3.5 sm:first:ps-0 sm:last:pe-0",
    pad,
    column.numeric ? "num sm:text-end" : "text-start",
  );
  const content = column.cell(row);
  if (column.primary)
    return (
      <th {...role("rowheader")} scope="row" className={clsx(layout, "font-normal max-sm:block")}>
        {content}
      </th>
    );
  if (column.actions)
    return (
      <td {...role("cell")} className={clsx(layout, "sm:text-end max-sm:flex max-sm:flex-wrap max-sm:gap-2")}>
        {content}
      </td>
    );
  return (
    <td
      {...role("cell")}
      className={clsx(layout, "max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-4")}
    >
      <span aria-hidden className="text-meta text-ink-3 sm:hidden">
        {column.header}
      </span>
      <span className="min-w-0 max-sm:text-end">{content}</span>
    </td>
  );
}
