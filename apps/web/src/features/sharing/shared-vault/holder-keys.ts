import type { HolderKeys, SharedPlan } from "@heirlock/contract/sharing/holder-keys";
import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";

export type { HolderKeys, SharedPlan };

/** What the server says about the keys of a plan's holder. Nothing of it is believed without the key worker. */
export const getHolderKeys = (relationshipId: string) =>
  queryOptions({
    queryKey: ["member-side", "keys", relationshipId],
    queryFn: ({ signal }) => fetchHolderKeys(relationshipId, signal),
  });

export async function fetchHolderKeys(relationshipId: string, signal: AbortSignal): Promise<HolderKeys> {
  const params = { id: relationshipId };
  const { data } = await call("GET /api/member/relationships/:id/keys", { params }, { timeout: 10_000, signal });
  // Another plan's keys may be as well compared: what their holder signed would pass for this one's.
  if (data.member_id !== relationshipId) throw new ApiError("INVALID_ANSWER", "The keys of another plan");
  return data;
}

/** What the server says that the holder signed about this member. The key worker checks every part of it. */
export const getSharedPlan = (relationshipId: string) =>
  queryOptions({
    queryKey: ["member-side", "plan", relationshipId],
    queryFn: ({ signal }) => fetchSharedPlan(relationshipId, signal),
  });

export async function fetchSharedPlan(relationshipId: string, signal: AbortSignal): Promise<SharedPlan> {
  const params = { id: relationshipId };
  return (await call("GET /api/member/relationships/:id/plan", { params }, { timeout: 10_000, signal })).data;
}
