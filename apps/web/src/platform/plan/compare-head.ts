import type { HeadWords } from "@heirlock/crypto/plan/head-words";

/** The newest state of a plan as a person compares it: when it was signed, and four words. */
export interface NamedHead extends HeadWords {
  signedAt: Date;
}

/**
 * Where nobody vouches for the plan that is served, the holder compares it with another device or a print before anything
 * is signed (KEY-079). Null: the server says that nothing was ever signed. Whoever draws the question registers here.
 */
type Ask = (head: NamedHead | null) => Promise<boolean>;

let ask: Ask | null = null;

export function compareHead(head: NamedHead | null): Promise<boolean> {
  return ask?.(head) ?? Promise.resolve(false);
}

export function answerComparisons(how: Ask): () => void {
  ask = how;
  return () => {
    if (ask === how) ask = null;
  };
}
