import { isVaultCategory } from "@heirlock/domain/vault/find-entries";
import type { VaultCategory } from "@heirlock/domain/vault/kinds";

/** `?category=` of the vault page. What is searched for never stands in an address. */
export interface VaultSearch {
  category?: VaultCategory;
}

export function readVaultSearch({ category }: Record<string, unknown>): VaultSearch {
  return isVaultCategory(category) ? { category } : {};
}
