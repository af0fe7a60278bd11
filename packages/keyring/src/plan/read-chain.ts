import type { PlanChain } from "@heirlock/contract/plan/step";
import { CryptoError } from "@heirlock/crypto/errors";
import { fromBase64url, saltLength } from "@heirlock/crypto/format";
import { type CheckedTree, checkLeaves, type ServedLeaf } from "@heirlock/crypto/plan/checked-leaves";
import { headHash, type PlanHead, readHead, type SignedHead } from "@heirlock/crypto/plan/head";
import { judgeHead, leadsTo, type SeenHead } from "@heirlock/crypto/plan/judge-head";
import type { PlanLeaf } from "@heirlock/crypto/plan/leaves";
import type { PlanBefore } from "@heirlock/crypto/plan/make-step";
import { endedRoot, type SlottedLeaf } from "@heirlock/crypto/plan/tree";
import { emptyPlan, type Plan } from "@heirlock/domain/plan/plan";
import { planOf } from "./leaves-of.ts";

/** What the server answers of one chain, and what this browser remembers of it. */
export interface ServedPlan {
  /** Null: nothing was ever signed with this key, says the server. */
  chain: PlanChain | null;
  /** The texts of the leaves that the chain gives by their hash. */
  grantLeaves: readonly SlottedLeaf[];
  seen: SeenHead | null;
  /** The heads between the one that was seen and the newest. */
  between: readonly SignedHead[];
  /** In place of `seen`, once the holder was shown both: the next head gives it up (KEY-078). */
  givesUp?: SeenHead | null;
}

/** A chain of which every part was checked. */
export interface ReadPlan {
  plan: Plan;
  seen: SeenHead;
  before: PlanBefore;
  leaves: readonly PlanLeaf[];
}

/** What was checked last of the plan of the open key. Forgotten with the key. */
export interface PlanMemory {
  checked: CheckedTree | null;
}

/**
 * The plan that this key signed last. Throws `plan.forged`, `plan.invalid` (leaves that do not give the root, or one that
 * is withheld), `plan.rolled_back` and `plan.forked`. Null when nothing was signed yet, and nothing was seen. With a memory
 * only what is not in it is hashed and read; it remembers nothing but what stood under a head that was signed.
 */
export function readChain(
  verifyingKey: string,
  estate: string,
  served: ServedPlan,
  memory: PlanMemory = { checked: null },
): ReadPlan | null {
  const { chain, seen } = served;
  if (chain === null || chain.key_id !== verifyingKey) {
    if (seen) throw new CryptoError("plan.rolled_back", { served: 0, seen: seen.number });
    return null;
  }
  const head = readHead(verifyingKey, estate, chain.head);
  requireNewest(verifyingKey, estate, head, served);
  const texts = [...chain.leaves, ...wholeGrants(chain, served.grantLeaves)];
  const salt = saltOf(chain);
  memory.checked = checkLeaves({ estate, salt, root: head.root }, texts, memory.checked);
  const { leaves: checked, tree } = memory.checked;
  const leaves = checked.map(({ leaf }) => leaf);
  return {
    plan: planOf(leaves),
    seen: { number: head.number, hash: headHash(chain.head.text) },
    before: { salt, head, text: chain.head.text, leaves: checked, tree },
    leaves,
  };
}

/** What the server says was signed before a moment: the head with its leaves, and the heads from there to the newest. */
export interface ServedPast {
  /** Null: nothing had been signed yet. */
  head: SignedHead | null;
  leaves: readonly SlottedLeaf[];
  between: readonly SignedHead[];
}

/**
 * The plan that an earlier head of this chain was about. Throws `plan.forged` and `plan.invalid` unless this key signed it,
 * its leaves give its root, and the newest head leads back to it by links that this key signed: a server can show
 * another moment than it was asked for, whose date the head tells, and no plan that never was.
 */
export function readPast(
  verifyingKey: string,
  estate: string,
  { before: newest }: ReadPlan,
  past: ServedPast,
): { plan: Plan; number: number | null } {
  const read = ({ text, signature }: SignedHead) => ({
    head: readHead(verifyingKey, estate, { text, signature }),
    text,
  });
  const then = past.head && read(past.head);
  const isNewest = then?.text === newest.text;
  if (!isNewest && !leadsTo(then && headHash(then.text), newest, past.between.map(read)))
    throw new CryptoError("plan.invalid", { part: "head" });
  if (!then) return { plan: emptyPlan, number: null };
  const { leaves } = checkLeaves({ estate, salt: newest.salt, root: then.head.root }, past.leaves, null);
  return { plan: planOf(leaves.map(({ leaf }) => leaf)), number: then.head.number };
}

/**
 * The plan that the last head of this very key ended, for a key that an objection has put back in force (KEY-075). Null
 * unless that head follows right upon it: a server that chose the moment could bring back keys that were given up since.
 */
export function readEnded(
  verifyingKey: string,
  estate: string,
  read: ReadPlan,
  past: ServedPast,
): Pick<ReadPlan, "plan" | "seen"> | null {
  const { plan, number } = readPast(verifyingKey, estate, read, past);
  if (!past.head || number === null) return null;
  const hash = headHash(past.head.text);
  const heads = [...past.between.map((one) => readHead(verifyingKey, estate, one)), read.before.head];
  const next = heads.find(({ before }) => before === hash);
  return next?.root === endedRoot ? { plan, seen: { number, hash } } : null;
}

function saltOf({ salt }: PlanChain): Uint8Array {
  try {
    return fromBase64url(salt, saltLength);
  } catch {
    throw new CryptoError("plan.invalid", { part: "leaf" });
  }
}

function requireNewest(verifyingKey: string, estate: string, head: PlanHead, { chain, seen, between }: ServedPlan) {
  const read = ({ text, signature }: SignedHead) => ({
    head: readHead(verifyingKey, estate, { text, signature }),
    text,
  });
  const verdict = judgeHead(
    seen,
    { head, text: chain!.head.text },
    { strict: true, between: seen ? between.map(read) : [] },
  );
  const numbers = { served: head.number, seen: seen?.number ?? 0 };
  if (verdict === "rolled_back") throw new CryptoError("plan.rolled_back", numbers);
  if (verdict === "forked") throw new CryptoError("plan.forked", numbers);
}

/** Each leaf that came by its hash, with the text that is to have this hash. */
function wholeGrants({ grants }: PlanChain, texts: readonly SlottedLeaf[]): ServedLeaf[] {
  const bySlot = new Map(texts.map((one) => [one.slot, one.text]));
  return grants.map(({ slot, hash }) => {
    const text = bySlot.get(slot);
    if (text === undefined) throw new CryptoError("plan.invalid", { part: "leaf" });
    return { slot, text, hash };
  });
}
