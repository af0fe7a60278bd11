import type { ProposedChange } from "@heirlock/keyring/plan/requests";

/**
 * Whatever lets somebody read more, or sooner, is shown in plain words before it is signed (KEY-064). Whoever signs asks
 * here, and whoever draws the question registers: a small seam, so that saving imports no page.
 */
type Ask = (proposed: ProposedChange) => Promise<boolean>;

let ask: Ask | null = null;

/** Resolves to true once the holder has agreed to exactly this change; false when they would rather not. */
export function confirmChange(proposed: ProposedChange): Promise<boolean> {
  return ask?.(proposed) ?? Promise.resolve(false);
}

export function answerChanges(how: Ask): () => void {
  ask = how;
  return () => {
    if (ask === how) ask = null;
  };
}
