import { sha256 as noble } from "@noble/hashes/sha2.js";
import { CryptoError } from "../errors.ts";
import { fromBase64url, keyLength, toBase64url } from "../format.ts";

/**
 * The tree over the leaves of a plan. Its shape says nothing about how much is in it: a leaf keeps a random slot of at
 * least 1,024, and an empty slot holds a hash that only the holder's clients and the server can tell from a leaf's.
 */

export const firstSize = 1024;
/** No estate comes near it; a server must not make a client hash without end. */
const largestSize = 1 << 17;

export interface SlottedLeaf {
  slot: number;
  /** As `leafText` writes it. */
  text: string;
}

/** A leaf with the hashes that lead from it to the root, the nearest first. */
export interface ProvedLeaf extends SlottedLeaf {
  path: readonly string[];
}

/** A leaf of which only the hash is at hand (`leafHashOf`). */
export interface SlottedHash {
  slot: number;
  hash: string;
}

/** A leaf whose text was hashed before. */
export interface DigestedLeaf extends SlottedLeaf {
  digest: Uint8Array;
}

/** Every hash of a tree, from the leaves up: the next tree is hashed only where it is different. */
export interface PlanTree {
  salt: Uint8Array;
  taken: ReadonlySet<number>;
  levels: readonly (readonly Uint8Array[])[];
}

/** SHA-256 over the parts, one after the other. A server has a faster one than JavaScript's. */
export type Sha256 = (...parts: readonly Uint8Array[]) => Uint8Array;

/** Base64url of a leaf's hash. */
export const leafHashOf = (text: string): string => toBase64url(leafDigest(text));

export const leafDigest = (text: string): Uint8Array => leafHash(text, inJavaScript);

/**
 * In place of a root under the last head of a key that another has replaced: SHA-256 of the byte 03. No leaf is under it,
 * and whoever reads it knows that without the salt of the estate.
 */
export const endedRoot = toBase64url(noble(Uint8Array.of(3)));

/** Base64url of the root of a tree. */
export const rootOf = ({ levels }: PlanTree): string => toBase64url(levels.at(-1)![0]!);

/** Base64url of the root. `salt` is the estate's own. */
export function planRoot(
  salt: Uint8Array,
  leaves: readonly (SlottedLeaf | SlottedHash)[],
  sha256: Sha256 = inJavaScript,
): string {
  return rootOf(growTree(salt, leaves, { sha256 }));
}

/** The tree once, for as many paths as are wanted: the hashes that lead from a slot to the root. */
export function planPaths(
  salt: Uint8Array,
  leaves: readonly (SlottedLeaf | SlottedHash)[],
  sha256: Sha256 = inJavaScript,
): (slot: number) => string[] {
  const levels = growTree(salt, leaves, { sha256 }).levels.slice(0, -1);
  return (slot) => levels.map((hashes, level) => toBase64url(hashes[(slot >> level) ^ 1]!));
}

export function proveLeaf(salt: Uint8Array, leaves: readonly SlottedLeaf[], slot: number): ProvedLeaf {
  const leaf = leaves.find((one) => one.slot === slot);
  if (!leaf) throw new CryptoError("plan.invalid", { part: "slot" });
  return { slot, text: leaf.text, path: planPaths(salt, leaves)(slot) };
}

/** Whether the path leads from the leaf in its slot to this root. False, never thrown, for whatever is malformed. */
export function isUnderRoot(root: string, { slot, text, path }: ProvedLeaf): boolean {
  const isPlace = Number.isInteger(slot) && slot >= 0 && path.length >= 10 && slot < 2 ** path.length;
  if (!isPlace || 2 ** path.length > largestSize) return false;
  try {
    let hash = leafHash(text, inJavaScript);
    for (const [level, sibling] of path.entries()) {
      const other = fromBase64url(sibling, keyLength);
      hash = (slot >> level) & 1 ? nodeHash(other, hash, inJavaScript) : nodeHash(hash, other, inJavaScript);
    }
    return toBase64url(hash) === root;
  } catch {
    return false;
  }
}

