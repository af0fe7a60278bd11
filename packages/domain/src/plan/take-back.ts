import type { AccessCondition } from "../vault/kinds.ts";
import { type PlanChange, planChanges } from "./changes.ts";
import type { PlanEdit } from "./edits.ts";
import { isEarlyFor, type Plan } from "./plan.ts";

/** What was signed since, as far as it comes and goes together: one person and one entry, or one thing said of somebody. */
export interface SignedSince {
  changes: PlanChange[];
  /** False for what a signature alone cannot bring back: somebody who was removed, an entry that is gone. */
  canTakeBack: boolean;
}

/** Everything that was signed between two plans, in the order of `planChanges` (SEC-046). */
export function signedSince(before: Plan, now: Plan): SignedSince[] {
  const changes = planChanges(before, now);
  const added = addedIn(changes);
  const together = Map.groupBy(changes, (change) => belongsTo(change, added));
  return [...together.values()].map((all) => ({
    changes: all,
    canTakeBack: all.every((change) => canTakeBack(change, now)),
  }));
}

/** Entries whose text was saved anew between two plans. Their earlier versions are kept by the vault. */
export function rewrittenSince(before: Plan, now: Plan): string[] {
  return now.entries.flatMap(({ entry, revision }) => {
    const was = before.entries.find((one) => one.entry === entry);
    return was && was.revision < revision ? [entry] : [];
  });
}

const addedIn = (changes: readonly PlanChange[]) =>
  new Set(changes.flatMap((change) => (change.kind === "added" ? [change.member] : [])));

function belongsTo(change: PlanChange, added: ReadonlySet<string>): string {
  if ("entry" in change) return "member" in change ? `${change.member} ${change.entry}` : change.entry;
  // All that was said of somebody new goes with them.
  if (added.has(change.member)) return change.member;
  return change.kind === "keys_changed"
    ? `${change.member} ${change.kind} ${change.of}`
    : `${change.member} ${change.kind}`;
}

function canTakeBack(change: PlanChange, now: Plan): boolean {
  switch (change.kind) {
    case "removed":
    // Permissions are more than their level: the person's own page gives them again.
    case "level_lowered":
    case "entry_gone":
    // The bin gives it back, with a look at who could read it then.
    case "binned":
      return false;
    case "taken_back":
      return isThere(now, change);
    default:
      return true;
  }
}

const isThere = ({ members, entries }: Plan, of: { member: string; entry: string }) =>
  members.some(({ member }) => member === of.member) && entries.some(({ entry }) => entry === of.entry);

interface TakingBack {
  /** What the entry's signed revision says now. */
  conditionOf: (entry: string) => AccessCondition | null;
  /** The day of the bin, for entries that were not there before. */
  on: string;
}

/** The edits by which the plan says of these changes what it said before them. */
export function takeBackEdits(
  before: Plan,
  changes: readonly PlanChange[],
  { conditionOf, on }: TakingBack,
): PlanEdit[] {
  const added = addedIn(changes);
  return changes.flatMap((change): PlanEdit[] => {
    if (!("entry" in change) && change.kind !== "added" && added.has(change.member)) return [];
    switch (change.kind) {
      case "added":
        return [{ kind: "remove_member", member: change.member }];
      case "renamed":
        return [{ kind: "member", member: change.member, name: change.from }];
      case "level_raised":
        return [{ kind: "member", member: change.member, level: change.from }];
      // None at all: which keys were given up for good, a server that shows an old plan must not decide (KEY-077).
      case "keys_changed":
        return [{ kind: "member", member: change.member, [change.of]: null }];
      case "hand_over_allowed":
      case "hand_over_ended":
        return [{ kind: "member", member: change.member, handOver: change.kind === "hand_over_ended" }];
      case "granted":
      case "taken_back":
      case "earlier":
      case "later":
      case "kept_early":
      case "condition_eased":
      case "condition_tightened": {
        const { member, entry } = change;
        const condition = conditionOf(entry);
        const grants = before.grants
          .filter((one) => one.member === member && one.entry === entry)
          // Its condition may have become later since: then the sentence that is shown says so (KEY-066).
          .map(({ lane, early, day, age }) => ({
            ...{ lane, day, age },
            early: early || (condition !== null && isEarlyFor(condition, lane)),
          }));
        return [{ kind: "grants", member, entry, grants }];
      }
      case "entry_added":
      case "restored": {
        const was = before.entries.find(({ entry }) => entry === change.entry);
        return [{ kind: "bin", entry: change.entry, on: was?.deletedOn ?? on }];
      }
      default:
        return [];
    }
  });
}
