import type { Relationship } from "@heirlock/contract/member-side";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";

export type { Relationship } from "@heirlock/contract/member-side";

export const listRelationships = queryOptions({
  queryKey: ["member-side", "relationships"],
  queryFn: async ({ signal }): Promise<Relationship[]> => {
    const { data } = await call("GET /api/member/relationships", {}, { timeout: 10_000, signal });
    return data.relationships;
  },
});

export function useRelationships() {
  return useQuery(listRelationships);
}
