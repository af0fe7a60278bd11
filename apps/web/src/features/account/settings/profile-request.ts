import type { Profile } from "@heirlock/contract/account/sign-in";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import type { EndpointInput } from "../../../platform/api/endpoint.ts";
import { refreshUserFacts } from "../../../platform/session/validate-session.ts";

/** Everything of the account hangs below this key, so that a live event refreshes it. */
const accountKey = ["account"] as const;

const profileQuery = queryOptions({
  queryKey: [...accountKey, "profile"],
  queryFn: async ({ signal }): Promise<Profile> => (await call("GET /api/user/profile", {}, { signal })).data,
});

export function useProfile() {
  return useQuery(profileQuery);
}

export type ProfileChange = NonNullable<EndpointInput<"PATCH /api/user/profile">["body"]>;

export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ProfileChange): Promise<Profile> => (await call("PATCH /api/user/profile", { body })).data,
    onSuccess: (profile) => {
      client.setQueryData(profileQuery.queryKey, profile);
      void refreshUserFacts();
    },
  });
}
