import type { Held, When } from "@heirlock/domain/members/can-see";
import { queryOptions } from "@tanstack/react-query";
import { membersKey } from "./list-members.ts";

/** Somebody who can open an entry. */
export interface Opener {
  name: string;
  when: Exclude<When, "no">;
  /** Why it does not count for them today. */
  held: Held | null;
}

/** Of each entry that is meant for somebody: who can open it, and when. The rule comes with the answer, not with the page. */
export const listOpeners = queryOptions({
  queryKey: [...membersKey, "openers"],
  queryFn: async ({ client }): Promise<Readonly<Record<string, readonly Opener[]>>> => {
    const [{ openersOf }, { accessMatrix }] = await Promise.all([
      import("../who-sees/openers-of.ts"),
      import("../who-sees/access-matrix.ts"),
    ]);
    return openersOf(await client.fetchQuery(accessMatrix));
  },
});
