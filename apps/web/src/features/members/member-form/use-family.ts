import type { LegalFamily } from "@heirlock/domain/members/legal-families";
import { firstRole } from "@heirlock/domain/members/roles";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";

/**
 * The family of law whose overrides apply to this holder's members (MEM-038..042, D37). Until the server has said it,
 * nothing is overridden; it checks by the right one anyway.
 */
export function useFamily(): LegalFamily {
  const { data } = useQuery({
    queryKey: ["members", "family"],
    queryFn: async ({ signal }) =>
      (await call("GET /api/members/role-fields", { query: { roles: firstRole } }, { signal })).data,
    staleTime: 60_000,
  });
  return data?.family ?? "custom";
}
