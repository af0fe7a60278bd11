import { randomBytes } from "@noble/hashes/utils.js";
import type { AccountBundle } from "../bundle.ts";
import { saltLength, toBase64url } from "../format.ts";
import type { CheckedLeaf } from "./checked-leaves.ts";
import { headHash, nextNumber, type PlanHead, type SignedHead } from "./head.ts";
import type { SeenHead } from "./judge-head.ts";
import { leafPlace, leafText, type PlanLeaf, readLeaf } from "./leaves.ts";
import { signHead } from "./sign-head.ts";
import { endedRoot, freeSlot, growTree, type PlanTree, rootOf, type SlottedLeaf } from "./tree.ts";

/** The plan that a new head follows: what was checked of it. Null: it is the first of its chain. */
export interface PlanBefore {
  salt: Uint8Array;
  head: PlanHead;
  text: string;
  leaves: readonly (SlottedLeaf | CheckedLeaf)[];
  /** Of these leaves, where it is at hand: then no more is hashed than what changes. */
  tree?: PlanTree;
}

/** A leaf but for its salt, which is new with every change. One with its salt, as it was read, is meant to stay. */
export type Unsalted<L extends PlanLeaf = PlanLeaf> = L extends { salt: string } ? Omit<L, "salt"> : L;

export interface MadeStep {
  salt?: string;
  head: SignedHead;
  leaves: SlottedLeaf[];
  freed: number[];
}

/**
 * Signs a plan with these leaves and no others. What stays as it was keeps its text; what changes gets a new salt in the
 * same slot; what is new gets a random free one. Null when nothing is different. A head that gives up one that was seen
 * is signed in any case, and has a higher number (KEY-078).
 */
export function makeStep(
  holder: Pick<AccountBundle, "signingSeed">,
  estate: string,
  before: PlanBefore | null,
  wanted: readonly Unsalted[],
  now: number,
  givesUp: SeenHead | null = null,
): MadeStep | null {
  const known = new Map((before?.leaves ?? []).map((one) => [leafPlace(leafIn(one)), one]));
  const taken = new Set([...known.values()].map(({ slot }) => slot));
  const [changed, kept]: [SlottedLeaf[], (SlottedLeaf | CheckedLeaf)[]] = [[], []];
  for (const leaf of wanted) {
    const place = leafPlace(leaf as PlanLeaf);
    const was = known.get(place);
    known.delete(place);
    if (was && isSame(leafIn(was), leaf)) {
      kept.push(was);
      continue;
    }
    const slot = was?.slot ?? freeSlot(taken, randomBelow);
    taken.add(slot);
    changed.push({ slot, text: leafText(salted(leaf)) });
  }
  const freed = [...known.values()].map(({ slot }) => slot);
  if (before && !givesUp && changed.length === 0 && freed.length === 0) return null;
  const salt = before?.salt ?? randomBytes(saltLength);
  const root = rootOf(growTree(salt, [...kept, ...changed], { known: before?.tree ?? null }));
  const link = before && headHash(before.text);
  const number = Math.max(nextNumber(now, before?.head ?? null), (givesUp?.number ?? 0) + 1);
  const head = { estate, number, before: link, root, givenUp: givesUp ? [givesUp.hash] : [] };
  return {
    ...(!before && { salt: toBase64url(salt) }),
    head: signHead(holder, head),
    leaves: changed,
    freed,
  };
}

/** The last head of a key that another has replaced: over nothing, for ever (KEY-075). */
export function makeLastHead(
  holder: Pick<AccountBundle, "signingSeed">,
  estate: string,
  { head, text }: Pick<PlanBefore, "head" | "text">,
  now: number,
): SignedHead {
  const last = { estate, number: nextNumber(now, head), before: headHash(text), root: endedRoot, givenUp: [] };
  return signHead(holder, last);
}

const salted = (leaf: Unsalted): PlanLeaf =>
  (leaf.kind === "plan-manifest" ? leaf : { ...leaf, salt: toBase64url(randomBytes(saltLength)) }) as PlanLeaf;

const leafIn = (one: SlottedLeaf | CheckedLeaf): PlanLeaf => ("leaf" in one ? one.leaf : readLeaf(one.text));

/** The very leaf that was read, or compared in the one spelling, under one salt. */
function isSame(was: PlanLeaf, is: Unsalted): boolean {
  if (was === is) return true;
  return leafText(was) === leafText(("salt" in was ? { ...is, salt: was.salt } : is) as PlanLeaf);
}

/** Each as likely as any other: 32 random bits for at most 2^17 slots lean by less than one part in 32,000. */
function randomBelow(below: number): number {
  return new DataView(randomBytes(4).buffer).getUint32(0) % below;
}
