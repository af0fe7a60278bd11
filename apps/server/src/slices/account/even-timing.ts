import { setTimeout } from "node:timers/promises";

/**
 * Ends no sooner than `milliseconds` after it began, whether the work succeeds or fails, so that the time of
 * an answer does not tell how much there was to do.
 */
export async function noSoonerThan<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), setTimeout(milliseconds)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}
