import { hash as sha256 } from "node:crypto";
import { type PlanStep, stepLimits } from "@heirlock/contract/plan/step";
import { fromBase64url } from "@heirlock/crypto/format";
import {
  headHash,
  leafHashOf,
  leafPlace,
  type PlanHead,
  planLevels,
  planRoot,
  readHead,
  readLeaf,
  type Sha256,
  slotsFor,
} from "@heirlock/crypto/verify";
import type { HolderId } from "@heirlock/domain/identifiers";
import type { Actor } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import type { Tx } from "../../kernel/transaction.ts";
import * as queries from "./plan.queries.ts";
import type { EndLeavesRow } from "./plan.rows.ts";

/** A device whose clock is ahead by more than this takes the next number instead. */
const mostAheadMs = 24 * 3_600_000;
const saltBytes = 16;

type Signer = Pick<Actor, "holderId" | "isFresh">;

export interface StoredHead {
  number: number;
  hash: string;
}

/**
 * Stores what the holder signed, in the transaction of what it is about. Refuses with PLAN_CHANGED unless it names the
 * head that is stored, with INVALID_SIGNATURE unless the account key of today signed it, with PLAN_INVALID for a root that
 * the leaves do not give, a leaf that is none, or a number that is not the next and lies in the future (KEY-067), with
 * PLAN_TOO_LARGE for more than `stepLimits`. Who lets somebody read at once has just proved who they are, or is refused
 * with REAUTH_REQUIRED (KEY-064, D10).
 */
export async function storeStep(
  tx: Tx,
  { holderId, isFresh }: Signer,
  step: PlanStep,
  { givesUp = false } = {},
): Promise<StoredHead> {
  requireSize(step);
  const [own] = await tx.query(queries.readOwnKey);
  const keyId = own?.verifying_key ?? refuse("INVALID_SIGNATURE");
  const head = requireHead(keyId, holderId, step);
  // It has a way of its own, with a proof of who is there.
  if (head.givenUp.length > 0 !== givesUp) refuse("PLAN_INVALID");
  const hash = headHash(step.head.text);
  const salt = await followOrBegin(tx, { holderId, keyId }, { head, hash, step });

  const chain = [holderId, keyId] as const;
  const ended = await replaceLeaves(tx, chain, head, step);
  if (!isFresh && grantsNow(ended, step)) refuse("REAUTH_REQUIRED");
  const hashes = await tx.query(queries.listHashes, chain);
  requireTightTree(hashes, step);
  if (rootOf(salt, hashes) !== head.root) refuse("PLAN_INVALID");
  await keepHead(tx, chain, { number: head.number, hash }, step.head);
  return { number: head.number, hash };
}

/** Keeps a head that was checked, with its line in the audit. */
export async function keepHead(
  tx: Tx,
  chain: readonly [HolderId, string],
  { number, hash }: StoredHead,
  { text, signature }: PlanStep["head"],
): Promise<void> {
  await tx.query(queries.insertHead, [...chain, number, hash, text, signature]);
  // In hex, as the audit takes codes.
  const noted = [chain[0], String(number), Buffer.from(hash, "base64url").toString("hex")] as const;
  const [note] = await tx.query(queries.noteHead, noted);
  tx.announce(note!.note);
}

function requireSize({ salt, head, leaves, freed }: PlanStep): void {
  // A chain begins with its salt, and without one it cannot.
  const mostLeaves = salt === undefined ? stepLimits.leaves : stepLimits.firstLeaves;
  const isLarge =
    Buffer.byteLength(head.text) > stepLimits.head ||
    leaves.length > mostLeaves ||
    freed.length > stepLimits.leaves ||
    leaves.some(({ text }) => Buffer.byteLength(text) > stepLimits.leaf);
  if (isLarge) refuse("PLAN_TOO_LARGE");
}

export function requireHead(keyId: string, holderId: HolderId, { head }: Pick<PlanStep, "head">): PlanHead {
  try {
    return readHead(keyId, holderId, head);
  } catch (error) {
    const isForged = error instanceof Error && error.message === "plan.forged";
    return refuse(isForged ? "INVALID_SIGNATURE" : "PLAN_INVALID");
  }
}

type Chain = { holderId: HolderId; keyId: string };
type Coming = { head: PlanHead; hash: string; step: PlanStep };

