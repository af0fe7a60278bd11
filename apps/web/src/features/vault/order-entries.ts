import type { VaultEntry } from "@heirlock/contract/vault";

type Dated = Pick<VaultEntry, "updated_at" | "deleted_at">;

/** What was changed last stands first. */
export function byLatestChange<E extends Dated>(entries: readonly E[]): E[] {
  return entries.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at));
}

/** Those in the bin, what was deleted last first. */
export function binOf<E extends { entry: Dated }>(opened: readonly E[]): E[] {
  return opened
    .filter(({ entry }) => entry.deleted_at !== null)
    .toSorted((a, b) => b.entry.deleted_at!.localeCompare(a.entry.deleted_at!));
}

/** Those that are kept, what was changed last first. */
export function keptOf<E extends { entry: Dated }>(opened: readonly E[]): E[] {
  return opened
    .filter(({ entry }) => entry.deleted_at === null)
    .toSorted((a, b) => b.entry.updated_at.localeCompare(a.entry.updated_at));
}
