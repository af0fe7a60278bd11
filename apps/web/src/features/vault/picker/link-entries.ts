import type { VaultEntry } from "@heirlock/contract/vault";
import type { AssetId, EntryId } from "@heirlock/domain/identifiers";
import { call } from "../../../platform/api/call.ts";
import { queryClient } from "../../../platform/api/query-client.ts";
import { listEntries } from "../list-entries.ts";

/** What of a choice failed: linking comes before unlinking. */
export class LinkFailed extends Error {
  readonly step: "link" | "unlink";

  constructor(step: LinkFailed["step"], cause: unknown) {
    super(`Could not ${step} entries`, { cause });
    this.step = step;
  }
}

/** The entries that are kept and linked to an asset, in the order in which they were added. */
export function linkedTo(assetId: string, entries: readonly VaultEntry[]): VaultEntry[] {
  return entries
    .filter((entry) => entry.deleted_at === null && entry.linked_asset_ids.some((id) => id === assetId))
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at));
}

/** What was ticked is linked, what was unticked is unlinked. Throws LinkFailed. */
export async function relinkEntries(
  asset: AssetId,
  before: readonly EntryId[],
  chosen: readonly EntryId[],
): Promise<void> {
  const params = { id: asset };
  const added = chosen.filter((id) => !before.includes(id));
  const taken = before.filter((id) => !chosen.includes(id));
  if (added.length > 0) {
    const body = { vault_entry_ids: added };
    await call("POST /api/assets/:id/vault-entries/link", { params, body }).catch((error) => {
      throw new LinkFailed("link", error);
    });
    note(asset, added, true);
  }
  if (taken.length > 0) {
    const body = { vault_entry_ids: taken };
    await call("POST /api/assets/:id/vault-entries/unlink", { params, body }).catch((error) => {
      throw new LinkFailed("unlink", error);
    });
    note(asset, taken, false);
  }
}

/** Nothing but this asset's links has changed: they are written into what is known, and nothing is asked again (D15). */
function note(asset: AssetId, ids: readonly EntryId[], linked: boolean): void {
  queryClient.setQueryData(listEntries.queryKey, (known) =>
    known
      ? {
          ...known,
          entries: known.entries.map((entry) => (ids.includes(entry.id) ? withLink(entry, asset, linked) : entry)),
        }
      : known,
  );
}

export function withLink(entry: VaultEntry, asset: AssetId, linked: boolean): VaultEntry {
  const others = entry.linked_asset_ids.filter((id) => id !== asset);
  return { ...entry, linked_asset_ids: linked ? [...others, asset] : others };
}
