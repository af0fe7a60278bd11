import type { assignmentRoutes } from "@heirlock/contract/members/assignments";
import type { CallInput } from "@heirlock/contract/route";
import type { AccessCondition } from "@heirlock/domain/vault/kinds";
import { toSignedRevision } from "@heirlock/keyring/vault/signed-revision";
import { call } from "../../api/call.ts";
import { openedOwner } from "../open-vault.ts";
import { changePlan } from "./change-plan.ts";
import { followAction } from "./follow-action.ts";
import { fetchTables, grantEdits, takeBackEdits } from "./grant-edits.ts";

type Linking = Omit<CallInput<typeof assignmentRoutes.linkMembers>["body"], "plan">;

/**
 * Means a vault entry for people, and signs it in the same step. Asks to unlock first, and shows what they could read
 * before it is signed (KEY-064).
 */
export async function meanEntry(id: string, body: Linking): Promise<void> {
  const owner = await openedOwner();
  const [tables, { data: entry }] = await Promise.all([
    fetchTables(undefined, { entry: id }),
    call("GET /api/vault/:id", { params: { id } }),
  ]);
  const sealed = toSignedRevision(owner.estate, entry);
  const ofEntry: AccessCondition = entry.access_condition;
  const when = {
    condition: body.access_condition ?? ofEntry,
    ofEntry,
    day: body.not_before ?? null,
    age: body.from_age ?? null,
  };
  await changePlan(owner, { edits: grantEdits(tables, id, body.member_ids, when), shown: [sealed] }, (plan) =>
    call("POST /api/vault/:id/members/link", { params: { id }, body: { ...body, ...(plan && { plan }) } }),
  );
}

/** Takes an entry back, with the vault open or locked: delivery stops at once. */
export async function takeEntryBack(id: string, members: readonly string[]): Promise<void> {
  await call("POST /api/vault/:id/members/unlink", { params: { id }, body: { member_ids: [...members] } });
  await followAction(takeBackEdits(id, members));
}
