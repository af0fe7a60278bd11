import type { SharedChain } from "@heirlock/contract/plan/step";
import type { SharedPlan } from "@heirlock/contract/sharing/holder-keys";
import type { EnvelopeTask } from "@heirlock/contract/sharing/keys";
import { type AccountBundle, verifyingKeyOf } from "@heirlock/crypto/bundle";
import { fromBase64url, saltLength } from "@heirlock/crypto/format";
import { keysFingerprint } from "@heirlock/crypto/plan/head";
import { leafPlace, type PlanGrants, readLeaf } from "@heirlock/crypto/plan/leaves";
import { type MadeStep, makeStep, type PlanBefore } from "@heirlock/crypto/plan/make-step";
import { leafHashOf, type ProvedLeaf, proveLeaf, type SlottedLeaf } from "@heirlock/crypto/plan/tree";
import type { Plan } from "@heirlock/domain/plan/plan";
import { leavesOf } from "../plan/leaves-of.ts";
import type { ServedPlan } from "../plan/read-chain.ts";
import { estate, member } from "./people-rings.ts";

/** Before anything was signed. */
export const nothingSigned: ServedPlan = { chain: null, grantLeaves: [], seen: null, between: [] };

/** A plan that this bundle has signed, as an honest server hands it out. */
export function servedPlan(bundle: AccountBundle, plan: Plan, before: PlanBefore | null = null): ServedPlan {
  const step = makeStep(bundle, estate, before, leavesOf(estate, plan, []), Date.now())!;
  return servedStep(verifyingKeyOf(bundle), step);
}

/** A first head, as it is served. */
export function servedStep(keyId: string, { salt, head, leaves }: MadeStep): ServedPlan {
  const isGrants = ({ text }: { text: string }) => readLeaf(text).kind === "plan-grants";
  const grants = leaves.filter(isGrants).map(({ slot, text }) => ({
    ...{ slot, hash: leafHashOf(text), place: leafPlace(readLeaf(text)) },
  }));
  const chain = { key_id: keyId, salt: salt!, head, leaves: leaves.filter((one) => !isGrants(one)), grants };
  return { chain, grantLeaves: leaves.filter(isGrants), seen: null, between: [] };
}

/** Of a holder who has signed no plan yet, for a browser that has seen none. */
export const noPlan = {
  plan: { estate_id: estate, member_id: member, chains: [] } as unknown as SharedPlan,
  seenHeads: {},
};

/** A plan with all its leaves, from which any of them can be proved. */
export interface ProvablePlan {
  keyId: string;
  head: MadeStep["head"];
  salt: Uint8Array;
  leaves: readonly SlottedLeaf[];
}

/** Signs a first plan, as of `now`. */
export function provablePlan(bundle: AccountBundle, plan: Plan, now = Date.now()): ProvablePlan {
  const { head, salt, leaves } = makeStep(bundle, estate, null, leavesOf(estate, plan, []), now)!;
  return { keyId: verifyingKeyOf(bundle), head, salt: fromBase64url(salt!, saltLength), leaves };
}

/** The proof of the leaf of this place (`leafPlace`). */
export function proofOf({ salt, leaves }: ProvablePlan, place: string): ProvedLeaf {
  const leaf = leaves.find(({ text }) => leafPlace(readLeaf(text)) === place)!;
  const { path, ...rest } = proveLeaf(salt, leaves, leaf.slot);
  return { ...rest, path: [...path] };
}

/** What an honest server hands this member of it. */
export function sharedChain(plan: ProvablePlan, who: string): SharedChain {
  const own = proofOf(plan, `plan-grants ${who} now`);
  const entries = (readLeaf(own.text) as PlanGrants).grants.map(({ entry }) => proofOf(plan, `plan-entry ${entry}`));
  return { key_id: plan.keyId, head: plan.head, grants: own, entries } as SharedChain;
}

/** What the holder would have signed for an honest task: its card, the compared account, its grants. */
export function planOfTask({ member_id: member, first_name, last_name, card, identities, grants }: EnvelopeTask): Plan {
  const account = identities.find(({ state }) => state === "verified");
  const [level = "full"] = grants.map((one) => one.level);
  return {
    members: [
      {
        ...{ member, name: `${first_name} ${last_name}`, level, handOver: false },
        card: card && { id: card.id, fingerprint: keysFingerprint(card) },
        account: account ? keysFingerprint(account) : null,
      },
    ],
    grants: grants.map(({ entry_id, lane }) => ({ member, entry: entry_id, lane, early: false, day: null, age: null })),
    entries: grants.map(({ entry_id, generation }) => ({
      ...{ entry: entry_id as string, revision: generation, generation, deletedOn: null },
    })),
  };
}
