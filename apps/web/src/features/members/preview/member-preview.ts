import type { previewRoutes } from "@heirlock/contract/member-side";
import type { Answer } from "@heirlock/contract/route";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import { membersKey } from "../offers/list-members.ts";

export type MemberPreview = Answer<typeof previewRoutes.preview>["data"];

/** What a member would get today, cut by the server as it cuts their own answers. */
export function useMemberPreview(id: string) {
  return useQuery({
    queryKey: [...membersKey, "part", id, "preview"],
    queryFn: async ({ signal }): Promise<MemberPreview> =>
      (await call("GET /api/members/:id/preview", { params: { id } }, { timeout: 10_000, signal })).data,
  });
}
