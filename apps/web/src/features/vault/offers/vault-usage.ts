import type { VaultUsage } from "@heirlock/contract/vault";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import { vaultKey } from "../list-entries.ts";

/** How full the vault is, without its entries: for pages that need no key. */
export function useVaultUsage() {
  return useQuery({
    queryKey: [...vaultKey, "usage"],
    queryFn: async ({ signal }): Promise<VaultUsage> => (await call("GET /api/vault/usage", {}, { signal })).data,
  });
}
