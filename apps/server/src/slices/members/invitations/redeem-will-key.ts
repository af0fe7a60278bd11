import type { HolderId, MemberId, WillKeyId } from "@heirlock/domain/identifiers";
import type { MemberRole } from "@heirlock/domain/members/roles";
import { readWillKey } from "@heirlock/domain/members/will-key";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { countPerson } from "../../../kernel/count-person.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { inSystemTransaction, inTransaction, type Tx } from "../../../kernel/transaction.ts";
import type { Sending } from "../letters/tell-other.ts";
import { enterPlan, findAndLock, noteChange, noteHistory } from "../members.transaction.ts";
import { joinPlan } from "./join-plan.ts";
import { hashOfKey, locatorOf } from "./will-key-hash.ts";
import * as queries from "./will-keys.queries.ts";
import type { TryKeyRow } from "./will-keys.rows.ts";

export interface WillKeyDeps {
  app: Pool;
  jobs: Sending;
  ring: KeyRing;
}

/** A key that was right when it was tried; it is used up by `takeWillKey`. */
export interface TriedKey {
  holderId: HolderId;
  id: WillKeyId;
  membershipId: MemberId;
  /** By which the database finds it again. */
  locator: string;
}

/**
 * Tries a key, in a transaction of its own: a wrong try must count although what it was for is refused. A person has five
 * tries in a quarter of an hour, a key has five at all. Refuses with KEY_INVALID or KEY_EXPIRED.
 */
export async function tryWillKey(deps: WillKeyDeps, caller: Caller, typed: string): Promise<TriedKey> {
  const key = readWillKey(typed);
  await countPerson(deps, caller, "redeemKey");
  if (key === null) refuse("KEY_INVALID");
  const [found] = await inTransaction(deps.app, caller, (tx) =>
    tx.query(queries.tryKey, [locatorOf(key), hashOfKey(key)]),
  );
  if (found?.is_guessed) await noteGuessed(deps, found, locatorOf(key));
  if (!found || found.is_guessed) refuse("KEY_INVALID");
  if (found.is_expired) refuse("KEY_EXPIRED");
  return { holderId: found.holder_id, id: found.id, membershipId: found.membership_id, locator: locatorOf(key) };
}

/** The holder reads why a key that they handed over does not work any more. */
async function noteGuessed({ app }: WillKeyDeps, found: TryKeyRow, locator: string): Promise<void> {
  await inSystemTransaction(app, async (tx) => {
    const { holder_id, membership_id } = found;
    await enterPlan(tx, found, locator);
    const member = await findAndLock(tx, holder_id, membership_id);
    if (!member) return;
    await noteHistory(tx, member, { type: "key", action: "will_key_guessed", by: null });
    await noteChange(tx, member, { type: "member.will_key_guessed", by: null, quiet: true });
  });
}

/** Inside of the estate. Refuses with KEY_INVALID when somebody was faster. */
export async function takeWillKey(tx: Tx, { holderId, id }: TriedKey): Promise<void> {
  if ((await tx.query(queries.useKey, [holderId, id])).length === 0) refuse("KEY_INVALID");
}

/** Joins a plan by the code alone (D34). */
export async function redeemWillKey(
  deps: WillKeyDeps,
  caller: Caller,
  { key, declinedRoles }: { key: string; declinedRoles?: MemberRole[] | undefined },
) {
  const tried = await tryWillKey(deps, caller, key);
  return await inTransaction(deps.app, caller, async (tx, { userId }) => {
    const { holderId: holder_id, membershipId: membership_id, locator } = tried;
    const isIn = await enterPlan(tx, { holder_id, membership_id }, locator);
    const member = isIn && (await findAndLock(tx, holder_id, membership_id));
    if (!member) refuse("KEY_INVALID");
    await takeWillKey(tx, tried);
    return await joinPlan(tx, deps.jobs, member, { userId, by: "join_by_key", declinedRoles });
  });
}
