import type { Member } from "@heirlock/contract/members/members";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import { membersKey } from "./list-members.ts";

export const getMember = (id: string) =>
  queryOptions({
    queryKey: [...membersKey, "one", id],
    queryFn: async ({ signal }): Promise<Member> => {
      const { data } = await call("GET /api/members/:id", { params: { id } }, { timeout: 10_000, signal });
      return data;
    },
  });

export function useMember(id: string) {
  return useQuery(getMember(id));
}
