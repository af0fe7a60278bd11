import { queryClient } from "../../../platform/api/query-client.ts";
import { keptOf } from "../order-entries.ts";
import { rowsOfVault, type VaultRows } from "../vault-export/rows-of-vault.ts";
import { openEntries, useOpenEntries } from "./open-entries.ts";

/**
 * The vault as the archive of a person's data takes it: how many entries there are, whether it is open, and what is in it.
 * Starts no key worker: whoever wants it open is asked for the key first (KEY-028).
 */
export function useVaultToExport(assetTitles: ReadonlyMap<string, string>) {
  const { unlocked, sealed } = useOpenEntries({ starts: false });
  return {
    count: sealed.data?.entries.filter(({ deleted_at }) => deleted_at === null).length ?? 0,
    unlocked,
    collect: async (signal: AbortSignal, onOpened: (done: number, total: number) => void): Promise<VaultRows> =>
      rowsOfVault(keptOf(await queryClient.ensureQueryData(openEntries)), { assetTitles, signal, onOpened }),
  };
}
