import { sha256 } from "@noble/hashes/sha2.js";
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

/** Base64url of the root. `salt` is the estate's own. */
export function planRoot(salt: Uint8Array, leaves: readonly SlottedLeaf[]): string {
  return toBase64url(levelsOf(salt, leaves).at(-1)![0]!);
}

export function proveLeaf(salt: Uint8Array, leaves: readonly SlottedLeaf[], slot: number): ProvedLeaf {
  const leaf = leaves.find((one) => one.slot === slot);
  if (!leaf) throw new CryptoError("plan.invalid", { part: "slot" });
  const levels = levelsOf(salt, leaves).slice(0, -1);
  const path = levels.map((hashes, level) => toBase64url(hashes[(slot >> level) ^ 1]!));
  return { slot, text: leaf.text, path };
}

/** Whether the path leads from the leaf in its slot to this root. False, never thrown, for whatever is malformed. */
export function isUnderRoot(root: string, { slot, text, path }: ProvedLeaf): boolean {
  const isPlace = Number.isInteger(slot) && slot >= 0 && path.length >= 10 && slot < 2 ** path.length;
  if (!isPlace || 2 ** path.length > largestSize) return false;
  try {
    let hash = leafHash(text);
    for (const [level, sibling] of path.entries()) {
      const other = fromBase64url(sibling, keyLength);
      hash = (slot >> level) & 1 ? nodeHash(other, hash) : nodeHash(hash, other);
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

function levelsOf(salt: Uint8Array, leaves: readonly SlottedLeaf[]): Uint8Array[][] {
  const bySlot = new Map(leaves.map(({ slot, text }) => [slot, text]));
  if (bySlot.size < leaves.length) throw new CryptoError("plan.invalid", { part: "slot" });
  const size = sizeFor(bySlot.keys());
  const lowest = Array.from({ length: size }, (_, slot) => {
    const text = bySlot.get(slot);
    return text === undefined ? emptyHash(salt, slot) : leafHash(text);
  });
  const levels = [lowest];
  for (let below = lowest; below.length > 1; below = levels.at(-1)!)
    levels.push(Array.from({ length: below.length / 2 }, (_, at) => nodeHash(below[2 * at]!, below[2 * at + 1]!)));
  return levels;
}

// A leaf, a node and an empty slot begin with different bytes, so that none passes for another (RFC 6962 §2.1).
const leafHash = (text: string) => hashOf(0, new TextEncoder().encode(text));
const nodeHash = (left: Uint8Array, right: Uint8Array) => hashOf(1, left, right);

function emptyHash(salt: Uint8Array, slot: number): Uint8Array {
  const place = new Uint8Array(4);
  new DataView(place.buffer).setUint32(0, slot);
  return hashOf(2, salt, place);
}

function hashOf(first: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const hash = sha256.create().update(Uint8Array.of(first));
  for (const part of parts) hash.update(part);
  return hash.digest();
}