/** Answers the salt of the chain, which stands behind its lock from here on. */
async function followOrBegin(tx: Tx, { holderId, keyId }: Chain, { head, hash, step }: Coming): Promise<string> {
  const chain = [holderId, keyId] as const;
  const [stored] = await tx.query(queries.lockChain, chain);
  if (stored) {
    if (head.before !== stored.hash) refuse("PLAN_CHANGED");
    if (step.salt !== undefined) refuse("PLAN_INVALID");
    requireNumber(head.number, Number(stored.number), Number(stored.now));
    await tx.query(queries.moveChain, [...chain, head.number, hash]);
    return stored.salt;
  }
  if (head.before !== null || step.salt === undefined) refuse("PLAN_CHANGED");
  const [clock] = await tx.query(queries.readClock);
  requireNumber(head.number, 0, Number(clock!.now));
  const begun = await tx.query(queries.beginChain, [...chain, step.salt, head.number, hash]);
  if (begun.length === 0) refuse("PLAN_CHANGED");
  return step.salt;
}

export function requireNumber(number: number, stored: number, now: number): void {
  if (number <= stored || (number !== stored + 1 && number > now + mostAheadMs)) refuse("PLAN_INVALID");
}

async function replaceLeaves(
  tx: Tx,
  chain: readonly [HolderId, string],
  { estate, number }: PlanHead,
  { leaves, freed }: PlanStep,
): Promise<EndLeavesRow[]> {
  const slots = [...leaves.map(({ slot }) => slot), ...freed];
  if (new Set(slots).size < slots.length) refuse("PLAN_INVALID");
  const ended = await tx.query(queries.endLeaves, [...chain, slots, number]);
  const gone = new Set(ended.map(({ slot }) => slot));
  if (freed.some((slot) => !gone.has(slot))) refuse("PLAN_INVALID");
  if (leaves.length === 0) return ended;
  const rows = leaves.map(({ slot, text }) => {
    const leaf = orInvalid(() => readLeaf(text));
    if (leaf.estate !== estate) refuse("PLAN_INVALID");
    return { slot, place: leafPlace(leaf), text, hash: leafHashOf(text) };
  });
  // The index says the same; this says it in words.
  const places = rows.map(({ place }) => place);
  const [taken] = await tx.query(queries.countPlaces, [...chain, places]);
  if (taken!.places > 0 || new Set(places).size < places.length) refuse("PLAN_INVALID");
  await tx.query(queries.insertLeaves, [...chain, number, JSON.stringify(rows)]);
  return ended;
}

/** Does somebody get something in lane now, or a higher level, that the leaf before did not give them? */
function grantsNow(ended: readonly EndLeavesRow[], { leaves }: PlanStep): boolean {
  const before = new Map(ended.map(({ slot, text }) => [slot, readLeaf(text)]));
  return leaves.some(({ slot, text }) => {
    const leaf = readLeaf(text);
    const was = before.get(slot);
    if (leaf.kind === "plan-member")
      return was?.kind === "plan-member" && planLevels.indexOf(leaf.level) > planLevels.indexOf(was.level);
    if (leaf.kind !== "plan-grants" || leaf.lane !== "now") return false;
    const had = new Set(was?.kind === "plan-grants" ? was.grants.map(({ entry }) => entry) : []);
    return leaf.grants.some(({ entry }) => !had.has(entry));
  });
}

/** A tree doubles only when it is full: a slot far out would make everybody hash a hundred thousand empty ones. */
function requireTightTree(hashes: readonly { slot: number }[], { leaves }: PlanStep): void {
  const added = new Set(leaves.map(({ slot }) => slot));
  const room = slotsFor(
    hashes.filter(({ slot }) => !added.has(slot)),
    hashes.length,
  );
  if (leaves.some(({ slot }) => slot >= room)) refuse("PLAN_INVALID");
}

const natively: Sha256 = (...parts) => sha256("sha256", Buffer.concat(parts), "buffer");

function rootOf(salt: string, hashes: readonly { slot: number; hash: string }[]): string {
  return orInvalid(() => planRoot(fromBase64url(salt, saltBytes), hashes, natively));
}

/** What the formats refuse is a fault of the request. */
function orInvalid<T>(read: () => T): T {
  try {
    return read();
  } catch {
    return refuse("PLAN_INVALID");
  }
}
