import { useQuery } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";

/** Whether the holder has edit_member, as the server says it (MEM-057, D31). Until it has, nothing is offered. */
export function useMayEdit(): boolean {
  const { data } = useQuery({
    queryKey: ["members", "own-permissions"],
    queryFn: async ({ signal }) => (await call("GET /api/user/roles", {}, { signal })).permissions,
    staleTime: 60_000,
  });
  return data?.includes("edit_member") ?? false;
}
