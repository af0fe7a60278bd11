import type { EntryId, MemberId } from "@heirlock/domain/identifiers";
import type { PlanChange } from "@heirlock/domain/plan/changes";
import type { Plan } from "@heirlock/domain/plan/plan";
import type { ProposedChange } from "@heirlock/keyring/plan/requests";
import { call } from "../../platform/api/call.ts";
import { askPlan } from "../../platform/keys/keys-client.ts";
import { signChange } from "../../platform/plan/signing/change-plan.ts";
import { fetchTables } from "../../platform/plan/signing/grant-edits.ts";
import { noteHead } from "../../platform/plan/signing/known-heads.ts";
import { requireCompared } from "../../platform/plan/signing/require-compared.ts";
import { fetchPlan } from "../../platform/plan/signing/served-plan.ts";
import { keyOwner } from "../../platform/session/key-owner.ts";

/** The answers to what the server's tables say otherwise than the plan. */

/** "That is right": signs exactly what was shown. If it is something else by now, it is shown anew. */
export async function signLess({ hash }: Pick<ProposedChange, "hash">): Promise<void> {
  const owner = await keyOwner();
  await requireCompared(owner, { asks: true });
  const [served, tables] = [await fetchPlan(owner), await fetchTables()];
  const { step, seen } = await askPlan("settlePlan", { ...owner, served, tables, confirmed: hash, now: Date.now() });
  if (!step) return;
  await call("POST /api/plan", { body: step });
  if (seen) noteHead(owner.verifyingKey, seen);
}

/** "That was not me": what was taken back is given again as the plan has it, and what went into the bin comes back. */
export async function putBack(signed: Plan, changes: readonly PlanChange[]): Promise<void> {
  for (const change of changes) {
    if (change.kind === "binned") await call("POST /api/vault/:id/restore", { params: { id: change.entry }, body: {} });
    if (change.kind !== "taken_back" && change.kind !== "later" && change.kind !== "condition_tightened") continue;
    const was = signed.grants.find(({ member, entry }) => member === change.member && entry === change.entry);
    if (!was) continue;
    const isCustom = was.day !== null || was.age !== null;
    const access_condition = was.lane === "now" ? "immediate" : isCustom ? "custom" : "after_death";
    await call("POST /api/vault/:id/members/link", {
      params: { id: was.entry as EntryId },
      body: { member_ids: [was.member as MemberId], access_condition, not_before: was.day, from_age: was.age },
    });
  }
}

/** A raised level of one person, after it was shown once more. */
export async function signLevel(member: string): Promise<void> {
  const { members } = await fetchTables(undefined, { member });
  const known = members.find((one) => one.member === member);
  if (known) await signChange(await keyOwner(), { edits: [{ kind: "member", member, level: known.level }] });
}

/** The first plan of all, as it was shown. */
export async function signFirst(hash: string): Promise<void> {
  await signChange(await keyOwner(), { edits: [], confirmed: hash });
}
