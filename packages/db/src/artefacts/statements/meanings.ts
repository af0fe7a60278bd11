/** What the database cannot say about its columns and functions. */
export interface Meanings {
  /** TypeScript types of columns that hold JSON or texts of our own, by "schema.table.column". */
  columns: Readonly<Record<string, string>>;
  /** Functions of ours that never answer null, and for those that answer rows, the columns that are never null. */
  neverNull: Readonly<Record<string, true | readonly string[]>>;
  /** The types of ids: by the key, "schema.table.column", to which foreign keys lead; and by name for columns without one. */
  ids: { keys: Readonly<Record<string, string>>; names: Readonly<Record<string, string>> };
  /** Where the types that the above mention come from; and those whose values are exactly these, by their name. */
  types: Readonly<Record<string, { from: string; values?: readonly string[] }>>;
}
