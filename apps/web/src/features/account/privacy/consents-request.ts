import { useQuery } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import type { EndpointAnswer } from "../../../platform/api/endpoint.ts";

export type Consent = EndpointAnswer<"GET /api/user/consents">["data"]["consents"][number];

export function useConsents() {
  return useQuery({
    queryKey: ["account", "consents"],
    queryFn: async ({ signal }): Promise<Consent[]> =>
      (await call("GET /api/user/consents", {}, { signal })).data.consents,
  });
}
