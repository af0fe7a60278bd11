import { type Limit, limitOf } from "@heirlock/domain/account/session-timing";
import { activityKey } from "../activity.ts";
import { readLocal, writeLocal } from "../local-setting.ts";

/**
 * What the tabs of a browser know together of the session's age: when this person signed in here, and when somebody last
 * did something. Times of this device, compared with this device's clock alone.
 */
export interface SessionMarks {
  userId: string;
  signedInAt: number;
  activeAt: number;
}

const sessionKey = "heirlock_session";
const endingKey = "heirlock_ending";

export function markSignIn(userId: string, now: number): void {
  writeLocal(sessionKey, `${now} ${userId}`);
  markActivity(now);
  markEnding(false);
}

export function markActivity(now: number): void {
  writeLocal(activityKey, String(now));
}

/** Null for a person whose sign-in this browser did not see, or who signed out since. */
export function readMarks(): SessionMarks | null {
  const [at, userId] = readLocal(sessionKey)?.split(" ") ?? [];
  const signedInAt = Number(at);
  if (!userId || !(signedInAt > 0)) return null;
  const activeAt = Number(readLocal(activityKey)) || signedInAt;
  return { userId, signedInAt, activeAt };
}

/** How the session of this browser stands by its limits. Without marks nothing is known against it. */
export function limitNow(now: number): Limit {
  const marks = readMarks();
  return marks ? limitOf(marks, now) : { state: "open", nextAt: Number.POSITIVE_INFINITY };
}

/** The session has run out here and the server has not been told yet. Kept until it has: nothing revives it meanwhile. */
export function markEnding(ending: boolean): void {
  writeLocal(endingKey, ending ? "1" : null);
}

export function isEnding(): boolean {
  return readLocal(endingKey) !== null;
}
