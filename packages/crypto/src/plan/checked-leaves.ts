import { CryptoError } from "../errors.ts";
import { toBase64url } from "../format.ts";
import { leafPlace, type PlanLeaf, readLeaf } from "./leaves.ts";
import { type DigestedLeaf, endedRoot, growTree, leafDigest, type PlanTree, rootOf, type SlottedLeaf } from "./tree.ts";

export interface CheckedLeaf extends DigestedLeaf {
  /** What the text says. */
  leaf: PlanLeaf;
}

/** Leaves of a plan of which every one was hashed and read, and which together gave a root that was signed. */
export interface CheckedTree {
  leaves: readonly CheckedLeaf[];
  tree: PlanTree;
}

/** As a server serves it; some by their hash. */
export interface ServedLeaf extends SlottedLeaf {
  hash?: string;
}

/**
 * Throws `plan.invalid` unless these are the leaves of this estate's plan under this root, and no two of one place: the
 * signer made no others. What `known` has of them is neither hashed nor read again, so that a change costs what changed
 * (KEY-070). A leaf is known by its whole text and nothing else: what a server calls it, or where it says that it is,
 * counts for nothing, and the root is that of the texts that are served now.
 */
export function checkLeaves(
  { estate, salt, root }: { estate: string; salt: Uint8Array; root: string },
  served: readonly ServedLeaf[],
  known: CheckedTree | null,
): CheckedTree {
  const bySlot = new Map(known?.leaves.map((one) => [one.slot, one]));
  const hashed = served.map(({ slot, text, hash }): DigestedLeaf | CheckedLeaf => {
    const before = bySlot.get(slot);
    const one = before?.text === text ? before : { slot, text, digest: leafDigest(text) };
    if (hash !== undefined && toBase64url(one.digest) !== hash) throw invalid();
    return one;
  });
  const tree = growTree(salt, hashed, { known: known?.tree ?? null });
  const isEnded = root === endedRoot && hashed.length === 0;
  if (rootOf(tree) !== root && !isEnded) throw invalid();
  const leaves = hashed.map((one) => ("leaf" in one ? one : { ...one, leaf: readLeaf(one.text) }));
  const places = new Set(leaves.map(({ leaf }) => leafPlace(leaf)));
  if (places.size < leaves.length || leaves.some(({ leaf }) => leaf.estate !== estate)) throw invalid();
  return { leaves, tree };
}

const invalid = () => new CryptoError("plan.invalid", { part: "leaf" });
