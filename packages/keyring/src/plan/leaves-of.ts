import type { PlanLeaf } from "@heirlock/crypto/plan/leaves";
import type { Unsalted } from "@heirlock/crypto/plan/make-step";
import type { Plan, PlannedGrant } from "@heirlock/domain/plan/plan";

/** What the leaves of a tree say, in the words of the domain, and back. */

export function planOf(leaves: readonly PlanLeaf[]): Plan {
  return {
    members: leaves.flatMap((leaf) => {
      if (leaf.kind !== "plan-member") return [];
      const { member, name, level, card, account, handOver } = leaf;
      return [{ member, name, level, card, account, handOver }];
    }),
    grants: leaves.flatMap((leaf) =>
      leaf.kind === "plan-grants"
        ? leaf.grants.map((grant) => ({ member: leaf.member, lane: leaf.lane, ...grant }))
        : [],
    ),
    entries: leaves.flatMap((leaf) => {
      if (leaf.kind !== "plan-entry") return [];
      const { entry, revision, generation, deletedOn } = leaf;
      return [{ entry, revision, generation, deletedOn }];
    }),
  };
}

/** The leaves of this plan; those of manifests are not in it and stay as they are. */
export function leavesOf(estate: string, plan: Plan, manifests: readonly PlanLeaf[]): Unsalted[] {
  const lanes = Map.groupBy(plan.grants, ({ member, lane }) => `${member} ${lane}`);
  return [
    ...plan.members.map((one) => ({ kind: "plan-member" as const, estate, ...one })),
    ...[...lanes.values()].map((all) => ({
      ...{ kind: "plan-grants" as const, estate, member: all[0]!.member, lane: all[0]!.lane },
      grants: all.map(grantIn).sort((a, b) => (a.entry < b.entry ? -1 : 1)),
    })),
    ...plan.entries.map((one) => ({ kind: "plan-entry" as const, estate, ...one })),
    ...manifests.filter((leaf) => leaf.kind === "plan-manifest"),
  ];
}

const grantIn = ({ entry, early, day, age }: PlannedGrant) => ({ entry, early, day, age });
