import { type PlanChange, planChanges } from "./changes.ts";
import type { Plan, PlannedGrant, PlannedMember } from "./plan.ts";
import { lower, settle } from "./settle.ts";

/** An older key of the holder, whose kit was found, has a plan of its own: the key of today takes it over (KEY-075). */

export interface LeftOfOlder {
  /** What the older key signed, but for what was withdrawn since. */
  left: Plan;
  /** What was withdrawn, by the tables' word: it is shown, since a server could strike somebody out by it (KEY-072). */
  withdrawn: PlanChange[];
}

/**
 * What the tables have left of an older key's plan. They take away and give nothing, names included: under another name a
 * server could have somebody confirmed who is not meant. An entry that is there no more is withdrawn too, because nobody
 * could sign its deletion with that key.
 */
export function leftOfOlder(signed: Plan, tables: Plan): LeftOfOlder {
  const { settled } = settle(signed, tables);
  const isThere = (id: string) => tables.entries.some(({ entry }) => entry === id);
  const nameOf = ({ member, name }: PlannedMember) => signed.members.find((one) => one.member === member)?.name ?? name;
  const left: Plan = {
    members: settled.members.map((one) => ({ ...one, name: nameOf(one) })),
    grants: settled.grants.filter(({ entry }) => isThere(entry)),
    entries: settled.entries.filter(({ entry }) => isThere(entry)),
  };
  const isGone = ({ member, entry }: { member: string; entry: string }) =>
    !left.members.some((one) => one.member === member) || !left.entries.some((one) => one.entry === entry);
  const wasBinned = (id: string) => signed.entries.some(({ entry, deletedOn }) => entry === id && deletedOn !== null);
  const withdrawn = planChanges(signed, left).filter((one) => {
    // Who or what is gone as a whole is named once, and what was signed as deleted not again.
    if (one.kind === "taken_back") return !isGone(one);
    return one.kind !== "entry_gone" || !wasBinned(one.entry);
  });
  return { left, withdrawn };
}

/**
 * The plan of today's key with what is left of an older one. Where today's plan says something of a person, of an entry,
 * or of both together, that was said later and counts.
 */
export function takeOver(plan: Plan, older: Plan): Plan {
  const readers = new Set(plan.grants.map(({ member }) => member));
  const members = plan.members.map((one) => {
    const was = older.members.find(({ member }) => member === one.member);
    if (!was) return one;
    return {
      ...one,
      // A level that nobody read by yet was taken from the tables without a question: the older signature gave no more.
      level: readers.has(one.member) ? one.level : lower(one.level, was.level),
      // Cards in people's hands and accounts that were compared stay what they are.
      ...(one.card === null && { card: was.card, handOver: was.handOver }),
      account: one.account ?? was.account,
    };
  });
  const named = new Set(plan.members.map(({ member }) => member));
  const known = new Set(plan.entries.map(({ entry }) => entry));
  const pairOf = ({ member, entry }: PlannedGrant) => `${member} ${entry}`;
  const said = new Set(plan.grants.map(pairOf));
  return {
    members: [...members, ...older.members.filter(({ member }) => !named.has(member))],
    entries: [...plan.entries, ...older.entries.filter(({ entry }) => !known.has(entry))],
    grants: [...plan.grants, ...older.grants.filter((grant) => !said.has(pairOf(grant)))],
  };
}

/** Whoever is called otherwise today than in the older plan: without the kit their names came from the server. */
export function renamedSince(older: Plan, plan: Plan): PlanChange[] {
  return older.members.flatMap(({ member, name: from }): PlanChange[] => {
    const to = plan.members.find((one) => one.member === member)?.name ?? from;
    return from === to ? [] : [{ kind: "renamed", member, from, to }];
  });
}
