/** What one layer adds for a new slice. */
export interface SlicePart {
  /** Template file to the path it is written to; both may hold placeholders. */
  files: Readonly<Record<string, string>>;
  /** The lists outside the slice's folders that must name it. */
  lists: readonly ListedIn[];
}

/** A list that gets an import and an entry. */
export interface ListedIn {
  path: string;
  import: string;
  entry: string;
  /** The line in front of which the entry goes. */
  before: string;
}
