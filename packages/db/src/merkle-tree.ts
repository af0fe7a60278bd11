import { createHash } from "node:crypto";

/**
 * The hash tree of RFC 9162 §2.1 over any number of leaves. A leaf and a node begin with different bytes, so that
 * neither passes for the other; a node without a neighbour goes up as it is.
 */

const sha256 = (...parts: readonly (Uint8Array | string)[]): Buffer => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const leafHash = (text: string) => sha256(Buffer.of(0), text);
const nodeHash = (left: Uint8Array, right: Uint8Array) => sha256(Buffer.of(1), left, right);

export interface HashTree {
  root: Buffer;
  /** The hashes that lead from a leaf to the root, the nearest first. */
  path(place: number): Buffer[];
}

export function hashTree(leaves: readonly string[]): HashTree {
  const levels = [leaves.map(leafHash)];
  for (let below = levels[0]!; below.length > 1; below = levels.at(-1)!)
    levels.push(
      Array.from({ length: Math.ceil(below.length / 2) }, (_, at) => {
        const [left, right] = [below[2 * at]!, below[2 * at + 1]];
        return right ? nodeHash(left, right) : left;
      }),
    );
  return {
    root: levels.at(-1)![0] ?? sha256(),
    path: (place) => levels.flatMap((hashes, level) => hashes[(place >> level) ^ 1] ?? []),
  };
}

/** A leaf of a tree of `size` leaves, with what leads from it to the root. */
export interface ProvedLeaf {
  leaf: string;
  place: number;
  size: number;
  path: readonly Uint8Array[];
}

/** The root that a leaf and its path lead to; undefined when they fit no tree of that size. */
export function rootOf({ leaf, place, size, path }: ProvedLeaf): Buffer | undefined {
  if (!Number.isInteger(place) || place < 0 || place >= size) return undefined;
  const left = [...path];
  let hash = leafHash(leaf);
  let at = place;
  for (let width = size; width > 1; width = Math.ceil(width / 2), at >>= 1) {
    if ((at ^ 1) >= width) continue;
    const other = left.shift();
    if (!other) return undefined;
    hash = at & 1 ? nodeHash(other, hash) : nodeHash(hash, other);
  }
  return left.length === 0 ? hash : undefined;
}
