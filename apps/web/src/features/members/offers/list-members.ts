import type { Member } from "@heirlock/contract/members/members";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";

/** Everything that shows members hangs below this key, so that one live event refreshes it all. */
export const membersKey = ["members"] as const;

export interface MemberList {
  members: Member[];
  used: number;
  max: number;
}

export const listMembers = queryOptions({
  queryKey: [...membersKey, "list"],
  queryFn: async ({ signal }): Promise<MemberList> => {
    const { data, usage } = await call("GET /api/members", {}, { timeout: 10_000, signal });
    return { members: data, ...usage };
  },
});

export function useMembers() {
  return useQuery(listMembers);
}
