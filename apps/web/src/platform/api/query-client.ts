import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

/** A 4xx says the same the second time; the network and a busy server may not. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status !== undefined && error.status < 500) return false;
  if (error instanceof ApiError && error.code === "TIMEOUT") return false;
  return failures < 2;
}

/**
 * Data stay on the screen while and after a reload fails: a query keeps its last data beside its error.
 * Live events make data stale, so focus does not need to refetch at once.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 8000),
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        // Offline is an answer that pages show, not a pause without end.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

export const queryClient = createQueryClient();
