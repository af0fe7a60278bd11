import type { permissionRoutes } from "@heirlock/contract/members/permissions";
import type { Answer } from "@heirlock/contract/route";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import { membersKey } from "../offers/list-members.ts";

export type AccessMatrix = Answer<typeof permissionRoutes.accessMatrix>["data"];
export type MatrixMember = AccessMatrix["members"][number];
export type GivenAsset = AccessMatrix["assets"][number];
export type GivenEntry = AccessMatrix["entries"][number];

export const accessMatrix = queryOptions({
  queryKey: [...membersKey, "access"],
  queryFn: async ({ signal }): Promise<AccessMatrix> =>
    (await call("GET /api/members/access", {}, { timeout: 10_000, signal })).data,
});

/** The levels of every member who has or may come to have a part, and what is meant for whom. */
export function useAccessMatrix() {
  return useQuery(accessMatrix);
}
