/** The day in the address is only shown; anything that is none is dropped. */
export function readClosedSearch(search: Record<string, unknown>): { until?: string } {
  const { until } = search;
  return typeof until === "string" && !Number.isNaN(Date.parse(until)) ? { until } : {};
}
