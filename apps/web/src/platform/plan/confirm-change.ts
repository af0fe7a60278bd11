import type { ProposedChange } from "@heirlock/keyring/plan/requests";

/**
 * Whatever lets somebody read more, or sooner, is shown in plain words before it is signed (KEY-064). Whoever signs asks
 * here, and whoever draws the question registers: a small seam, so that saving imports no page.
 */
type Ask = (proposed: ProposedChange, titles: Titles) => Promise<boolean>;
/** Titles of entries that are not in the vault yet, by their ids. */
export type Titles = Readonly<Record<string, string>>;

let ask: Ask | null = null;

/** Resolves to true once the holder has agreed to exactly this change; false when they would rather not. */
export function confirmChange(proposed: ProposedChange, titles: Titles): Promise<boolean> {
  return ask?.(proposed, titles) ?? Promise.resolve(false);
}

export function answerChanges(how: Ask): () => void {
  ask = how;
  return () => {
    if (ask === how) ask = null;
  };
}
