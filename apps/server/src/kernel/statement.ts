import pg, { type CustomTypesConfig } from "pg";

/** A statement that the database parses once per connection. */
export interface Statement {
  name: string;
  text: string;
  /** How its columns are read; pg's own way unless said otherwise. */
  types?: CustomTypesConfig;
}

const { INT4, BOOL } = pg.types.builtins;

/**
 * Leaves everything but booleans and integers as PostgreSQL wrote it: a list of three hundred assets would
 * otherwise make six hundred Date objects only to write them out again.
 */
export const textTypes: CustomTypesConfig = {
  getTypeParser: (oid) =>
    oid === INT4 || oid === BOOL ? pg.types.getTypeParser(oid) : (value: unknown) => value as never,
};

/** `2026-11-15 01:46:25.5+00` (connections run in UTC) as ISO 8601. */
export function instantFromText(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11, -3)}Z`;
}
