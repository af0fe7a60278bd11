import type { KeyGrant } from "../sharing/key-grants.ts";
import type { Lane } from "../sharing/lanes.ts";
import type { AccessCondition } from "../vault/kinds.ts";

export interface PlannedMember {
  member: string;
  name: string;
  level: KeyGrant;
  /** The keys that may be sealed to, by their fingerprints. */
  card: { id: string; fingerprint: string } | null;
  account: string | null;
  /** Whether executors may hand over the card. */
  handOver: boolean;
}

export interface PlannedGrant {
  member: string;
  entry: string;
  lane: Lane;
  early: boolean;
  day: string | null;
  age: number | null;
}

/** An entry in the revision and with the generation of keys that count. */
export interface PlannedEntry {
  entry: string;
  revision: number;
  generation: number;
  deletedOn: string | null;
}

/** What a holder signs, as far as people are shown it. */
export interface Plan {
  members: readonly PlannedMember[];
  grants: readonly PlannedGrant[];
  entries: readonly PlannedEntry[];
}

/**
 * Stands in `account` once an account was given up and no other was compared. No keys have this fingerprint, so that nothing
 * is sealed to it; and since it is one, no card speaks for the keys that come next (KEY-077).
 */
export const givenUpAccount = "A".repeat(43);

export const emptyPlan: Plan = { members: [], grants: [], entries: [] };

/** Whether a lane lies before the day that the entry's own access condition names (KEY-066). */
export function isEarlyFor(condition: AccessCondition, lane: Lane): boolean {
  switch (condition) {
    case "immediate":
      return false;
    case "after_death":
      return lane !== "after_death";
    case "custom":
      return lane === "now";
  }
}
