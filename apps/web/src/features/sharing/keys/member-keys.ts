import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import type { EndpointAnswer } from "../../../platform/api/endpoint.ts";
import { membersKey } from "../../members/offers/list-members.ts";

export type MemberKeys = EndpointAnswer<"GET /api/members/:id/keys">["data"];
export type EnvelopeQueue = EndpointAnswer<"GET /api/members/envelope-queue">["data"];

/** The identities, card and envelopes of one member. Public keys and sealed things: nothing in it opens anything. */
export const memberKeys = (id: string) =>
  queryOptions({
    queryKey: [...membersKey, "part", id, "keys"],
    queryFn: async ({ signal }): Promise<MemberKeys> =>
      (await call("GET /api/members/:id/keys", { params: { id } }, { signal })).data,
  });

export function useMemberKeys(id: string) {
  return useQuery(memberKeys(id));
}

/** How far the keys of everybody are, and how many entries wait for new ones. */
export const keyOverview = queryOptions({
  queryKey: [...membersKey, "key-overview"],
  queryFn: async ({ signal }) => (await call("GET /api/members/keys", {}, { signal })).data,
});

export async function fetchQueue(signal?: AbortSignal): Promise<EnvelopeQueue> {
  return (await call("GET /api/members/envelope-queue", {}, { signal, timeout: 30_000 })).data;
}

/** What the holder's client has to make; below the key that live events refresh. */
export const envelopeQueue = queryOptions({
  queryKey: [...membersKey, "queue"],
  queryFn: ({ signal }) => fetchQueue(signal),
});
