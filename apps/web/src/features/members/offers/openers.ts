import type { Held, When } from "@heirlock/domain/members/can-see";
import { queryOptions } from "@tanstack/react-query";

/** Somebody who can open an entry. */
export interface Opener {
  name: string;
  when: Exclude<When, "no">;
  /** Why it does not count for them today. */
  held: Held | null;
}

/** Of each entry that is meant for somebody: who can open it, and when. The rule comes with the answer, not with the page. */
export const listOpeners = queryOptions({
  // Below `membersKey`, whose file the list of the vault has no other need of.
  queryKey: ["members", "openers"],
  queryFn: async ({ client }): Promise<Readonly<Record<string, readonly Opener[]>>> =>
    (await import("../who-sees/openers-of.ts")).fetchOpeners(client),
});
