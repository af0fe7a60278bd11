import type { accountRoutes } from "@heirlock/contract/account/sign-in";
import type { Answer } from "@heirlock/contract/route";
import { ApiError } from "../api/api-error.ts";

export type UserFacts = Answer<(typeof accountRoutes)["userProfile"]>["data"];

/** The limits of D04, nested under one controller. */
export const detectionLimits = { whole: 5000, attempt: 4500, retryAfter: 1000 };

/**
 * Fetches the kind of user. One controller of 5 s wraps everything; the first attempt may use 4.5 s; a failed
 * one is repeated once, 1 s later, if time is left for it. The guard gives the first attempt 1 s (ACC-014). Rejects
 * with the last failure. A 4xx is final.
 */
export async function detectUserType(
  fetchFacts: (signal: AbortSignal) => Promise<UserFacts>,
  firstWithin: number = detectionLimits.attempt,
): Promise<UserFacts> {
  const startedAt = performance.now();
  const whole = AbortSignal.timeout(detectionLimits.whole);
  try {
    return await fetchFacts(AbortSignal.any([whole, AbortSignal.timeout(firstWithin)]));
  } catch (error) {
    if (whole.aborted || isFinal(error)) throw error;
    const left = detectionLimits.whole - (performance.now() - startedAt);
    if (left <= detectionLimits.retryAfter) throw error;
    await pause(detectionLimits.retryAfter, whole);
    return await fetchFacts(whole);
  }
}

function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status !== undefined && error.status < 500;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
