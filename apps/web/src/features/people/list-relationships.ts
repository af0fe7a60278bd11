import type { peopleRoutes } from "@heirlock/contract/people";
import type { Answer } from "@heirlock/contract/route";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../platform/api/call.ts";

export type Relationship = Answer<(typeof peopleRoutes)["relationships"]>["data"]["relationships"][number];

export const listRelationships = queryOptions({
  queryKey: ["people", "relationships"],
  queryFn: async ({ signal }): Promise<Relationship[]> => {
    const { data } = await call("GET /api/member/relationships", {}, { timeout: 10_000, signal });
    return data.relationships;
  },
});

export function useRelationships() {
  return useQuery(listRelationships);
}
