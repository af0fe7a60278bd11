import { type AssetId, isUuid } from "@heirlock/domain/identifiers";
import { isVaultCategory } from "@heirlock/domain/vault/find-entries";
import type { VaultCategory } from "@heirlock/domain/vault/kinds";

/** `?category=` of the vault page and `?asset=` of its form. What is searched for never stands in an address. */
export interface VaultSearch {
  category?: VaultCategory;
  /** The asset for which an entry is added: it is linked from the start, and one comes back to it. */
  asset?: AssetId;
}

export function readVaultSearch({ category, asset }: Record<string, unknown>): VaultSearch {
  return { ...(isVaultCategory(category) && { category }), ...(isUuid<AssetId>(asset) && { asset }) };
}
