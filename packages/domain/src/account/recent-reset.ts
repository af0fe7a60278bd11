/**
 * What nobody may do for a while after a password that was set by waiting at a mailbox alone (SEC-042): whoever holds
 * that mailbox may be a thief, and the owner still has to find out. The first three belong to the release.
 */
export const restrictedAfterReset = [
  "release-policy",
  "first-epoch",
  "veto",
  "account-deletion",
  "factor-removal",
] as const;
export type RestrictedAfterReset = (typeof restrictedAfterReset)[number];

/** For an estate without a release plan. */
export const waitWithoutPlanDays = 30;
const day = 24 * 60 * 60_000;

export type ResetDecision = { allowed: true } | { allowed: false; code: "RECENT_RESET"; until: Date };

/**
 * `waitedAt` is when the password was last set that way, `releaseWaitDays` the wait of the estate's release plan,
 * `factorSince` how old the second factor is that was shown for this very request. A veto by a factor that is older than
 * the reset is the owner's. Holds are in no list here: they always work.
 */
export function mayAfterReset(
  action: RestrictedAfterReset,
  facts: { waitedAt: Date | null; releaseWaitDays: number | null; factorSince?: Date | null; now: Date },
): ResetDecision {
  const { waitedAt, releaseWaitDays, factorSince = null, now } = facts;
  if (waitedAt === null) return { allowed: true };
  const until = new Date(waitedAt.getTime() + (releaseWaitDays ?? waitWithoutPlanDays) * day);
  const isOver = now >= until;
  const isOwners = action === "veto" && factorSince !== null && factorSince < waitedAt;
  return isOver || isOwners ? { allowed: true } : { allowed: false, code: "RECENT_RESET", until };
}
