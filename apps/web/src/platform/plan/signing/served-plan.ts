import type { PlanChain } from "@heirlock/contract/plan/step";
import type { SignedHead } from "@heirlock/crypto/plan/head";
import type { ServedPast, ServedPlan } from "@heirlock/keyring/plan/read-chain";
import { call } from "../../api/call.ts";
import type { KeyOwner } from "../../session/key-owner.ts";
import { isVouchedFor, knownHead } from "./known-heads.ts";

/** As many leaves as one request may ask for. */
const leavesAtOnce = 200;
/** As many heads as one answer holds at most. */
const headsAtOnce = 500;

/** Leaves by their hash, as long as this page lives: what has the same hash is the same text. */
const knownLeaves = new Map<string, string>();

/** The plan of the open key as the server has it. The key worker checks every part of it. */
export async function fetchPlan(owner: Pick<KeyOwner, "estate" | "verifyingKey">, signal?: AbortSignal) {
  const { verifyingKey } = owner;
  // Before the plan is read: it can only be newer than what the keeper knew.
  if (!isVouchedFor(verifyingKey)) await import("./ask-keeper.ts").then(({ askKeeper }) => askKeeper(owner));
  const { data } = await call("GET /api/plan", {}, { signal });
  const chain = data.chains.find(({ key_id }) => key_id === verifyingKey) ?? null;
  const seen = knownHead(verifyingKey);
  const served: ServedPlan & { objected: boolean } = {
    // Only a hint to ask further: what comes then is checked.
    objected: data.objected,
    chain,
    grantLeaves: chain ? await wholeLeaves(chain, signal) : [],
    seen,
    between: chain && seen ? await headsAfter(verifyingKey, seen.number, chain, signal) : [],
  };
  return served;
}

/**
 * The same, with what was in force before a change of the account that was objected to (SEC-046); null where there is
 * nothing to look through.
 */
export async function fetchPast(key: string, chain: PlanChain, signal?: AbortSignal): Promise<ServedPast | null> {
  const { data } = await call("GET /api/plan/before-objection", { query: { key } }, { signal });
  if (data.past === null) return null;
  const after = data.past.head ? numberOf(data.past.head) : 0;
  return { ...data.past, between: await headsAfter(key, after, chain, signal) };
}

/** The same for whoever goes on from it in spite of what this device has seen (KEY-078). */
export const givingUp = (served: ServedPlan): ServedPlan => ({
  ...served,
  seen: null,
  between: [],
  givesUp: served.seen,
});

async function wholeLeaves({ key_id: key, grants }: PlanChain, signal: AbortSignal | undefined) {
  const missing = grants.filter(({ hash }) => !knownLeaves.has(hash));
  for (let at = 0; at < missing.length; at += leavesAtOnce) {
    const batch = missing.slice(at, at + leavesAtOnce);
    const slots = batch.map(({ slot }) => slot).join(",");
    const { data } = await call("GET /api/plan/leaves", { query: { key, slots } }, { signal });
    for (const { slot, text } of data.leaves) {
      const hash = batch.find((one) => one.slot === slot)?.hash;
      if (hash) knownLeaves.set(hash, text);
    }
  }
  // One that another device has replaced meanwhile is missing here, and the worker asks for the plan anew.
  return grants.flatMap(({ slot, hash }) => {
    const text = knownLeaves.get(hash);
    return text === undefined ? [] : [{ slot, text }];
  });
}

/** The way from the head with this number to the newest. */
async function headsAfter(key: string, from: number, chain: PlanChain, signal: AbortSignal | undefined) {
  const heads: SignedHead[] = [];
  const newest = numberOf(chain.head);
  for (let after = from; after < newest; ) {
    const { data } = await call("GET /api/plan/heads", { query: { key, after } }, { signal });
    heads.push(...data.heads);
    if (data.heads.length < headsAtOnce) break;
    after = Math.max(after + 1, numberOf(data.heads.at(-1)!));
  }
  return heads;
}

/** Only to know where to ask on: the worker reads the head itself, and refuses what is none. */
function numberOf({ text }: SignedHead): number {
  try {
    const [, number] = JSON.parse(text) as unknown[];
    return typeof number === "number" ? number : 0;
  } catch {
    return 0;
  }
}
