import type { PlanStep } from "@heirlock/contract/plan/step";
import { keysFingerprint, type PlanLeaf, planLevels } from "@heirlock/crypto/verify";
import type { EntryId, HolderId, MemberId } from "@heirlock/domain/identifiers";
import { keyGrantOf, loweredTo } from "@heirlock/domain/sharing/key-grants";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { inTransaction, type Tx } from "../../kernel/transaction.ts";
import { linkInside, requireEntry, unlinkInside } from "../members/assignments/link-members.ts";
import { deleteInside } from "../members/delete-member.ts";
import type { Sending } from "../members/letters/tell-other.ts";
import { lockCounted } from "../members/member-room.ts";
import { findAndLock, type LockedMember, noteChange } from "../members/members.transaction.ts";
import { grantedLevels, readLevels } from "../members/permissions/stored-levels.ts";
import { chooseLevels } from "../members/permissions/update-permissions.ts";
import { putBackName } from "../members/put-back-name.ts";
import { revokeInside } from "../members/revoke-member.ts";
import { lookThrough } from "../plan/look-through.ts";
import { type LeafChange, stepChanges } from "../plan/step-changes.ts";
import { storeStep } from "../plan/store-step.ts";
import { binInside } from "../vault/bin-entry.ts";
import { loseAllKeys } from "../vault/meant-for/lose-keys.ts";
import { membersOfEntry } from "../vault/meant-for/mean-entry.ts";
import * as queries from "./sharing.queries.ts";

interface TakeBackDeps {
  app: Pool;
  jobs: Sending;
}

/**
 * The holder has looked through what was signed since an objection, and takes some of it back by one head: the tables
 * follow what it says, in the same transaction (SEC-046). Without a head all of it was theirs. Refuses as `storeStep`.
 */
export async function takeBack(
  { app, jobs }: TakeBackDeps,
  caller: Caller,
  { step }: { step: PlanStep | null },
): Promise<number | null> {
  return await inTransaction(app, caller, async (tx, actor) => {
    const { holderId } = actor;
    await lockCounted(tx, holderId);
    await lookThrough(tx);
    if (step === null) return null;
    const changes = await stepChanges(tx, holderId, step);
    const { number } = await storeStep(tx, actor, step);
    for (const change of ofKind(changes, "plan-member")) await followMember(tx, jobs, holderId, change);
    await followGrants(tx, holderId, changes);
    for (const { was, is } of ofKind(changes, "plan-entry"))
      if (is?.deletedOn && !was?.deletedOn) await binInside(tx, holderId, is.entry as EntryId);
    return number;
  });
}

type Of<Kind extends PlanLeaf["kind"]> = Extract<PlanLeaf, { kind: Kind }>;
type ChangeOf<Kind extends PlanLeaf["kind"]> = { was: Of<Kind> | null; is: Of<Kind> | null };

function ofKind<Kind extends PlanLeaf["kind"]>(changes: readonly LeafChange[], kind: Kind): ChangeOf<Kind>[] {
  return changes.filter(({ was, is }) => (is ?? was)?.kind === kind) as ChangeOf<Kind>[];
}

async function followMember(tx: Tx, jobs: Sending, holderId: HolderId, { was, is }: ChangeOf<"plan-member">) {
  if (!was) return;
  const member = await findAndLock(tx, holderId, was.member as MemberId);
  // Gone already, by whoever added them.
  if (!member || member.status === "rejected" || member.status === "revoked") return;
  if (!is) {
    await (member.status === "confirmed" ? revokeInside(tx, jobs, member) : deleteInside(tx, member));
    return;
  }
  if (is.name !== was.name) await putBackName(tx, member, is.name);
  if (planLevels.indexOf(is.level) < planLevels.indexOf(was.level)) await lowerLevel(tx, member, is.level);
  if (was.card && !is.card) await voidCard(tx, member);
  if (was.account && was.account !== is.account) await refuseAccount(tx, member, was.account);
}

