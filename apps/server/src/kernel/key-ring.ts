import { hkdfSync } from "node:crypto";

/**
 * The secrets under which small fields are sealed: everything new under the active one. The others open what was sealed
 * under them, before a change of the secret or by a process that has gone ahead with it.
 */
export interface KeyRing {
  active: string;
  others: readonly string[];
}

/** Stands in each sealed field. Follows from the secret, so that nobody has to give it a name, and says nothing about it. */
export function keyIdOf(secret: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "", "heirlock sealed field id", 6)).toString("base64url");
}

export const secretsOf = ({ active, others }: KeyRing): string[] => [active, ...others];
