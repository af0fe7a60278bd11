import type { TakenOver } from "@heirlock/keyring/plan/requests";
import { KeysError } from "@heirlock/keyring/problems";
import { toSignedRevision } from "@heirlock/keyring/vault/signed-revision";
import { ApiError, hasCode } from "../../platform/api/api-error.ts";
import { call } from "../../platform/api/call.ts";
import { askPlan } from "../../platform/keys/keys-client.ts";
import { compareHead } from "../../platform/plan/compare-head.ts";
import { attempts, inTurn } from "../../platform/plan/signing/change-plan.ts";
import { fetchTables } from "../../platform/plan/signing/grant-edits.ts";
import { isVouchedFor, noteHead } from "../../platform/plan/signing/known-heads.ts";
import { nameHead } from "../../platform/plan/signing/named-head.ts";
import { requireCompared } from "../../platform/plan/signing/require-compared.ts";
import { fetchPast, fetchPlan } from "../../platform/plan/signing/served-plan.ts";
import { type KeyOwner, keyOwner } from "../../platform/session/key-owner.ts";
import { lookedAt, noteLookedAt } from "./looked-at.ts";
import { noOlderPlans, type OlderPlan, type OlderPlans } from "./older-plans.ts";

/**
 * Once the kit of an older key was found, what it granted and nobody withdrew since is signed by the key of today, and its
 * chain is ended (KEY-075).
 */

/** Far more than an estate has entries: a server that keeps nothing of it must not keep a browser busy. */
const mostBatches = 200;

/**
 * What waits for a look. What is nobody's to read is signed here, and a chain that nobody reads by any more is ended. After
 * an objection the key of today may be one whose chain was ended: then what it had granted goes on under itself.
 */
export async function readOlder(owner: KeyOwner, objected: boolean, signal: AbortSignal): Promise<OlderPlans> {
  const found = { ...noOlderPlans };
  const keys = owner.older.map(({ verifyingKey }) => verifyingKey);
  for (const key of objected ? [...keys, owner.verifyingKey] : keys) {
    try {
      const older = await propose(owner, key, { signal });
      if (older === null) continue;
      found.readers = [...found.readers, ...older.readers];
      if (older.waits) found.waiting ??= { ...older, key, isOwn: key === owner.verifyingKey };
      else if (isSignable(owner, key) && (older.step || older.ends)) await sign(owner, key, { signal });
    } catch (error) {
      // Another device is faster: the next look shows what it did.
      if (hasCode(error, "PLAN_CHANGED")) continue;
      if (!(error instanceof KeysError) || error.code === "keys.not_available") throw error;
      found.unproved = true;
    }
  }
  return found;
}

/** An older head of either chain would bring back what was withdrawn by a newer one. */
const isSignable = ({ verifyingKey }: KeyOwner, older: string) => isVouchedFor(older) && isVouchedFor(verifyingKey);

interface Progress {
  done: number;
  total: number;
}

/**
 * The button under what was shown: signs exactly that. False: it is something else by now, and is to be shown anew. Rejects
 * with NOT_CONFIRMED where the holder would rather not say that the older plan is the newest of its key.
 */
export async function takeOverOlder(
  { key, hash, head }: OlderPlan,
  onProgress: (progress: Progress) => void,
): Promise<boolean> {
  const owner = await keyOwner();
  await requireCompared(owner, { asks: true });
  if (!isVouchedFor(key)) {
    if (!(await compareHead(await nameHead(head))))
      throw new ApiError("NOT_CONFIRMED", "Nobody has compared the plan of the older key");
    noteHead(key, head);
  }
  const isDone = await sign(owner, key, { confirmed: hash, onProgress });
  if (isDone) noteLookedAt(key, hash);
  return isDone;
}

interface Signing {
  confirmed?: string;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/** A hundred entries at a time. False: something else is to be signed than what was confirmed. */
async function sign(owner: KeyOwner, key: string, { confirmed, signal, onProgress }: Signing): Promise<boolean> {
  let total = 0;
  let lost = 0;
  for (let batch = 0; batch < mostBatches; batch++) {
    try {
      const older = await inTurn(signal, async () => {
        const proposed = await propose(owner, key, { ...(confirmed && { confirmed }), signal });
        const left = proposed?.changes.filter(({ kind }) => kind === "entry_added").length ?? 0;
        total = Math.max(total, left);
        onProgress?.({ done: total - left, total });
        if (proposed?.step || proposed?.ends) await store(owner, key, proposed, signal);
        return proposed;
      });
      if (older?.waits) return false;
      if (!older || older.isWhole) return true;
    } catch (error) {
      if (!hasCode(error, "PLAN_CHANGED") || ++lost >= attempts) throw error;
    }
  }
  return true;
}

async function store({ verifyingKey }: KeyOwner, key: string, { step, seen, ends }: TakenOver, signal?: AbortSignal) {
  await call("POST /api/plan/take-over", { body: { step, ends: ends && { key, head: ends } } }, { signal });
  if (seen) noteHead(verifyingKey, seen);
}

async function propose(
  owner: KeyOwner,
  key: string,
  { confirmed = null, signal }: { confirmed?: string | null; signal?: AbortSignal | undefined },
): Promise<TakenOver | null> {
  const ask = async () => {
    const then = await fetchPlan({ estate: owner.estate, verifyingKey: key }, signal);
    const isOwn = key === owner.verifyingKey;
    if (!isOwn && then.seen === null && (then.chain === null || isEnded(then.chain))) return null;
    const past = isOwn && then.chain ? await fetchPast(key, then.chain, signal) : null;
    if (isOwn && past === null) return null;
    const [served, tables] = [isOwn ? then : await fetchPlan(owner, signal), await fetchTables(signal)];
    const { data } = await call("GET /api/vault", {}, { signal });
    // Those that were saved again with the key of today: their own condition says what would be too early.
    const shown = data.entries
      .filter(({ key_id }) => key_id === owner.verifyingKey)
      .map((entry) => toSignedRevision(owner.estate, entry));
    const from = { verifyingKey: key, served: then, ...(past && { past }) };
    const looked = lookedAt(key);
    const asked = { ...owner, served, from, tables, shown, confirmed, looked, now: Date.now() };
    return await askPlan("takeOverPlan", asked, { signal });
  };
  try {
    return await ask();
  } catch (error) {
    // Something may have been saved between our reads: then they do not fit each other.
    const isBetween = error instanceof KeysError && (error.code === "plan.invalid" || error.code === "revision.older");
    if (!isBetween) throw error;
    return await ask();
  }
}

const isEnded = ({ leaves, grants }: { leaves: readonly unknown[]; grants: readonly unknown[] }) =>
  leaves.length + grants.length === 0;
