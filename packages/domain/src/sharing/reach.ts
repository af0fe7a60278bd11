import type { KeyGrant } from "./key-grants.ts";

/** Why somebody for whom an entry is meant could not open it today. */
export const missingReasons = [
  /** Their level gives no content. */
  "level",
  /** The holder's client has to make the keys. */
  "queued",
  /** Keys are stored for them that the holder's client has not made, or not for them. */
  "refused",
  /** Their card was not printed, and the account has no keys, or its keys were not compared, or others came. */
  "no_account",
  "not_compared",
  "identity_changed",
  "switched_off",
] as const;
export type MissingReason = (typeof missingReasons)[number];

/** What one person has of one entry that is meant for them. */
export interface Reach<Entry extends string = string, Member extends string = string> {
  entry: Entry;
  member: Member;
  level: KeyGrant;
  isActive: boolean;
  /** The entry's keys of today in an envelope of theirs. */
  keys: "none" | "refused" | "stored";
  /** Whether that envelope opens by the card that they have on paper, and by the keys that their account has today. */
  byCard: boolean;
  byAccount: boolean;
  /** How far the keys are that their account has today. */
  account: "none" | "unverified" | "verified" | "changed" | "refused";
}

/** What somebody lacks for opening it, the nearest thing first; null is nothing. */
export function missingOf({ level, isActive, keys, byCard, byAccount, account }: Reach): MissingReason | null {
  if (level === "none" || level === "summary") return "level";
  if (!isActive) return "switched_off";
  if (keys !== "stored") return keys === "none" ? "queued" : "refused";
  if (byCard || byAccount) return null;
  if (account === "none") return "no_account";
  if (account === "unverified") return "not_compared";
  // Compared, and sealed to the card alone until the client has made it anew.
  return account === "verified" ? "queued" : "identity_changed";
}

/** By the names of the wire. */
export interface Readiness<Entry extends string = string, Member extends string = string> {
  total: number;
  /** Those that nobody, or only one person, could open; with what the others lack for whom they are meant. */
  entries: { entry_id: Entry; openers: Member[]; missing: { member_id: Member; why: MissingReason }[] }[];
  /** Whom how many entries do not reach, for each reason. */
  people: { member_id: Member; why: MissingReason; entries: number }[];
}

/**
 * The entries that nobody, or only one person, could open if the release were today (keys-and-release §4). Somebody may
 * have an entry in more than one lane: one of them is enough.
 */
export function readinessOf<Entry extends string, Member extends string>(
  entries: readonly Entry[],
  reaches: readonly Reach<Entry, Member>[],
): Readiness<Entry, Member> {
  const byEntry = new Map(entries.map((entry) => [entry, new Map<Member, MissingReason | null>()]));
  for (const reach of reaches) {
    const people = byEntry.get(reach.entry);
    if (people && people.get(reach.member) !== null) people.set(reach.member, missingOf(reach));
  }
  const weak: Readiness<Entry, Member>["entries"] = [];
  const lacking = new Map<string, Readiness<Entry, Member>["people"][number]>();
  for (const [entry_id, people] of byEntry) {
    const [openers, missing]: [Member[], { member_id: Member; why: MissingReason }[]] = [[], []];
    for (const [member_id, why] of people) {
      if (why === null) openers.push(member_id);
      else missing.push({ member_id, why });
    }
    if (openers.length <= 1) weak.push({ entry_id, openers, missing });
    for (const one of missing) {
      const name = `${one.member_id} ${one.why}`;
      lacking.set(name, { ...one, entries: 1 + (lacking.get(name)?.entries ?? 0) });
    }
  }
  return { total: byEntry.size, entries: weak, people: [...lacking.values()] };
}
