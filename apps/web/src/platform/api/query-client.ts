import { QueryClient, type QueryKey } from "@tanstack/react-query";
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

/**
 * Asks again for what lies under a key. Invalidating alone passes over a first load that is under way, and its answer may
 * be older than the change: that one is asked again as soon as it has arrived.
 */
export function makeStale(queries: QueryClient, queryKey: QueryKey): void {
  for (const query of queries.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" }))
    if (query.state.data === undefined)
      query.promise?.then(
        () => queries.invalidateQueries({ queryKey: query.queryKey, exact: true }),
        () => {},
      );
  void queries.invalidateQueries({ queryKey });
}

/**
 * What is worked out from cached answers, such as labels opened from sealed entries. If an answer is replaced while the
 * work goes on, the work begins again: its result would be old, and invalidating passes over a first load.
 */
export async function fromNewest<T>(sources: readonly QueryKey[], work: () => Promise<T>): Promise<T> {
  let before: string;
  let result: T;
  do {
    before = versionsOf(sources);
    result = await work();
  } while (before !== versionsOf(sources));
  return result;
}

/** Says whether a cached answer was replaced since it was asked before. */
export const versionsOf = (sources: readonly QueryKey[]): string =>
  sources.map((key) => queryClient.getQueryState(key)?.dataUpdateCount).join();
