import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import type { EndpointAnswer } from "../../../platform/api/endpoint.ts";

/** Below the account's key: whatever changes the account makes the score and the lists stale, too. */
export const securityKey = ["account", "security"] as const;

export type Score = EndpointAnswer<"GET /api/auth/security-score">["data"];

export const scoreQuery = queryOptions({
  queryKey: [...securityKey, "score"],
  queryFn: async ({ signal }): Promise<Score> => (await call("GET /api/auth/security-score", {}, { signal })).data,
});

/** The score as it is now, for a page that only mentions it. */
export function useSecurityScoreOnce() {
  return useQuery(scoreQuery);
}
