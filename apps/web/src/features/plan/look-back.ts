import type { SignedRevision } from "@heirlock/crypto/vault/revision";
import type { ServedPlan } from "@heirlock/keyring/plan/read-chain";
import type { LookedBack } from "@heirlock/keyring/plan/requests";
import { KeysError } from "@heirlock/keyring/problems";
import { toSignedRevision } from "@heirlock/keyring/vault/signed-revision";
import { ApiError } from "../../platform/api/api-error.ts";
import { call } from "../../platform/api/call.ts";
import { askPlan } from "../../platform/keys/keys-client.ts";
import { confirmChange } from "../../platform/plan/confirm-change.ts";
import { noteHead } from "../../platform/plan/signing/known-heads.ts";
import { requireCompared } from "../../platform/plan/signing/require-compared.ts";
import { fetchPast, fetchPlan } from "../../platform/plan/signing/served-plan.ts";
import { type KeyOwner, keyOwner } from "../../platform/session/key-owner.ts";

/** After an objection: everything that was signed since, and what of it is taken back (SEC-046). */

type Choice = Pick<LookedBack, "hash" | "since">;

/** Null when nothing was signed since. `unproved`: what the server shows as the plan before is not what was signed. */
export async function readSince(
  owner: KeyOwner,
  served: ServedPlan,
  signal?: AbortSignal,
): Promise<LookedBack | "unproved" | null> {
  try {
    const found = await lookBack(owner, { served, signal });
    return found && found.since.length + found.rewritten.length > 0 ? found : null;
  } catch (error) {
    if (error instanceof KeysError && (error.code === "plan.forged" || error.code === "plan.invalid"))
      return "unproved";
    throw error;
  }
}

interface Looking {
  served: ServedPlan;
  signal?: AbortSignal | undefined;
  chosen?: readonly number[];
  listed?: string;
  shown?: readonly SignedRevision[];
  confirmed?: string;
}

async function lookBack(owner: KeyOwner, { served, signal, ...more }: Looking): Promise<LookedBack | null> {
  const past = served.chain && (await fetchPast(owner.verifyingKey, served.chain, signal));
  return past && (await askPlan("lookBack", { ...owner, served, past, now: Date.now(), ...more }, { signal }));
}

/**
 * Takes back what is chosen of the list that was shown, by one head. What somebody could read again by it is shown first.
 * False: something else was signed meanwhile, and the list is to be shown anew. Rejects with NOT_CONFIRMED.
 */
export async function takeBack(list: Choice, chosen: readonly number[]): Promise<boolean> {
  const owner = await keyOwner();
  await requireCompared(owner, { asks: true });
  const asked = {
    served: await fetchPlan(owner),
    chosen,
    listed: list.hash,
    shown: await revisionsIn(owner, list, chosen),
  };
  let proposed = (await lookBack(owner, asked))?.proposed;
  if (!proposed) return false;
  if (proposed.step === null && proposed.widening.length > 0) {
    if (!(await confirmChange(proposed))) throw new ApiError("NOT_CONFIRMED", "The change was shown and not confirmed");
    proposed = (await lookBack(owner, { ...asked, confirmed: proposed.hash }))?.proposed;
    if (!proposed?.step) return false;
  }
  await call("POST /api/members/plan-take-back", { body: { step: proposed.step } });
  if (proposed.seen) noteHead(owner.verifyingKey, proposed.seen);
  return true;
}

/** All of it was the holder. */
export async function keepAll(): Promise<void> {
  await call("POST /api/members/plan-take-back", { body: { step: null } });
}

/** By the signed condition of an entry the worker knows what would be early. */
async function revisionsIn(owner: KeyOwner, { since }: Choice, chosen: readonly number[]): Promise<SignedRevision[]> {
  const changes = chosen.flatMap((at) => since[at]?.changes ?? []);
  const wanted = new Set(changes.flatMap((change) => ("entry" in change && "member" in change ? [change.entry] : [])));
  if (wanted.size === 0) return [];
  const { data } = await call("GET /api/vault");
  return data.entries.filter(({ id }) => wanted.has(id)).map((entry) => toSignedRevision(owner.estate, entry));
}
