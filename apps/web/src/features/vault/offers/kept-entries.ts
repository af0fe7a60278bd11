import { queryClient } from "../../../platform/api/query-client.ts";
import { listEntries } from "../list-entries.ts";

/** The ids of everything in the vault outside of the bin, as the server lists it; with `anew` it is asked again. */
export async function keptEntries({ anew = false } = {}): Promise<ReadonlySet<string>> {
  const { entries } = await (anew
    ? queryClient.fetchQuery({ ...listEntries, staleTime: 0 })
    : queryClient.ensureQueryData(listEntries));
  return new Set(entries.filter(({ deleted_at }) => deleted_at === null).map(({ id }) => id as string));
}
