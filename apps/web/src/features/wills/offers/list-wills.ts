import type { Will } from "@heirlock/contract/wills";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";

/** Everything that shows wills hangs below this key, so that one live event refreshes it all. */
export const willsKey = ["wills"] as const;

export const listWills = queryOptions({
  queryKey: [...willsKey, "list"],
  queryFn: async ({ signal }): Promise<Will[]> => (await call("GET /api/wills", {}, { signal })).data.wills,
});

export function useWills() {
  return useQuery(listWills);
}
