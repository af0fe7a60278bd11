import type { RateLimit } from "./slice.ts";
import { type DeclaredName, foldTables } from "./slices.ts";

export type RateLimitName = DeclaredName<"limits">;

/**
 * All limits in one table (SEC-016), counted over all processes in PostgreSQL. The two of sign-in count failures only, in
 * a sliding window. The `quiet` ones never show: whoever asks for someone's link or code gets the usual answer.
 */
export const rateLimits: Readonly<Record<RateLimitName, RateLimit>> = foldTables("limits");
