import type { EnvelopeTask } from "@heirlock/contract/sharing/keys";
import { type AccountBundle, verifyingKeyOf } from "@heirlock/crypto/bundle";
import { keysFingerprint } from "@heirlock/crypto/plan/head";
import { leafPlace, readLeaf } from "@heirlock/crypto/plan/leaves";
import { type MadeStep, makeStep, type PlanBefore } from "@heirlock/crypto/plan/make-step";
import { leafHashOf } from "@heirlock/crypto/plan/tree";
import type { Plan } from "@heirlock/domain/plan/plan";
import { leavesOf } from "../plan/leaves-of.ts";
import type { ServedPlan } from "../plan/read-chain.ts";
import { estate } from "./people-rings.ts";

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
