/** How long a person who closed their account can come back. */
export const daysToReturn = 14;

export type DeletionDecision = { allowed: true } | { allowed: false; code: "RELEASE_RUNNING" };

/**
 * A living holder may always leave. Only an open release case holds the account: somebody said that its holder has died,
 * and what heirs are waiting for must not vanish meanwhile (REL-074). Asked when the account is closed, and again when
 * its days are over.
 */
export function mayDelete({ openCases }: { openCases: number }): DeletionDecision {
  return openCases > 0 ? { allowed: false, code: "RELEASE_RUNNING" } : { allowed: true };
}
