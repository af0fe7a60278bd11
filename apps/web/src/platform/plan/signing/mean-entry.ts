import type { assignmentRoutes } from "@heirlock/contract/members/assignments";
import type { CallInput } from "@heirlock/contract/route";
import type { PlanTables } from "@heirlock/contract/sharing/keys";
import type { VaultEntry } from "@heirlock/contract/vault";
import type { AccessCondition } from "@heirlock/domain/vault/kinds";
import type { AskedEdit, ShownRevision } from "@heirlock/keyring/plan/requests";
import { toSignedRevision } from "@heirlock/keyring/vault/signed-revision";
import { call } from "../../api/call.ts";
import type { KeyOwner } from "../../session/key-owner.ts";
import { openedOwner } from "../open-vault.ts";
import { changePlan } from "./change-plan.ts";
import { followAction } from "./follow-action.ts";
import { fetchTables, grantEdits, takeBackEdits } from "./grant-edits.ts";

type Linking = Omit<CallInput<typeof assignmentRoutes.linkMembers>["body"], "plan">;

/**
 * Means a vault entry for people, and signs it in the same step. Asks to unlock first, and shows what they could read
 * before it is signed (KEY-064), unless `confirmed` is the hash of just that: the page has shown it already.
 */
export async function meanEntry(id: string, body: Linking, confirmed: string | null = null): Promise<void> {
  const owner = await openedOwner();
  const [tables, { data: entry }] = await Promise.all([
    fetchTables(undefined, { entry: id }),
    call("GET /api/vault/:id", { params: { id } }),
  ]);
  const edits = meaningEdits(tables, entry, body);
  await changePlan(owner, { edits, shown: [shownRevision(owner, entry)], confirmed }, (plan) =>
    call("POST /api/vault/:id/members/link", { params: { id }, body: { ...body, ...(plan && { plan }) } }),
  );
}

interface Meaning {
  member_ids: readonly string[];
  access_condition?: AccessCondition | undefined;
  not_before?: string | null | undefined;
  from_age?: number | null | undefined;
}

export function meaningEdits(tables: PlanTables, entry: VaultEntry, meant: Meaning): AskedEdit[] {
  const ofEntry: AccessCondition = entry.access_condition;
  const condition = meant.access_condition ?? ofEntry;
  const when = { condition, ofEntry, day: meant.not_before ?? null, age: meant.from_age ?? null };
  return grantEdits(tables, entry.id, meant.member_ids, when);
}

/** What the holder signed of it, with the key of its title. */
export const shownRevision = ({ estate }: KeyOwner, entry: VaultEntry): ShownRevision => ({
  ...toSignedRevision(estate, entry),
  labelKey: entry.wrapped_label_key,
});

/** Takes an entry back, with the vault open or locked: delivery stops at once. */
export async function takeEntryBack(id: string, members: readonly string[]): Promise<void> {
  await call("POST /api/vault/:id/members/unlink", { params: { id }, body: { member_ids: [...members] } });
  await followAction(takeBackEdits(id, members));
}
