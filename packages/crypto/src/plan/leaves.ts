import { CryptoError } from "../errors.ts";
import { saltLength } from "../format.ts";
import { type Lane, lanes } from "../sharing/signed-messages.ts";
import { isBytes, isHash, isId, partsIn } from "./parts.ts";

/** How much of the entries granted to a member their keys open, from least to most. */
export const planLevels = ["none", "summary", "details", "full"] as const;
export type PlanLevel = (typeof planLevels)[number];

/** A person of the plan, under the name that the holder wrote, with the only keys that may be sealed to. */
export interface PlanMember {
  kind: "plan-member";
  estate: string;
  member: string;
  salt: string;
  name: string;
  /** Fingerprints are those of `keysFingerprint`. */
  card: { id: string; fingerprint: string } | null;
  account: string | null;
  level: PlanLevel;
  /** Whether executors may hand the card over after a release. */
  handOver: boolean;
}

export interface PlanGrant {
  entry: string;
  /** The holder knows that this lane is earlier than the entry's own access condition. */
  early: boolean;
  /** Further conditions: not before this day (`2030-01-31`), not before the recipient has this age. */
  day: string | null;
  age: number | null;
}

/** What one member gets in one lane, in ascending order of the entries' ids. */
export interface PlanGrants {
  kind: "plan-grants";
  estate: string;
  member: string;
  lane: Lane;
  salt: string;
  grants: readonly PlanGrant[];
}

/** An entry in the revision that counts, so that no older one, and none at all, can pass for it. */
export interface PlanEntry {
  kind: "plan-entry";
  estate: string;
  entry: string;
  salt: string;
  revision: number;
  generation: number;
  /** The day on which it was put in the bin. */
  deletedOn: string | null;
}

/** The release manifest of an epoch that is in force. Its hash is random enough: it needs no salt. */
export interface PlanManifest {
  kind: "plan-manifest";
  estate: string;
  lane: Exclude<Lane, "now">;
  epoch: number;
  hash: string;
}

export type PlanLeaf = PlanMember | PlanGrants | PlanEntry | PlanManifest;

/** The one text of a leaf: a JSON array without blanks (docs/formats.md §13). It is kept and served byte for byte. */
export function leafText(leaf: PlanLeaf): string {
  return JSON.stringify(partsOf(leaf));
}

function partsOf(leaf: PlanLeaf): unknown[] {
  switch (leaf.kind) {
    case "plan-member": {
      const { kind, estate, member, salt, name, card, account, level, handOver } = leaf;
      return [kind, estate, member, salt, name, card && [card.id, card.fingerprint], account, level, handOver];
    }
    case "plan-grants": {
      const { kind, estate, member, lane, salt, grants } = leaf;
      return [kind, estate, member, lane, salt, grants.map(({ entry, early, day, age }) => [entry, early, day, age])];
    }
    case "plan-entry": {
      const { kind, estate, entry, salt, revision, generation, deletedOn } = leaf;
      return [kind, estate, entry, salt, revision, generation, deletedOn];
    }
    case "plan-manifest":
      return [leaf.kind, leaf.estate, leaf.lane, leaf.epoch, leaf.hash];
  }
}

/** What a leaf is about. No plan has two leaves of one place. */
export function leafPlace(leaf: PlanLeaf): string {
  switch (leaf.kind) {
    case "plan-member":
      return `${leaf.kind} ${leaf.member}`;
    case "plan-grants":
      return `${leaf.kind} ${leaf.member} ${leaf.lane}`;
    case "plan-entry":
      return `${leaf.kind} ${leaf.entry}`;
    case "plan-manifest":
      return `${leaf.kind} ${leaf.lane} ${leaf.epoch}`;
  }
}

/** Throws `plan.invalid` unless the text is the one spelling of a leaf, so that no two texts mean the same. */
export function readLeaf(text: string): PlanLeaf {
  const leaf = parseLeaf(text);
  if (leaf === null || leafText(leaf) !== text) throw new CryptoError("plan.invalid", { part: "leaf" });
  return leaf;
}

function parseLeaf(text: string): PlanLeaf | null {
  const [kind, estate, ...rest] = partsIn(text);
  if (!isId(estate)) return null;
  switch (kind) {
    case "plan-member":
      return readMember(estate, rest);
    case "plan-grants":
      return readGrants(estate, rest);
    case "plan-entry":
      return readEntry(estate, rest);
    case "plan-manifest":
      return readManifest(estate, rest);
    default:
      return null;
  }
}

function readMember(estate: string, parts: readonly unknown[]): PlanMember | null {
  const [member, salt, name, card, account, level, handOver] = parts;
  const fits =
    isId(member) &&
    isSalt(salt) &&
    typeof name === "string" &&
    (card === null || (Array.isArray(card) && isId(card[0]) && isHash(card[1]))) &&
    (account === null || isHash(account)) &&
    isOneOf(planLevels, level) &&
    typeof handOver === "boolean";
  if (!fits) return null;
  const ofCard = card === null ? null : { id: card[0] as string, fingerprint: card[1] as string };
  return { kind: "plan-member", estate, member, salt, name, card: ofCard, account, level, handOver };
}

function readGrants(estate: string, parts: readonly unknown[]): PlanGrants | null {
  const [member, lane, salt, list] = parts;
  if (!isId(member) || !isOneOf(lanes, lane) || !isSalt(salt) || !Array.isArray(list)) return null;
  const grants = list.map(readGrant);
  if (!grants.every((one) => one !== null)) return null;
  const isSorted = grants.every(({ entry }, at) => at === 0 || grants[at - 1]!.entry < entry);
  return isSorted ? { kind: "plan-grants", estate, member, lane, salt, grants } : null;
}

function readGrant(parts: unknown): PlanGrant | null {
  if (!Array.isArray(parts)) return null;
  const [entry, early, day, age] = parts as unknown[];
  const fits = isId(entry) && typeof early === "boolean" && isDayOrNull(day) && (age === null || isCount(age));
  return fits ? { entry, early, day, age } : null;
}

function readEntry(estate: string, parts: readonly unknown[]): PlanEntry | null {
  const [entry, salt, revision, generation, deletedOn] = parts;
  const fits = isId(entry) && isSalt(salt) && isCount(revision) && isCount(generation) && isDayOrNull(deletedOn);
  return fits ? { kind: "plan-entry", estate, entry, salt, revision, generation, deletedOn } : null;
}

function readManifest(estate: string, parts: readonly unknown[]): PlanManifest | null {
  const [lane, epoch, hash] = parts;
  const fits = isOneOf(lanes, lane) && lane !== "now" && isCount(epoch) && isHash(hash);
  return fits ? { kind: "plan-manifest", estate, lane, epoch, hash } : null;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const isSalt = (part: unknown): part is string => isBytes(part, saltLength);
const isCount = (part: unknown): part is number => Number.isSafeInteger(part) && (part as number) > 0;
const isDayOrNull = (part: unknown): part is string | null =>
  part === null || (typeof part === "string" && dayPattern.test(part));
const isOneOf = <T extends string>(all: readonly T[], part: unknown): part is T => all.some((one) => one === part);
