const hour = 3_600_000;
const day = 24 * hour;

/** How long each waits for its answer: MEM-117, MEM-119, D45. */
export const daysToAnswer = { invitation: 30, will_key: 7, role_request: 30 } as const;
export type Waiting = keyof typeof daysToAnswer;

/** Wrong tries after which a will key is void (D34). */
export const willKeyTries = 5;

/** The days after which an unanswered request, or invitation, is brought to mind (D45). */
export const reminderDays = [7, 27] as const;

/** The day after which the holder is reminded of envelopes that wait to be made (KEY-047). */
export const envelopeReminderDays = 7;

export function expiryOf(what: Waiting, createdAt: Date): Date {
  return new Date(createdAt.getTime() + daysToAnswer[what] * day);
}

/** From the very moment on, nothing is accepted any more (APR-010). */
export function hasExpired(expiresAt: Date, now: Date): boolean {
  return now.getTime() >= expiresAt.getTime();
}

/** How many reminders should have gone out by now. */
export function remindersDue(createdAt: Date, now: Date): number {
  const passed = now.getTime() - createdAt.getTime();
  return reminderDays.filter((after) => passed >= after * day).length;
}

export type RemainingTime =
  | { unit: "days"; count: number }
  | { unit: "hours"; count: number }
  | { unit: "less_than_one_hour" }
  | { unit: "expired" };

/** In days, else in hours, else less than one; always rounded down (APR-011, D45). */
export function remainingTime(expiresAt: Date, now: Date): RemainingTime {
  const left = expiresAt.getTime() - now.getTime();
  if (left <= 0) return { unit: "expired" };
  if (left >= day) return { unit: "days", count: Math.floor(left / day) };
  return left >= hour ? { unit: "hours", count: Math.floor(left / hour) } : { unit: "less_than_one_hour" };
}
