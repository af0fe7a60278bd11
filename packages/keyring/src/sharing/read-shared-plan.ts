import type { SharedChain } from "@heirlock/contract/plan/step";
import { CryptoError } from "@heirlock/crypto/errors";
import { headHash, readHead } from "@heirlock/crypto/plan/head";
import { judgeHead, type ReadHead } from "@heirlock/crypto/plan/judge-head";
import { type PlanEntry, type PlanGrants, type PlanLeaf, readLeaf } from "@heirlock/crypto/plan/leaves";
import { endedRoot, isUnderRoot, type ProvedLeaf } from "@heirlock/crypto/plan/tree";
import type { TrustedKeys } from "./check-holder.ts";
import type { PlanFindings, SharedBy, SharedEntry } from "./member-requests.ts";

/** What the holder's compared keys signed about this member, every part of it checked. */
export interface SharedPlanRead {
  /**
   * Throws unless the plan shares this entry with the member now: `plan.not_granted`; `revision.older` for an older
   * revision or generation than the plan names; `plan.forged` or `plan.invalid` where the proof is none. What a key signed
   * that has no plan counts as it is: its holder has not signed one yet.
   */
  requireShared(entry: SharedEntry): void;
  /** `shown` are the ids of the entries that the server shows. */
  findings(shown: readonly string[]): PlanFindings;
}

interface ReadChain extends ReadHead {
  key: string;
  /** Everybody's grants of lane now stand in the plan, if only as none: they are there, or the key has ended its chain. */
  isWhole: boolean;
  /** By the entry's id. */
  granted: ReadonlyMap<string, PlanEntry | null>;
}

/**
 * A head of a key that was not compared adds nothing and takes nothing away (KEY-076). One that is older than this browser
 * has seen is told and not remembered; what it shares stays readable: after a restore nobody loses anything (KEY-078).
 */
export function readSharedPlan(trusted: TrustedKeys, { keys, plan, seenHeads }: SharedBy): SharedPlanRead {
  const chains: ReadChain[] = [];
  const problems = new Map<string, CryptoError>();
  for (const served of plan.chains.filter(({ key_id }) => trusted.has(key_id))) {
    const key = served.key_id;
    try {
      // Of two heads of one key an older one could add what the newer has taken away.
      if (plan.chains.filter((one) => one.key_id === key).length > 1)
        throw new CryptoError("plan.invalid", { part: "head" });
      chains.push(readChain(served, keys.estate_id, keys.member_id));
    } catch (error) {
      if (!(error instanceof CryptoError)) throw error;
      problems.set(key, error);
    }
  }
  const newestFirst = chains.toSorted((a, b) => b.head.number - a.head.number);
  return {
    requireShared({ keyId, lane, sealed }) {
      const chain = lane === "now" ? newestFirst.find(({ granted }) => granted.has(sealed.entry)) : undefined;
      if (chain) return requireNewest(chain.granted.get(sealed.entry)!, sealed);
      const problem = problems.get(keyId);
      if (problem) throw problem;
      if (chains.some(({ key }) => key === keyId)) throw new CryptoError("plan.not_granted", {});
    },
    findings(shown) {
      const granted = grantedBy(chains);
      const missing = granted.filter((entry) => !shown.includes(entry)).length;
      const withheld = problems.size > 0 || chains.some(({ isWhole }) => !isWhole);
      return { ...headsOf(chains, trusted, seenHeads), granted: granted.length, missing, withheld };
    },
  };
}

function readChain({ key_id: key, head: signed, ...served }: SharedChain, estate: string, member: string): ReadChain {
  const head = readHead(key, estate, signed);
  const leaves = served.entries.map((one) => entryIn(provedLeaf(head.root, estate, one)));
  const named = new Map(leaves.map((leaf) => [leaf.entry, leaf]));
  const { grants } = served.grants ? grantsIn(provedLeaf(head.root, estate, served.grants), member) : { grants: [] };
  const granted = new Map(grants.map(({ entry }) => [entry, named.get(entry) ?? null]));
  return { key, head, text: signed.text, isWhole: served.grants !== null || head.root === endedRoot, granted };
}

function provedLeaf(root: string, estate: string, served: ProvedLeaf): PlanLeaf {
  if (!isUnderRoot(root, served)) throw invalidLeaf();
  const leaf = readLeaf(served.text);
  if (leaf.estate !== estate) throw invalidLeaf();
  return leaf;
}

function grantsIn(leaf: PlanLeaf, member: string): PlanGrants {
  if (leaf.kind !== "plan-grants" || leaf.member !== member || leaf.lane !== "now") throw invalidLeaf();
  return leaf;
}

function entryIn(leaf: PlanLeaf): PlanEntry {
  if (leaf.kind !== "plan-entry") throw invalidLeaf();
  return leaf;
}

const invalidLeaf = () => new CryptoError("plan.invalid", { part: "leaf" });

/** A newer revision than the plan names is the holder's too: the head that names it may be on its way. */
function requireNewest(leaf: PlanEntry | null, { revision, generation }: SharedEntry["sealed"]): void {
  if (leaf === null) throw invalidLeaf();
  if (leaf.deletedOn !== null) throw new CryptoError("plan.not_granted", {});
  if (revision < leaf.revision || generation < leaf.generation)
    throw new CryptoError("revision.older", { served: revision, seen: leaf.revision });
}

/** The entries that are shared, but for what is in the bin. */
function grantedBy(chains: readonly ReadChain[]): string[] {
  const ids = chains.flatMap(({ granted }) =>
    [...granted].flatMap(([entry, leaf]) => (leaf?.deletedOn ? [] : [entry])),
  );
  return [...new Set(ids)];
}

/** Members have no right to the links between heads: a higher number is enough (KEY-068). */
function headsOf(chains: readonly ReadChain[], trusted: TrustedKeys, seenHeads: SharedBy["seenHeads"]) {
  const heads: PlanFindings["heads"] = {};
  let outdated: PlanFindings["outdated"] = null;
  for (const [key, seen] of Object.entries(seenHeads))
    if (trusted.has(key) && !chains.some((one) => one.key === key)) outdated = { served: 0, seen: seen.number };
  for (const { key, head, text } of chains) {
    const known = seenHeads[key] ?? null;
    const verdict = judgeHead(known, { head, text }, { strict: false, between: [] });
    if (known && (verdict === "rolled_back" || verdict === "forked"))
      outdated = { served: head.number, seen: known.number };
    else heads[key] = { number: head.number, hash: headHash(text) };
  }
  return { heads, outdated };
}
