import type { AssignedAsset } from "@heirlock/contract/members/assignments";
import type { HistoryEntry } from "@heirlock/contract/members/members";
import type { MemberPermissions } from "@heirlock/contract/members/permissions";
import { type QueryKey, queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import { membersKey } from "../offers/list-members.ts";

/** What a member's tabs fetch for themselves; below the key that live events refresh. */
const part = (id: string, what: string): QueryKey => [...membersKey, "part", id, what];
const given = { timeout: 10_000 };

const assignedAssets = (id: string) =>
  queryOptions({
    queryKey: part(id, "assets"),
    queryFn: async ({ signal }): Promise<AssignedAsset[]> =>
      (await call("GET /api/members/:id/assets", { params: { id } }, { ...given, signal })).data,
  });

const memberPermissions = (id: string) =>
  queryOptions({
    queryKey: part(id, "permissions"),
    queryFn: ({ signal }): Promise<MemberPermissions> =>
      call("GET /api/members/:id/permissions", { params: { id } }, { ...given, signal }),
  });

export function useMemberPermissions(id: string) {
  return useQuery(memberPermissions(id));
}

export function useMemberHistory(id: string) {
  return useQuery({
    queryKey: part(id, "history"),
    queryFn: async ({ signal }): Promise<HistoryEntry[]> =>
      (await call("GET /api/members/:id/history", { params: { id } }, { ...given, signal })).data,
  });
}

export function useAssignedAssets(id: string) {
  return useQuery(assignedAssets(id));
}
