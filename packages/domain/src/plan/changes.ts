import { type KeyGrant, keyGrants } from "../sharing/key-grants.ts";
import { type Lane, lanes } from "../sharing/lanes.ts";
import type { Plan, PlannedEntry, PlannedGrant, PlannedMember } from "./plan.ts";

type OfMember = { member: string };
type OfGrant = OfMember & { entry: string; lane: Lane };
type OfEntry = { entry: string };

export type PlanChange =
  | ({ kind: "added" | "removed" | "hand_over_allowed" | "hand_over_ended" } & OfMember)
  | ({ kind: "renamed"; from: string; to: string } & OfMember)
  | ({ kind: "keys_changed"; of: "card" | "account" } & OfMember)
  | ({ kind: "level_raised" | "level_lowered"; from: KeyGrant; to: KeyGrant } & OfMember)
  | ({ kind: "granted" | "taken_back" | "kept_early" } & OfGrant)
  | ({ kind: "earlier" | "later"; from: Lane } & OfGrant)
  | ({ kind: "condition_eased" | "condition_tightened"; day: string | null; age: number | null } & OfGrant)
  | ({ kind: "entry_added" | "entry_gone" | "binned" | "restored" } & OfEntry);

/** Everything that the second plan says otherwise than the first, in a fixed order: what a page shows before it is signed. */
export function planChanges(before: Plan, after: Plan): PlanChange[] {
  return [
    ...pairs(before.members, after.members, ({ member }) => member).flatMap(([was, is]) => memberChanges(was, is)),
    ...grantChanges(before.grants, after.grants),
    ...pairs(before.entries, after.entries, ({ entry }) => entry).flatMap(([was, is]) => entryChanges(was, is)),
  ];
}

/**
 * Whether somebody could read more, or sooner, by this change: then it needs the open vault and the holder's hand
 * (KEY-064). Everything else takes away, or gives nobody anything to read.
 */
export function widens(change: PlanChange, after: Plan): boolean {
  switch (change.kind) {
    case "granted":
    case "earlier":
    case "kept_early":
    case "condition_eased":
    case "hand_over_allowed":
      return true;
    case "level_raised":
      return after.grants.some(({ member }) => member === change.member);
    case "restored":
      return after.grants.some(({ entry }) => entry === change.entry);
    default:
      return false;
  }
}

function memberChanges(was: PlannedMember | undefined, is: PlannedMember | undefined): PlanChange[] {
  if (!is) return [{ kind: "removed", member: was!.member }];
  const { member } = is;
  const changes: PlanChange[] = was ? [] : [{ kind: "added", member }];
  const { name, level, card, account, handOver } = was ?? {
    ...is,
    level: "none",
    card: null,
    account: null,
    handOver: false,
  };
  if (name !== is.name) changes.push({ kind: "renamed", member, from: name, to: is.name });
  if (card?.fingerprint !== is.card?.fingerprint) changes.push({ kind: "keys_changed", member, of: "card" });
  if (account !== is.account) changes.push({ kind: "keys_changed", member, of: "account" });
  if (level !== is.level) {
    const kind = rankOf(is.level) > rankOf(level) ? "level_raised" : "level_lowered";
    changes.push({ kind, member, from: level, to: is.level });
  }
  if (handOver !== is.handOver) changes.push({ kind: is.handOver ? "hand_over_allowed" : "hand_over_ended", member });
  return changes;
}

const rankOf = (level: KeyGrant) => keyGrants.indexOf(level);
const timeOf = (lane: Lane) => lanes.indexOf(lane);

function grantChanges(before: readonly PlannedGrant[], after: readonly PlannedGrant[]): PlanChange[] {
  const ofPair = ({ member, entry }: PlannedGrant) => `${member} ${entry}`;
  const [gone, come] = apart(before, after);
  const was = Map.groupBy(gone, ofPair);
  const is = Map.groupBy(come, ofPair);
  const both = [...new Set([...was.keys(), ...is.keys()])].sort();
  return both.flatMap((pair) => changesOfPair(was.get(pair) ?? [], is.get(pair) ?? []));
}

