/** What a member has done so far to be able to help (D53). */
export interface EngagementFacts {
  isProfileComplete: boolean;
  isAccountSecure: boolean;
  /** Invitations, with whether each was answered. */
  invitations: readonly { isAnswered: boolean }[];
  /** Requests with a time to answer, as the person's list has them. */
  requests: readonly { status: string }[];
  /** When the person was last here. */
  lastSeen: Date;
}

export const engagementParts = ["profile", "security", "invitation", "approvals", "visit"] as const;
export type EngagementPart = (typeof engagementParts)[number];

const points = 20;
const visitDays = 30;

/** 100 points, 20 for each part. What was never asked for cannot be missing. */
export function engagementScore(facts: EngagementFacts, now: Date): { score: number; done: EngagementPart[] } {
  const isDone: Record<EngagementPart, boolean> = {
    profile: facts.isProfileComplete,
    security: facts.isAccountSecure,
    invitation: facts.invitations.length > 0 && facts.invitations.every(({ isAnswered }) => isAnswered),
    approvals: facts.requests.every(({ status }) => status !== "expired"),
    visit: now.getTime() - facts.lastSeen.getTime() <= visitDays * 24 * 60 * 60 * 1000,
  };
  const done = engagementParts.filter((part) => isDone[part]);
  return { score: done.length * points, done };
}
