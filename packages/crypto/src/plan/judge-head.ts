import { headHash, type PlanHead } from "./head.ts";

/** What a client remembers of a chain: the head with the highest number that it has seen. */
export interface SeenHead {
  number: number;
  hash: string;
}

/**
 * `known`: the very head that was seen. `newer`: one that may take its place. `rolled_back`: an older one is served.
 * `forked`: another of the same number, or one that leaves out what was seen.
 */
export type HeadVerdict = "first" | "known" | "newer" | "rolled_back" | "forked";

/** A head whose signature was checked, with the text by which others name it. */
export interface ReadHead {
  head: PlanHead;
  text: string;
}

/**
 * Whether a client goes on with the head it is served (KEY-068). `between` are the heads from the one served back to the
 * one seen, in any order, all of them checked. A member has no right to them, and `strict` is false there: a higher
 * number is enough, since whatever it says the holder signed.
 */
export function judgeHead(
  seen: SeenHead | null,
  served: ReadHead,
  { strict, between }: { strict: boolean; between: readonly ReadHead[] },
): HeadVerdict {
  if (seen === null) return "first";
  if (headHash(served.text) === seen.hash) return "known";
  if (served.head.number < seen.number) return "rolled_back";
  if (served.head.number === seen.number) return "forked";
  return !strict || leadsTo(seen.hash, served, between) ? "newer" : "forked";
}

/**
 * Follows the links backwards; a head given up on the way counts as known, with all that it followed. Null: to the very
 * beginning of the chain.
 */
export function leadsTo(hash: string | null, from: ReadHead, between: readonly ReadHead[]): boolean {
  const byHash = new Map(between.map((one) => [headHash(one.text), one]));
  for (let at: ReadHead | undefined = from; at; ) {
    if (at.head.before === hash || (hash !== null && at.head.givenUp.includes(hash))) return true;
    const next: ReadHead | undefined = at.head.before === null ? undefined : byHash.get(at.head.before);
    // Numbers only grow along a chain, so that no circle of links can keep a client busy.
    at = next && next.head.number < at.head.number ? next : undefined;
  }
  return false;
}
