import { type KeyGrant, keyGrants } from "../sharing/key-grants.ts";
import { lanes } from "../sharing/lanes.ts";
import { type PlanChange, planChanges } from "./changes.ts";
import type { Plan, PlannedEntry, PlannedGrant, PlannedMember } from "./plan.ts";

export interface Differences {
  /** The signed plan with all that the tables have less of: what "That is right" signs. */
  settled: Plan;
  /** From the signed plan to the settled one, for the list that is shown first (KEY-072). */
  less: PlanChange[];
  /** What the tables say beyond it. Nothing is sealed or signed for it; a new level waits for its own confirmation. */
  beyond: PlanChange[];
}

/**
 * What the tables of the server say otherwise than the plan that was signed. They may take back: that is shown, and then
 * signed. They may give nothing: whatever they have more of is told, and stays without effect (KEY-063, KEY-072). Keys of
 * people are never taken from the tables.
 */
export function settle(signed: Plan, tables: Plan): Differences {
  const [inTables, binnedThere] = [byName(tables.members, "member"), byName(tables.entries, "entry")];
  const members = signed.members.flatMap((one) => lessOf(one, inTables.get(one.member)));
  const entries = signed.entries.flatMap((one) => binned(one, binnedThere.get(one.entry)));
  const [people, things] = [byName(members, "member"), byName(entries, "entry")];
  const ofPair = Map.groupBy(tables.grants, pairOf);
  const grants = signed.grants
    .filter(({ member, entry }) => people.has(member) && things.has(entry))
    .flatMap((one) => narrower(one, ofPair.get(pairOf(one)) ?? []));
  const settled: Plan = { members, grants, entries };
  const without = (change: PlanChange) => change.kind !== "keys_changed";
  return {
    settled,
    less: planChanges(signed, settled),
    beyond: planChanges(settled, tables).filter(without),
  };
}

function byName<Key extends string, T extends Record<Key, string>>(all: readonly T[], key: Key): Map<string, T> {
  return new Map(all.map((one) => [one[key], one]));
}

function lessOf(signed: PlannedMember, table: PlannedMember | undefined): PlannedMember[] {
  if (!table) return [];
  return [{ ...signed, name: table.name, level: lower(signed.level, table.level) }];
}

export const lower = (one: KeyGrant, other: KeyGrant): KeyGrant =>
  keyGrants[Math.min(keyGrants.indexOf(one), keyGrants.indexOf(other))]!;

const pairOf = ({ member, entry }: PlannedGrant) => `${member} ${entry}`;

/** The grant as the tables have it, as far as that is later or asks for more. */
function narrower(signed: PlannedGrant, tables: readonly PlannedGrant[]): PlannedGrant[] {
  const same = tables.find(({ lane }) => lane === signed.lane);
  const later = tables.find(({ lane }) => lanes.indexOf(lane) > lanes.indexOf(signed.lane));
  const earlier = tables.find(({ lane }) => lanes.indexOf(lane) < lanes.indexOf(signed.lane));
  const table = same ?? later ?? earlier;
  if (!table) return [];
  const lane = table === later ? later.lane : signed.lane;
  return [{ ...signed, lane, day: tighter(signed.day, table.day), age: tighter(signed.age, table.age) }];
}

/** A day or an age that was asked for stays until its easing was signed. */
function tighter<T extends string | number>(signed: T | null, table: T | null): T | null {
  if (signed === null || table === null) return signed ?? table;
  return table > signed ? table : signed;
}

function binned(signed: PlannedEntry, table: PlannedEntry | undefined): PlannedEntry[] {
  // Erased after its time in the bin. One that is missing without it is withheld, and stays in the plan.
  if (!table) return signed.deletedOn === null ? [signed] : [];
  return [{ ...signed, deletedOn: signed.deletedOn ?? table.deletedOn }];
}

/** Entries that the plan names and the server does not show, and that nobody has put in the bin (KEY-069). */
export function withheldEntries(signed: Plan, tables: Plan): string[] {
  const served = new Set(tables.entries.map(({ entry }) => entry));
  return signed.entries.flatMap(({ entry, deletedOn }) => (deletedOn === null && !served.has(entry) ? [entry] : []));
}
