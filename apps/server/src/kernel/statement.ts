/** A statement that the database parses once per connection. */
export interface Statement {
  name: string;
  text: string;
}

/** `2026-11-15 01:46:25.5+00`, as `timestamptz::text` is written (connections run in UTC), in ISO 8601. */
export function instantFromText(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11, -3)}Z`;
}
