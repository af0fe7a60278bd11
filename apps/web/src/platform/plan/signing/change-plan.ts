import type { PlanStep } from "@heirlock/contract/plan/step";
import type { AskedEdit, ProposedChange, ShownRevision } from "@heirlock/keyring/plan/requests";
import { KeysError } from "@heirlock/keyring/problems";
import { ApiError, hasCode } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { askPlan } from "../../keys/keys-client.ts";
import type { KeyOwner } from "../../session/key-owner.ts";
import { confirmChange } from "../confirm-change.ts";
import { firstEdits } from "./first-plan.ts";
import { noteHead } from "./known-heads.ts";
import { requireCompared } from "./require-compared.ts";
import { fetchPlan } from "./served-plan.ts";

export interface Change {
  edits: readonly AskedEdit[];
  /** Revisions of entries that are granted to somebody: their signed condition decides what is early. */
  shown?: readonly ShownRevision[];
  /** The hash of what the page itself has shown already. */
  confirmed?: string | null | undefined;
  /** False for what runs by itself: nobody is asked, and what would have to be shown is declined. */
  asks?: boolean;
}

/** So often another device may be faster before we give up (KEY-073). */
export const attempts = 10;
const lockName = "heirlock-plan";

/** Tabs and tasks of one browser take turns; other devices find out by PLAN_CHANGED. */
export function inTurn<Answer>(signal: AbortSignal | undefined, work: () => Promise<Answer>): Promise<Answer> {
  return navigator.locks.request(lockName, signal ? { signal } : {}, work) as Promise<Answer>;
}

/**
 * Signs what edits change of the plan and sends it with the action that they belong to. What widens is shown first. A head
 * that lost a race is computed anew, and shown again only if it says something else. `step` is null when the plan says all
 * of it already. Rejects with NOT_CONFIRMED, a KeysError (`plan.*`) or whatever `send` rejects with.
 */
export async function changePlan<Answer>(
  owner: KeyOwner,
  change: Change,
  send: (step: PlanStep | null) => Promise<Answer>,
  { signal, isStored = () => true }: { signal?: AbortSignal | undefined; isStored?: (answer: Answer) => boolean } = {},
): Promise<Answer> {
  let confirmed = change.confirmed ?? null;
  for (let attempt = 1; ; attempt++) {
    try {
      await requireCompared(owner, { asks: change.asks !== false, signal });
      const done = await inTurn(signal, async () => {
        const proposed = await propose(owner, change, confirmed, signal);
        const waits = proposed.step === null && proposed.widening.length > 0 && proposed.hash !== confirmed;
        if (waits) return { waits: proposed };
        const answer = await send(proposed.step);
        if (proposed.seen && isStored(answer)) noteHead(owner.verifyingKey, proposed.seen);
        return { waits: null, answer };
      });
      if (done.waits === null) return done.answer;
      // Not inside of the lock: whatever else is to be signed does not wait for the person.
      if (change.asks === false || !(await confirmChange(done.waits)))
        throw new ApiError("NOT_CONFIRMED", "The change was shown and not confirmed");
      confirmed = done.waits.hash;
    } catch (error) {
      if (!hasCode(error, "PLAN_CHANGED") || attempt >= attempts) throw error;
    }
  }
}

/** A change that no other action carries. */
export async function signChange(owner: KeyOwner, change: Change, signal?: AbortSignal): Promise<void> {
  const send = async (step: PlanStep | null) => {
    if (step) await call("POST /api/plan", { body: step }, { signal });
  };
  await changePlan(owner, change, send, { signal });
}

async function propose(
  owner: KeyOwner,
  { edits, shown = [] }: Change,
  confirmed: string | null,
  signal: AbortSignal | undefined,
): Promise<ProposedChange> {
  const ask = async () => {
    const served = await fetchPlan(owner, signal);
    const isFirst = served.chain === null && served.seen === null;
    const all = isFirst ? [...(await firstEdits(owner, signal)), ...edits] : edits;
    return await askPlan("changePlan", { ...owner, served, edits: all, shown, confirmed, now: Date.now() }, { signal });
  };
  try {
    return await ask();
  } catch (error) {
    // Another device may have signed between our two reads: then the leaves are not those of the head.
    if (!(error instanceof KeysError) || error.code !== "plan.invalid") throw error;
    return await ask();
  }
}
