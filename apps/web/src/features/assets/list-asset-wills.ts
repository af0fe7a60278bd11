import { useQuery } from "@tanstack/react-query";
import { call } from "../../platform/api/call.ts";
import { isBeingDeleted } from "./delete-asset.ts";

/** Below the key of the wills: what changes a will may change this. */
export function useAssetWills(id: string) {
  return useQuery({
    queryKey: ["wills", "of-asset", id],
    enabled: () => !isBeingDeleted(id),
    queryFn: async ({ signal }) => (await call("GET /api/assets/:id/wills", { params: { id } }, { signal })).data.wills,
  });
}
