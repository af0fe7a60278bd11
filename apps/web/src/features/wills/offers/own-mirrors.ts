import type { Answer } from "@heirlock/contract/route";
import type { mirrorRoutes, OwnMirror } from "@heirlock/contract/wills/mirror";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";

/** Below the key of the member's side: that an offer is made or withdrawn is told as a change of the relationship. */
export const listOwnMirrors = queryOptions({
  queryKey: ["member-side", "mirror-offers"],
  queryFn: async ({ signal }): Promise<OwnMirror[]> =>
    (await call("GET /api/member/mirror-offers", {}, { signal })).data.offers,
});

export type Mirror = Answer<typeof mirrorRoutes.ownMirror>["data"];

/**
 * What a will would start with. Not below the other's key: that it is taken is told by a live event, before the page that
 * takes it has gone on.
 */
export const getOwnMirror = (id: string) =>
  queryOptions({
    queryKey: ["mirror-offer", id],
    queryFn: async ({ signal }): Promise<Mirror> =>
      (await call("GET /api/member/mirror-offers/:id", { params: { id } }, { signal })).data,
  });
