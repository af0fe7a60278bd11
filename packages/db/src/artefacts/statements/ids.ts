import type { Catalogue, ColumnFacts } from "./catalogue.ts";
import type { Meanings } from "./meanings.ts";
import type { Shape } from "./shape.ts";

/** Uuid, or one that says of what it is: MemberId. */
export function isId(type: string): boolean {
  return /^(Uuid|[A-Z]\w*Id)$/.test(type);
}

/** What the column's values are ids of: its own row's, or that to which its foreign key leads. */
export function idOfColumn(catalogue: Catalogue, { ids }: Meanings, column: ColumnFacts): string | undefined {
  const known = ids.keys[column.place];
  if (known) return known;
  const referred = column.refersTo ? catalogue.columns.get(column.refersTo) : undefined;
  if (referred) return idOfColumn(catalogue, { ids } as Meanings, referred);
  return ids.names[column.place.slice(column.place.lastIndexOf(".") + 1)];
}

/** Says of what an id is, or a list of them, if that is known. */
export function withId(shape: Shape, id: string | undefined): Shape {
  if (!id || !/^Uuid(\[\])?$/.test(shape.type)) return shape;
  const type = shape.type.replace("Uuid", id);
  return { ...shape, type, inJson: type };
}

/**
 * What a parameter is that is used as both. A holder is also a person with an account; two other kinds of ids never
 * meet in one parameter, and if they do, the statement compares what it should not.
 */
export function bothIds(one: string, other: string): string {
  if (one === other || other === "Uuid") return one;
  if (one === "Uuid") return other;
  const kinds = [one, other].toSorted().join();
  if (kinds === "AccountId,HolderId") return "HolderId";
  throw new Error(`A parameter is used both as ${one} and as ${other}`);
}
