import { type PlanChange, widens } from "./changes.ts";
import type { Plan } from "./plan.ts";

/** What the changes speak of: a page draws no more of it, and a large plan takes long to hand over. */
export function partOf(changes: readonly PlanChange[], plan: Plan): Plan {
  const named = new Set(changes.flatMap((change) => ("member" in change ? [change.member] : [])));
  const entries = new Set(changes.flatMap((change) => ("entry" in change ? [change.entry] : [])));
  return {
    members: plan.members.filter(({ member }) => named.has(member)),
    grants: plan.grants.filter(({ member, entry }) => entries.has(entry) && named.has(member)),
    entries: plan.entries.filter(({ entry }) => entries.has(entry)),
  };
}

/**
 * Everything that the sentences about these changes are made of, besides the changes: names, how much and when somebody
 * reads, and titles. In a fixed order, so that the same words give the same value. Keys of people are in no sentence.
 */
export function wordsOf(changes: readonly PlanChange[], plan: Plan, titles: Readonly<Record<string, string>>) {
  const { members, grants } = partOf(changes, plan);
  const inOrder = <T extends readonly unknown[]>(rows: T[]) => rows.toSorted((a, b) => (`${a}` < `${b}` ? -1 : 1));
  return {
    members: inOrder(members.map(({ member, name, level }) => [member, name, level])),
    grants: inOrder(grants.map(({ member, entry, lane, early, day, age }) => [member, entry, lane, early, day, age])),
    titles: inOrder(Object.entries(titles)),
  };
}

/** What has to be shown: the level of somebody who is new stands in the sentence about each entry that they get. */
export function wideningToShow(changes: readonly PlanChange[], after: Plan): PlanChange[] {
  const added = new Set(changes.flatMap((change) => (change.kind === "added" ? [change.member] : [])));
  const isSaid = (change: PlanChange) => change.kind === "level_raised" && added.has(change.member);
  return changes.filter((change) => widens(change, after) && !isSaid(change));
}

/**
 * What the form of one entry says of a change, what is taken away too. `isWhole`: nobody could read more by anything else
 * in it, so that whoever has read the form has read the change.
 */
export function changesOfEntry(
  entry: string,
  changes: readonly PlanChange[],
  after: Plan,
): { said: PlanChange[]; isWhole: boolean } {
  const isOfGrant = (change: PlanChange) => "lane" in change && change.entry === entry;
  return {
    said: changes.filter(isOfGrant),
    isWhole: wideningToShow(changes, after).every(isOfGrant),
  };
}
