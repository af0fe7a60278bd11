import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import type { EndpointAnswer } from "../../../platform/api/endpoint.ts";
import { scoreQuery, securityKey } from "../offers/security-score.ts";

export type Session = EndpointAnswer<"GET /api/auth/sessions">["sessions"][number];

export const scoreEverySeconds = 60;
export const activityEverySeconds = 90;

/** The score, asked for again every 60 seconds while the page is looked at (ACC-091). */
export function useSecurityScore() {
  return useQuery({ ...scoreQuery, refetchInterval: scoreEverySeconds * 1000 });
}

export function useSessions() {
  return useQuery({
    queryKey: [...securityKey, "sessions"],
    queryFn: async ({ signal }) => (await call("GET /api/auth/sessions", {}, { signal })).sessions,
    refetchInterval: 60_000,
    refetchOnWindowFocus: "always",
  });
}

/** The newest events, asked for again every 90 seconds and whenever the window regains focus (ACC-087). */
export function useSecurityLog(limit: number) {
  const query = useQuery({
    queryKey: [...securityKey, "log", limit],
    queryFn: async ({ signal }) => (await call("GET /api/auth/security-log", { query: { limit } }, { signal })).logs,
    refetchInterval: activityEverySeconds * 1000,
    refetchOnWindowFocus: false,
  });
  const { refetch } = query;
  useEffect(() => {
    // The query client hears of tabs that become visible; a window that comes to the front was visible before.
    const again = () => void refetch({ cancelRefetch: false });
    window.addEventListener("focus", again);
    return () => window.removeEventListener("focus", again);
  }, [refetch]);
  return query;
}

export function useRevokeSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await call("POST /api/auth/sessions/:id/revoke", { params: { id } });
      } catch (error) {
        // It ended by itself meanwhile, which is what was wanted.
        if (!(error instanceof ApiError && error.code === "NOT_FOUND")) throw error;
      }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: securityKey }),
  });
}

export function useRevokeOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call("POST /api/auth/sessions/revoke-others")).data.revoked,
    onSuccess: () => client.invalidateQueries({ queryKey: securityKey }),
  });
}
