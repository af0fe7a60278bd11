import type { VaultEntry, VaultUsage } from "@heirlock/contract/vault";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../platform/api/call.ts";

/** Everything that shows sealed entries hangs below this key, so that one live event refreshes it all. */
export const vaultKey = ["vault"] as const;

/** The sealed entries: what the server has, and nothing that was opened. */
export const listEntries = queryOptions({
  queryKey: [...vaultKey, "list"],
  queryFn: async ({ signal }): Promise<{ entries: VaultEntry[]; usage: VaultUsage }> =>
    (await call("GET /api/vault", {}, { signal })).data,
});
