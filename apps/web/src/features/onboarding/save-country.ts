import { useMutation } from "@tanstack/react-query";
import { call } from "../../platform/api/call.ts";
import type { EndpointInput } from "../../platform/api/endpoint.ts";
import { refreshUserFacts } from "../../platform/session/validate-session.ts";

type ProfileChange = NonNullable<EndpointInput<"PATCH /api/user/profile">["body"]>;

/** The country, and what a holder took from it. */
export function useSaveCountry() {
  return useMutation({
    mutationFn: async (body: ProfileChange) => (await call("PATCH /api/user/profile", { body })).data,
    onSuccess: () => refreshUserFacts(),
  });
}
