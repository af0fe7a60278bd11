import type { Will } from "@heirlock/contract/wills";
import type { PlanCode } from "@heirlock/domain/billing/plans";
import type { WillId } from "@heirlock/domain/identifiers";
import { decideWill, type WillEvent } from "@heirlock/domain/wills/decide-will";
import type { WillState } from "@heirlock/domain/wills/states";
import type { Pool } from "pg";
import type { Actor, Caller } from "../../kernel/actor.ts";
import { append } from "../../kernel/audit.ts";
import { refuse } from "../../kernel/errors.ts";
import { publish } from "../../kernel/events.ts";
import { inTransactionFrom, type Tx } from "../../kernel/transaction.ts";
import { stateOf, toWill } from "./will-answer.ts";
import { enterEstate, reloadWill } from "./wills.queries.ts";

/** A will under the lock of its estate, and what becomes of it. */
export interface Change {
  tx: Tx;
  actor: Actor;
  plan: PlanCode;
  will: Will;
  /** Null once the will is gone. */
  next: WillState | null;
  /** The version that is edited, published, started or discarded. */
  number: number;
}

/** Refuses with NOT_FOUND, whether the will is missing or somebody else's, and with what the rules of wills say. */
export function changeWill<T>(
  { app }: { app: Pool },
  caller: Caller,
  id: WillId,
  event: WillEvent,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  return inTransactionFrom(app, caller, { statement: enterEstate }, async (tx, actor, { plan }) => {
    const will = (await reload(tx, actor, id)) ?? refuse("NOT_FOUND");
    const decision = decideWill(stateOf(will), event);
    if (decision.outcome === "refused") return refuse(decision.why);
    return await work({ tx, actor, plan, will, next: decision.next, number: decision.version ?? 0 });
  });
}

export async function reload(tx: Tx, actor: Actor, id: WillId): Promise<Will | null> {
  const [first, ...others] = await tx.query(reloadWill, [actor.holderId, id]);
  return first ? toWill([first, ...others]) : null;
}

type WillAudit = `will.${"published" | "version_started" | "version_discarded" | "archived" | "restored" | "deleted"}`;

/** For the estate's audit chain. */
export async function record({ tx, actor, will, number }: Change, type: WillAudit): Promise<void> {
  const data = { will: will.id, ...(number > 0 && { version: number }) };
  await append(tx, { estate: actor.holderId, type, actor: actor.userId, data });
  await tellTabs(tx, actor, will.id);
}

/** Every open page of the holder asks again. */
export const tellTabs = (tx: Tx, { userId }: Actor, id: WillId) =>
  publish(tx, { recipient: userId, kind: "will.changed", payload: { id } });
