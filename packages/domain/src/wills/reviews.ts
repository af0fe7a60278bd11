/** How far a lawyer is with a version: asked, wants changes, or has approved it. */
export const reviewStates = ["asked", "changes", "approved"] as const;
export type ReviewState = (typeof reviewStates)[number];

export interface Decided {
  state: ReviewState;
  /** The hash of what was decided on; null while nothing is. */
  decided_hash: string | null;
}

/**
 * What of a decision still holds: a decision is bound to one text (DOC-017), so that it is over as soon as the version
 * says something else. `current` is the hash of the version as it is now, made with the review's own salt.
 */
export function stateToday({ state, decided_hash }: Decided, current: string): ReviewState {
  return decided_hash === current ? state : "asked";
}
