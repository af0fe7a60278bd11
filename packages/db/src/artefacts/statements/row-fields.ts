import type { Describer } from "./describe.ts";
import { type Column, orNull } from "./shape.ts";
import { literal, type TypeText } from "./type-text.ts";

/** `Pick<AssetsTable, "id" | "title">` for columns that are a table's own, and the rest one by one. */
export function fieldsOf(columns: readonly Column[], table: Describer["table"]): TypeText[] {
  const byTable = Map.groupBy(columns, (column) => tableWithSame(column, table) ?? "");
  const picks = [...byTable].filter(([name, own]) => name !== "" && own.length > 1);
  const picked = new Set(picks.flatMap(([, own]) => own));
  const rest = columns.filter((column) => !picked.has(column));
  return [
    ...picks.map(([name, own]) => pick(tableTypeName(name), own)),
    ...(rest.length ? [literal(rest.map(field))] : []),
  ];
}

/** "app.vault_entries" → VaultEntriesTable; tables of other schemas carry the schema's name. */
export function tableTypeName(table: string): string {
  const words = table.replace(/^app\./, "").split(/[._]/);
  return `${words.map((word) => `${word[0]!.toUpperCase()}${word.slice(1)}`).join("")}Table`;
}

/** The table in which the column has the same name and the same type. */
function tableWithSame(column: Column, table: Describer["table"]): string | undefined {
  const dot = column.from?.lastIndexOf(".") ?? -1;
  const name = column.from?.slice(0, dot);
  if (!name || column.from?.slice(dot + 1) !== column.name) return undefined;
  const own = table(name).find((one) => one.name === column.name);
  return own?.type === column.type && own.nullable === column.nullable ? name : undefined;
}

export function field({ name, type, nullable }: Column): string {
  return `${/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name)}: ${orNull(type, nullable)}`;
}

function pick(table: string, columns: readonly Column[]): TypeText {
  const names = columns.map(({ name }) => JSON.stringify(name));
  return { text: `Pick<${table}, ${names.join(" | ")}>`, opens: `Pick<${table},`, fills: names, closes: ">" };
}
