import type { Readiness } from "@heirlock/domain/sharing/reach";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import { useVaultUnlocked } from "../../../platform/keys/use-vault-unlocked.ts";
import { membersKey } from "../../members/offers/list-members.ts";

const stated = queryOptions({
  queryKey: [...membersKey, "readiness", "stated"],
  queryFn: async ({ signal }): Promise<Readiness> => (await call("GET /api/members/readiness", {}, { signal })).data,
});

const checked = queryOptions({
  queryKey: [...membersKey, "readiness", "checked"],
  retry: false,
  queryFn: async ({ signal }): Promise<Readiness> => (await import("./checked-readiness.ts")).checkReadiness(signal),
});

/**
 * Entries that nobody or only one person could open today, and whom they do not reach. With the vault open as this device
 * has checked it, and nothing where it could not; with the vault locked as the server says.
 */
export function useReadiness(): { readiness: Readiness | undefined; isChecked: boolean } {
  const isChecked = useVaultUnlocked({ starts: false });
  const { data: readiness } = useQuery(isChecked ? checked : stated);
  return { readiness, isChecked };
}
