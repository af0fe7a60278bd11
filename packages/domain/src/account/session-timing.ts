/**
 * When a session is renewed, warned about and ended, as far as the browser decides it (D07, D08). All times are
 * milliseconds. The server has the last word on whether a session stands; these rules only ever end one earlier.
 */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

export const sessionTiming = {
  /** The synchroniser asks at this pace, shifted at random by up to the second, so that browsers do not march in step. */
  syncEvery: 5 * minute,
  syncShift: 10 * second,
  /** With less than this left the session is renewed (ACC-051, ACC-059), by this much. */
  renewUnder: 10 * minute,
  renewedBy: hour,
  renewalGap: 30 * second,
  mostRetries: 2,
  retriesForgottenAfter: 5 * minute,
  longestBackOff: 5 * minute,
  idleAfter: 30 * minute,
  countdown: 2 * minute,
  longest: 24 * hour,
  checkEvery: minute,
  /** A page that asks the server for nothing tells it this often that somebody is at work. */
  tellActivityAfter: 2 * minute,
} as const;

/** How long to wait until the next synchronisation; `chance` is a random number from 0 to 1 (ACC-050). */
export function nextSyncIn(chance: number): number {
  return sessionTiming.syncEvery + Math.round(chance * sessionTiming.syncShift);
}

/**
 * When the session ends as far as this browser knows. An answer that carries no expiry leaves the cap of 24 hours
 * (ACC-058); before any answer a session counts for an hour (ACC-057). Nothing lasts longer than the cap.
 */
export function expiryOf(known: { signedInAt: number; expiresAt: number | null; answered: boolean }): number {
  const cap = known.signedInAt + sessionTiming.longest;
  if (known.expiresAt !== null) return Math.min(known.expiresAt, cap);
  return known.answered ? cap : known.signedInAt + sessionTiming.renewedBy;
}

export function needsRenewal(expiresAt: number, now: number): boolean {
  return expiresAt - now < sessionTiming.renewUnder;
}

/** What is remembered of earlier renewals. */
export interface Renewals {
  /** When the last attempt began; null before the first. */
  triedAt: number | null;
  /** Failures in a row. */
  failures: number;
  /** Attempts that followed a failure, since `retriesSince`. */
  retries: number;
  retriesSince: number;
}
export const noRenewals: Renewals = { triedAt: null, failures: 0, retries: 0, retriesSince: 0 };

/** From the second failure in a row on, min(2^n s, 5 min) pass before the next attempt (ACC-054). */
export function backOffAfter(failures: number): number {
  return failures < 2 ? 0 : Math.min(2 ** failures * second, sessionTiming.longestBackOff);
}

/** The earliest time of the next attempt: 30 s after the last, after the back-off, and with a retry left (ACC-052, ACC-053). */
export function mayRenewAt(past: Renewals): number {
  if (past.triedAt === null) return 0;
  const soonest = past.triedAt + Math.max(sessionTiming.renewalGap, backOffAfter(past.failures));
  if (past.failures === 0 || past.retries < sessionTiming.mostRetries) return soonest;
  return Math.max(soonest, past.retriesSince + sessionTiming.retriesForgottenAfter);
}

export function afterAttempt(past: Renewals, now: number): Renewals {
  if (past.failures === 0) return { ...past, triedAt: now };
  const forgotten = past.retries === 0 || now - past.retriesSince >= sessionTiming.retriesForgottenAfter;
  return {
    ...past,
    triedAt: now,
    retries: forgotten ? 1 : past.retries + 1,
    retriesSince: forgotten ? now : past.retriesSince,
  };
}

export function afterOutcome(past: Renewals, renewed: boolean): Renewals {
  return renewed ? { ...noRenewals, triedAt: past.triedAt } : { ...past, failures: past.failures + 1 };
}

export type Limit =
  /** Nothing to do before `nextAt`. */
  | { state: "open"; nextAt: number }
  /** The person is warned; at `endsAt` the session ends unless somebody does something. */
  | { state: "warning"; endsAt: number }
  | { state: "over"; why: "idle" | "longest" };

/**
 * How the session stands by its limits: 30 minutes without activity warn, two more end it (D07), and after 24 hours it
 * ends whatever happened (ACC-056). Decided from times alone, so that a computer that slept finds out on waking.
 */
export function limitOf(times: { signedInAt: number; activeAt: number }, now: number): Limit {
  const ends = times.signedInAt + sessionTiming.longest;
  if (now >= ends) return { state: "over", why: "longest" };
  const warns = times.activeAt + sessionTiming.idleAfter;
  const idleEnds = warns + sessionTiming.countdown;
  if (now >= idleEnds) return { state: "over", why: "idle" };
  if (now >= warns) return { state: "warning", endsAt: Math.min(idleEnds, ends) };
  return { state: "open", nextAt: Math.min(warns, ends) };
}
