import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import type { EndpointAnswer } from "../../../platform/api/endpoint.ts";

export type Role = EndpointAnswer<"GET /api/user/roles">["roles"][number];

/** Below "account": the event that the profile changed asks for it again. */
const listRoles = queryOptions({
  queryKey: ["account", "roles"],
  queryFn: async ({ signal }) => await call("GET /api/user/roles", {}, { timeout: 10_000, signal }),
});

export function useRoles() {
  return useQuery(listRoles);
}

/** Each role once, with the number of plans it is held in, in the order of the answer. */
export function countRoles(roles: readonly Role[]): { role: Role["role"]; plans: number }[] {
  const plans = new Map<Role["role"], number>();
  for (const { role } of roles) plans.set(role, (plans.get(role) ?? 0) + 1);
  return [...plans].map(([role, count]) => ({ role, plans: count }));
}