/** A free slot, each as likely as any other. `random` answers a number from 0 up to (and without) its argument. */
export function freeSlot(taken: ReadonlySet<number>, random: (below: number) => number): number {
  let size = sizeFor(taken);
  while (taken.size >= size) size *= 2;
  const free = Array.from({ length: size }, (_, slot) => slot).filter((slot) => !taken.has(slot));
  return free[random(free.length)]!;
}

/** How many slots a tree has that held these leaves and now holds so many: it doubles only when it is full. */
export function slotsFor(held: readonly { slot: number }[], count: number): number {
  let size = sizeFor(held.map(({ slot }) => slot));
  while (size < count) size *= 2;
  return size;
}

/** 1,024 slots, or the power of two that holds the highest slot taken. */
function sizeFor(taken: Iterable<number>): number {
  let size = firstSize;
  for (const slot of taken) {
    if (!Number.isInteger(slot) || slot < 0 || slot >= largestSize)
      throw new CryptoError("plan.invalid", { part: "slot" });
    while (slot >= size) size *= 2;
  }
  return size;
}

type AnyLeaf = DigestedLeaf | SlottedLeaf | SlottedHash;

/** Over these leaves. What `known` has of the very same hashes is taken from it. */
export function growTree(
  salt: Uint8Array,
  leaves: readonly AnyLeaf[],
  { known = null, sha256 = inJavaScript }: { known?: PlanTree | null; sha256?: Sha256 } = {},
): PlanTree {
  const bySlot = new Map(leaves.map((leaf) => [leaf.slot, leaf]));
  if (bySlot.size < leaves.length) throw new CryptoError("plan.invalid", { part: "slot" });
  const taken = new Set(bySlot.keys());
  const emptyBefore = emptiesOf(known, salt);
  const lowest = Array.from({ length: sizeFor(taken) }, (_, slot) => {
    const leaf = bySlot.get(slot);
    return leaf ? digestOf(leaf, sha256) : (emptyBefore(slot) ?? emptyHash(salt, slot, sha256));
  });
  const levels = [lowest];
  for (let below = lowest; below.length > 1; below = levels.at(-1)!) {
    const [was, above] = [known?.levels[levels.length - 1], known?.levels[levels.length]];
    levels.push(
      Array.from({ length: below.length / 2 }, (_, at) => {
        const [left, right] = [below[2 * at]!, below[2 * at + 1]!];
        // The same two objects, not only the same bytes: nobody changes a hash once it is made.
        const isKnown = was?.[2 * at] === left && was[2 * at + 1] === right;
        return (isKnown && above?.[at]) || nodeHash(left, right, sha256);
      }),
    );
  }
  return { salt, taken, levels };
}

function digestOf(leaf: AnyLeaf, sha256: Sha256): Uint8Array {
  if ("digest" in leaf) return leaf.digest;
  return "text" in leaf ? leafHash(leaf.text, sha256) : fromBase64url(leaf.hash, keyLength);
}

/** The hash of a slot that was empty under the same salt. */
function emptiesOf(known: PlanTree | null, salt: Uint8Array): (slot: number) => Uint8Array | undefined {
  if (!known || toBase64url(known.salt) !== toBase64url(salt)) return () => undefined;
  return (slot) => (known.taken.has(slot) ? undefined : known.levels[0]![slot]);
}

// A leaf, a node and an empty slot begin with different bytes, so that none passes for another (RFC 6962 §2.1).
const [leafByte, nodeByte, emptyByte] = [Uint8Array.of(0), Uint8Array.of(1), Uint8Array.of(2)];
const leafHash = (text: string, sha256: Sha256) => sha256(leafByte, new TextEncoder().encode(text));
const nodeHash = (left: Uint8Array, right: Uint8Array, sha256: Sha256) => sha256(nodeByte, left, right);

function emptyHash(salt: Uint8Array, slot: number, sha256: Sha256): Uint8Array {
  const place = new Uint8Array(4);
  new DataView(place.buffer).setUint32(0, slot);
  return sha256(emptyByte, salt, place);
}

function inJavaScript(...parts: readonly Uint8Array[]): Uint8Array {
  const hash = noble.create();
  for (const part of parts) hash.update(part);
  return hash.digest();
}
