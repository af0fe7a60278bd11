import { randomInt } from "node:crypto";

/**
 * The header by which a browser or a person of a journey comes from an address of their own, as people do: limits count
 * by address, and all of a run's come from this machine. The demo of `pnpm e2e` believes it.
 */
export function fromOwnAddress(): Record<string, string> {
  return { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(254)}` };
}
