import type { PlanTables } from "@heirlock/contract/sharing/keys";
import type { AskedEdit } from "@heirlock/keyring/plan/requests";
import { keysState } from "../../keys/keys-client.ts";
import { keyOwner } from "../../session/key-owner.ts";
import { signChange } from "./change-plan.ts";
import { fetchTables } from "./grant-edits.ts";

/**
 * The holder has just done this by hand, and the tables have it: with the vault open the plan says the same at once. With
 * it locked, or when this fails, the difference stands in the list at the next unlock (KEY-072); nothing is lost by it.
 */
export async function followAction(edits: readonly AskedEdit[] | (() => Promise<readonly AskedEdit[]>)): Promise<void> {
  if (!keysState().unlocked) return;
  try {
    await signChange(await keyOwner(), { edits: typeof edits === "function" ? await edits() : edits });
  } catch {
    // It waits in the list.
  }
}

/** The member's name or level was changed: the plan follows, and asks first if they could read more by it. */
export function followMember(member: string, what: "name" | "level"): Promise<void> {
  return followAction(async () => {
    const known = (await fetchTables(undefined, { member })).members.find((one) => one.member === member);
    return known ? [{ kind: "name_member", ...known }, said(known, what)] : [];
  });
}

const said = ({ member, name, level }: PlanTables["members"][number], what: "name" | "level"): AskedEdit =>
  what === "name" ? { kind: "member", member, name } : { kind: "member", member, level };
