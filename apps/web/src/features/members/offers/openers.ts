import { queryOptions } from "@tanstack/react-query";
import type { Opener } from "../who-sees/openers-of.ts";

export type { Opener } from "../who-sees/openers-of.ts";

/** Of each entry that is meant for somebody: who can open it, and when. The rule comes with the answer, not with the page. */
export const listOpeners = queryOptions({
  // Below `membersKey`, whose file the list of the vault has no other need of.
  queryKey: ["members", "openers"],
  queryFn: async ({ client }): Promise<Readonly<Record<string, readonly Opener[]>>> =>
    (await import("../who-sees/openers-of.ts")).fetchOpeners(client),
});
