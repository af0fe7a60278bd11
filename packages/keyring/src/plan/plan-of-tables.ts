import type { PlanTables } from "@heirlock/contract/sharing/keys";
import type { Plan, PlannedGrant } from "@heirlock/domain/plan/plan";

/** The tables in the words of the plan. Keys and `early` are not in them: there the plan counts. */
export function planOfTables(signed: Plan, { members, grants, entries }: PlanTables, keyId: string): Plan {
  // Entries of an older key have a plan of their own.
  const named = new Set(signed.entries.map(({ entry }) => entry));
  const older = new Set(entries.flatMap((one) => (one.keyId === keyId || named.has(one.entry) ? [] : [one.entry])));
  const nameOf = ({ member, entry, lane }: Pick<PlannedGrant, "member" | "entry" | "lane">) =>
    `${member} ${entry} ${lane}`;
  const early = new Set(signed.grants.filter((one) => one.early).map(nameOf));
  return {
    members: members.map((one) => {
      const known = signed.members.find(({ member }) => member === one.member);
      return { ...(known ?? { card: null, account: null, handOver: false }), ...one };
    }),
    grants: grants
      .filter(({ entry }) => !older.has(entry))
      .map(({ member, entry, lane, day, age }) => {
        return { member, entry, lane, day, age, early: early.has(nameOf({ member, entry, lane })) };
      }),
    entries: entries
      .filter(({ entry }) => !older.has(entry))
      .map(({ entry, revision, generation, deletedOn }) => ({ entry, revision, generation, deletedOn })),
  };
}