/**
 * What is in one of them alone. Nearly all of a large plan that was edited is in both, as the very same object and in the
 * same order: that is walked over first, since it is said of no pair that anything changed.
 */
function apart(
  before: readonly PlannedGrant[],
  after: readonly PlannedGrant[],
): [gone: PlannedGrant[], come: PlannedGrant[]] {
  const gone: PlannedGrant[] = [];
  let at = 0;
  for (const one of before)
    if (one === after[at]) at++;
    else gone.push(one);
  const come = after.slice(at);
  const [was, is] = [new Set(gone), new Set(come)];
  return [gone.filter((one) => !is.has(one)), come.filter((one) => !was.has(one))];
}

/** One person and one entry: a lane given up for another is a move, and says in which direction. */
function changesOfPair(was: readonly PlannedGrant[], is: readonly PlannedGrant[]): PlanChange[] {
  const gone = byTime(was.filter((one) => !is.some(({ lane }) => lane === one.lane)));
  const come = byTime(is.filter((one) => !was.some(({ lane }) => lane === one.lane)));
  const moved = come.map((to, at) => ({ to, from: gone[at] }));
  return [
    ...moved.flatMap(({ to, from }) => moveChanges(from, to)),
    ...gone
      .slice(come.length)
      .map(({ member, entry, lane }): PlanChange => ({ kind: "taken_back", member, entry, lane })),
    ...is.flatMap((one) => {
      const old = was.find(({ lane }) => lane === one.lane);
      return old ? termChanges(old, one) : [];
    }),
  ];
}

function moveChanges(from: PlannedGrant | undefined, to: PlannedGrant): PlanChange[] {
  const { member, entry, lane } = to;
  if (!from) return [{ kind: "granted", member, entry, lane }];
  const kind = timeOf(lane) < timeOf(from.lane) ? "earlier" : "later";
  return [{ kind, member, entry, lane, from: from.lane }, ...termChanges(from, to)];
}

/** The further conditions of a grant, and whether it stays although its entry now says later. */
function termChanges(was: PlannedGrant, is: PlannedGrant): PlanChange[] {
  const { member, entry, lane, day, age } = is;
  const eased = isEased(was.day, day) || isEased(was.age, age);
  const tightened = isEased(day, was.day) || isEased(age, was.age);
  return [
    ...(eased ? [{ kind: "condition_eased" as const, member, entry, lane, day, age }] : []),
    ...(tightened ? [{ kind: "condition_tightened" as const, member, entry, lane, day, age }] : []),
    ...(is.early && !was.early ? [{ kind: "kept_early" as const, member, entry, lane }] : []),
  ];
}

/** Taken away, or reached sooner. */
function isEased<T extends string | number>(was: T | null, is: T | null): boolean {
  return was !== null && (is === null || is < was);
}

function entryChanges(was: PlannedEntry | undefined, is: PlannedEntry | undefined): PlanChange[] {
  if (!is) return [{ kind: "entry_gone", entry: was!.entry }];
  const { entry, deletedOn } = is;
  if (!was) return [{ kind: "entry_added", entry }];
  if ((was.deletedOn === null) === (deletedOn === null)) return [];
  return [{ kind: deletedOn === null ? "restored" : "binned", entry }];
}

const byTime = (grants: readonly PlannedGrant[]) => grants.toSorted((a, b) => timeOf(a.lane) - timeOf(b.lane));

/** What stands in either list, beside what the other says of the same, in ascending order of the names. */
function pairs<T>(was: readonly T[], is: readonly T[], nameOf: (one: T) => string): [T | undefined, T | undefined][] {
  const before = new Map(was.map((one) => [nameOf(one), one]));
  const after = new Map(is.map((one) => [nameOf(one), one]));
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.map((name) => [before.get(name), after.get(name)]);
}
