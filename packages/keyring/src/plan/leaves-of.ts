import type { PlanGrants, PlanLeaf } from "@heirlock/crypto/plan/leaves";
import type { Unsalted } from "@heirlock/crypto/plan/make-step";
import type { Plan, PlannedEntry, PlannedGrant, PlannedMember } from "@heirlock/domain/plan/plan";

/** What the leaves of a tree say, in the words of the domain, and back. */

type Said = PlannedMember | PlannedEntry | PlannedGrant;

/**
 * Put into words once for each leaf, as long as that is remembered: a plan with the very same objects is quickly compared,
 * and its leaves need not be written again to see that they stay.
 */
const saidBy = new WeakMap<PlanLeaf, readonly Said[]>();

function said(leaf: PlanLeaf): readonly Said[] {
  const known = saidBy.get(leaf);
  if (known) return known;
  const words = inWords(leaf);
  saidBy.set(leaf, words);
  return words;
}

function inWords(leaf: PlanLeaf): readonly Said[] {
  switch (leaf.kind) {
    case "plan-member": {
      const { member, name, level, card, account, handOver } = leaf;
      return [{ member, name, level, card, account, handOver }];
    }
    case "plan-grants": {
      const { member, lane } = leaf;
      return leaf.grants.map(({ entry, early, day, age }) => ({ member, lane, entry, early, day, age }));
    }
    case "plan-entry": {
      const { entry, revision, generation, deletedOn } = leaf;
      return [{ entry, revision, generation, deletedOn }];
    }
    case "plan-manifest":
      return [];
  }
}

export function planOf(leaves: readonly PlanLeaf[]): Plan {
  const of = <T extends Said>(kind: PlanLeaf["kind"]) =>
    leaves.flatMap((leaf) => (leaf.kind === kind ? (said(leaf) as readonly T[]) : []));
  return { members: of("plan-member"), grants: of("plan-grants"), entries: of("plan-entry") };
}

/**
 * The leaves of this plan. Of those before, whatever says the same is among them as it was; manifests always are. Everybody
 * has grants of lane now, if only to say that there are none: a server that leaves them out is found out (KEY-069).
 */
export function leavesOf(estate: string, plan: Plan, before: readonly PlanLeaf[]): Unsalted[] {
  const unchanged = new Map(before.map((leaf) => [said(leaf)[0], leaf]));
  return [
    ...plan.members.map((one) => unchanged.get(one) ?? { kind: "plan-member" as const, estate, ...one }),
    ...lanesOf(plan.grants).map((grants) => grantsLeaf(estate, grants, unchanged)),
    ...withoutGrants(estate, plan, before),
    ...plan.entries.map((one) => unchanged.get(one) ?? { kind: "plan-entry" as const, estate, ...one }),
    ...before.filter((leaf) => leaf.kind === "plan-manifest"),
  ];
}

/** What one member gets in one lane, in ascending order of the entries. They come in runs, which are named once each. */
function lanesOf(grants: readonly PlannedGrant[]): PlannedGrant[][] {
  const lanes = new Map<string, PlannedGrant[]>();
  let run: PlannedGrant[] = [];
  for (const grant of grants) {
    if (run[0]?.member !== grant.member || run[0].lane !== grant.lane) {
      const name = `${grant.member} ${grant.lane}`;
      run = lanes.get(name) ?? [];
      lanes.set(name, run);
    }
    run.push(grant);
  }
  return [...lanes.values()].map((all) => all.sort((a, b) => (a.entry < b.entry ? -1 : 1)));
}

function grantsLeaf(
  estate: string,
  grants: readonly PlannedGrant[],
  unchanged: ReadonlyMap<Said | undefined, PlanLeaf>,
): Unsalted {
  const was = unchanged.get(grants[0]);
  const words = was ? said(was) : [];
  if (was && words.length === grants.length && words.every((one, at) => one === grants[at])) return was;
  const { member, lane } = grants[0]!;
  const leaf: Omit<PlanGrants, "salt"> = { kind: "plan-grants", estate, member, lane, grants: grants.map(grantIn) };
  return leaf;
}

function withoutGrants(estate: string, { members, grants }: Plan, before: readonly PlanLeaf[]): Unsalted[] {
  const readers = new Set(grants.flatMap(({ member, lane }) => (lane === "now" ? [member] : [])));
  const empty = new Map(
    before.flatMap((leaf) =>
      leaf.kind === "plan-grants" && leaf.lane === "now" && leaf.grants.length === 0 ? [[leaf.member, leaf]] : [],
    ),
  );
  return members.flatMap(({ member }) =>
    readers.has(member)
      ? []
      : [empty.get(member) ?? { kind: "plan-grants" as const, estate, member, lane: "now" as const, grants: [] }],
  );
}

const grantIn = ({ entry, early, day, age }: PlannedGrant) => ({ entry, early, day, age });
