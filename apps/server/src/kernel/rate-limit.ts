import { createHmac } from "node:crypto";
import { type RateLimitName, rateLimits } from "@heirlock/contract/rate-limits";
import type { Pool } from "pg";
import { refuse } from "./errors.ts";
import { countHit } from "./kernel.queries.ts";
import type { KeyRing } from "./key-ring.ts";
import { query } from "./query.ts";

export interface CountDeps {
  app: Pool;
  ring: KeyRing;
}

/** An IPv6 subscriber owns a whole /64; counting single addresses would count nothing. */
export function countedAddress(ip: string): string {
  if (!ip.includes(":") || ip.startsWith("::ffff:")) return ip;
  const [head = "", tail] = ip.split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) {
    const rest = tail === "" ? [] : tail.split(":");
    while (groups.length + rest.length < 8) groups.push("0");
    groups.push(...rest);
  }
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":");
}

/**
 * Counts one more try of `subject` (an address, an e-mail, a person's id) over all processes and refuses
 * with RATE_LIMITED and Retry-After beyond the limit. The table stores a keyed hash, never the subject: there are
 * few enough addresses to try them all against a bare one.
 */
export async function countTry(deps: CountDeps, name: RateLimitName, subject: string): Promise<void> {
  const { hits, seconds_left } = await count(deps, name, subject);
  if (hits > rateLimits[name].max) refuse("RATE_LIMITED", {}, Math.max(1, seconds_left));
}

/**
 * The same for what whoever asks must not learn: that there is somebody of that name, and that they were asked for too
 * often. Says whether the try is within the limit.
 */
export async function isWithinLimit(deps: CountDeps, name: RateLimitName, subject: string): Promise<boolean> {
  return (await count(deps, name, subject)).hits <= rateLimits[name].max;
}

async function count(deps: CountDeps, name: RateLimitName, subject: string) {
  const keyed = createHmac("sha256", deps.ring.active).update(`rate-limit ${name} ${subject}`).digest("base64url");
  const bucket = `${name} ${keyed}`;
  const rows = await query(deps.app, countHit, [bucket, rateLimits[name].windowSeconds]);
  return rows[0]!;
}
