import { canSee, type Held, heldBack, type When } from "@heirlock/domain/members/can-see";
import { documents } from "@heirlock/domain/members/things";
import { type KeyWait, keyWait } from "@heirlock/domain/sharing/key-wait";
import type { QueryClient } from "@tanstack/react-query";
import { type AccessMatrix, accessMatrix, type MatrixMember } from "./access-matrix.ts";

/** Somebody who can open an entry. */
export interface Opener {
  name: string;
  when: Exclude<When, "no">;
  /** Why it does not count for them today. */
  held: Held | Exclude<KeyWait, "unlock"> | null;
}

export const fetchOpeners = async (client: QueryClient) => openersOf(await client.fetchQuery(accessMatrix));

/** An open vault, and only such a one lists entries, makes keys within seconds: those are not waited for here. */
function heldFrom(member: MatrixMember): Opener["held"] {
  const wait = keyWait(member, true);
  return heldBack(member) ?? (wait === "unlock" ? null : wait);
}

/** Of each entry that is meant for somebody, whoever can open it: those who can now first. */
export function openersOf({ members, entries }: Pick<AccessMatrix, "members" | "entries">): Record<string, Opener[]> {
  const byId = new Map(members.map((member) => [member.id, member]));
  const found: Record<string, Opener[]> = {};
  for (const given of entries) {
    const member = byId.get(given.membership_id);
    found[given.entry_id] ??= [];
    if (!member) continue;
    const { when } = canSee(member, documents, [given]);
    if (when !== "no") found[given.entry_id]!.push({ name: member.first_name, when, held: heldFrom(member) });
  }
  const place = ({ when, held }: Opener) => (when === "later" ? 2 : held ? 1 : 0);
  for (const list of Object.values(found)) list.sort((one, other) => place(one) - place(other));
  return found;
}