async function lowerLevel(tx: Tx, member: LockedMember, level: Of<"plan-member">["level"]): Promise<void> {
  const stored = await readLevels(tx, member);
  const levels = grantedLevels(stored);
  const today = keyGrantOf({ status: member.status, roles: stored.roles, levels });
  if (planLevels.indexOf(today) > planLevels.indexOf(level)) await chooseLevels(tx, member, loweredTo(level, levels));
}

async function voidCard(tx: Tx, member: LockedMember): Promise<void> {
  const { holderId, id } = member;
  const [active] = await tx.query(queries.findCard, [holderId, id]);
  if (!active) return;
  await tx.query(queries.voidCard, [holderId, active.id]);
  const data = { card: active.id };
  await noteChange(tx, member, { type: "member.card_voided", by: holderId, data, quiet: true });
}

/** Whoever's the keys are, they opened what was sealed to them. */
async function refuseAccount(tx: Tx, member: LockedMember, fingerprint: string): Promise<void> {
  const { holderId, id } = member;
  const identities = await tx.query(queries.listIdentities, [holderId, id]);
  const taken = identities.find((one) => one.state === "verified" && keysFingerprint(one) === fingerprint);
  if (!taken) return;
  await tx.query(queries.refuseIdentity, [holderId, id, taken.verifying_key]);
  await loseAllKeys(tx, member);
  await noteChange(tx, member, { type: "member.key_refused", by: holderId });
}

type Grant = Of<"plan-grants">["grants"][number] & { lane: Of<"plan-grants">["lane"] };

/** Each person and entry of which the head says something else than the one before. */
async function followGrants(tx: Tx, holderId: HolderId, changes: readonly LeafChange[]): Promise<void> {
  const leaves = ofKind(changes, "plan-grants");
  const was = grantsIn(leaves.map((change) => change.was));
  const is = grantsIn(leaves.map((change) => change.is));
  const pairs = new Set([...was.keys(), ...is.keys()]);
  for (const pair of pairs) {
    const [before, after] = [was.get(pair) ?? [], is.get(pair) ?? []];
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    const [member, entry] = pair.split(" ") as [MemberId, EntryId];
    if (after.length === 0) await unlinkInside(tx, holderId, { id: entry, member_ids: [member] });
    // What was withdrawn with the vault locked stays withdrawn.
    else if (before.length === 0 || (await isMeantFor(tx, holderId, { member, entry })))
      await linkAs(tx, holderId, { member, entry, grants: after });
  }
}

function grantsIn(leaves: readonly (Of<"plan-grants"> | null)[]): Map<string, Grant[]> {
  const all = leaves.flatMap((leaf) =>
    leaf ? leaf.grants.map((grant) => ({ pair: `${leaf.member} ${grant.entry}`, ...grant, lane: leaf.lane })) : [],
  );
  return Map.groupBy(all, ({ pair }) => pair);
}

async function isMeantFor(tx: Tx, holderId: HolderId, { member, entry }: Omit<Linking, "grants">): Promise<boolean> {
  return (await membersOfEntry(tx, { holderId, entryId: entry })).includes(member);
}

interface Linking {
  member: MemberId;
  entry: EntryId;
  grants: readonly Grant[];
}

/** Somebody who is no longer there, or an entry in the bin, stays without. */
async function linkAs(tx: Tx, holderId: HolderId, { member, entry: id, grants }: Linking): Promise<void> {
  const found = await findAndLock(tx, holderId, member);
  if (!found) refuse("PLAN_INVALID");
  const entry = await requireEntry(tx, holderId, id);
  const { lane, day, age } = grants.find((one) => one.lane === "now") ?? grants[0]!;
  const wanted = lane === "now" ? "immediate" : day !== null || age !== null ? "custom" : "after_death";
  const isOwn = entry.access_condition !== wanted;
  await linkInside(tx, holderId, {
    ...{ id, entry, member_ids: [member], not_before: day, from_age: age },
    ...(isOwn && { access_condition: wanted }),
  });
}
