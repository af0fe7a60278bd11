import type { ProposedChange } from "@heirlock/keyring/plan/requests";
import { call } from "../../platform/api/call.ts";
import { askPlan } from "../../platform/keys/keys-client.ts";
import { firstEdits } from "../../platform/plan/signing/first-plan.ts";
import { noteHead } from "../../platform/plan/signing/known-heads.ts";
import { fetchPlan, givingUp } from "../../platform/plan/signing/served-plan.ts";
import { type KeyOwner, keyOwner } from "../../platform/session/key-owner.ts";

/** The way on from the stop page (KEY-078): the plan that the server shows, signed anew, gives up what was seen here. */
export async function proposeWayOn(
  owner: KeyOwner,
  { confirmed = null, signal }: { confirmed?: string | null; signal?: AbortSignal } = {},
): Promise<ProposedChange> {
  const served = givingUp(await fetchPlan(owner, signal));
  // A server that was set back to before the first head has nothing signed to go on from.
  const edits = served.chain === null ? await firstEdits(owner, signal) : [];
  return await askPlan("changePlan", { ...owner, served, edits, confirmed, now: Date.now() }, { signal });
}

/** A second factor is asked for where there is one; without it the proof that every sensitive action wants is enough. */
export async function hasSecondFactor(): Promise<boolean> {
  return (await call("GET /api/auth/two-factor")).data.enabled;
}

/** Signs exactly what was shown. False: it is something else by now, and is to be shown anew. */
export async function goOn(hash: string, typed = ""): Promise<boolean> {
  const owner = await keyOwner();
  const { step, seen } = await proposeWayOn(owner, { confirmed: hash });
  if (!step) return false;
  const isOfApp = /^\s*\d{3}\s*\d{3}\s*$/.test(typed);
  const given = typed === "" ? {} : isOfApp ? { code: typed } : { backupCode: typed };
  await call("POST /api/plan/go-on", { body: { step, ...given } });
  if (seen) noteHead(owner.verifyingKey, seen);
  return true;
}
