import { expiryOf, needsRenewal, nextSyncIn, sessionTiming } from "@heirlock/domain/account/session-timing";
import { activityEvents, activityKey } from "../activity.ts";
import { call, lastCallAt } from "../api/call.ts";
import { checkSession } from "./check-session.ts";
import { endSession } from "./end-session.ts";
import { idleWarning } from "./idle-warning.ts";
import { renewSession, stopRenewing } from "./renew-session.ts";
import { limitNow, markActivity, markSignIn, readMarks } from "./session-marks.ts";
import { sessionState } from "./session-store.ts";

/** What makes a computer or a page that slept look at the time again. Being looked at is no activity. */
const wakingEvents = ["focus", "pageshow", "online"] as const;
/** Activity is written down at most this often; the tabs need no more. */
const activityGap = 5000;
/** Keys that work the warning itself, and those that do nothing alone. */
const ownKeys = new Set(["Tab", "Enter", " ", "Shift", "Control", "Alt", "Meta"]);

let notedAt = 0;

/**
 * Keeps the session of a signed-in page: renews it in time, warns after 30 minutes without activity, ends it two minutes
 * later or 24 hours after the sign-in, and tells the server that somebody is at work. All decisions are by the clock and
 * not by timers that ran, so that a computer that slept finds the session over when it wakes. Returns what stops it.
 */
export function keepSession(): () => void {
  begin();
  let check: ReturnType<typeof setTimeout> | undefined;
  let sync: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    clearTimeout(check);
    const now = Date.now();
    const limit = limitNow(now);
    if (limit.state === "over") return void endSession();
    idleWarning.set(limit.state === "warning" ? limit.endsAt : null);
    if (expiresAt() <= now) void checkSession();
    const next = (limit.state === "warning" ? limit.endsAt : limit.nextAt) - now;
    // Once a minute (ACC-060), and at the very moment if that is sooner.
    check = setTimeout(look, Math.min(sessionTiming.checkEvery, Math.max(next, 0)));
  };
  const scheduleSync = () => {
    sync = setTimeout(() => void synchronise().then(scheduleSync), nextSyncIn(Math.random()));
  };
  const onActivity = (event: Event) => {
    if (idleWarning.endsAt() !== null ? isAnswer(event) : Date.now() - notedAt < activityGap) return;
    if (noteActivity()) look();
  };
  const onStorage = ({ key }: StorageEvent) => key === activityKey && look();

  look();
  scheduleSync();
  for (const name of activityEvents) window.addEventListener(name, onActivity, { passive: true, capture: true });
  for (const name of wakingEvents) window.addEventListener(name, look);
  document.addEventListener("visibilitychange", look);
  window.addEventListener("storage", onStorage);
  return () => {
    clearTimeout(check);
    clearTimeout(sync);
    stopRenewing();
    idleWarning.set(null);
    for (const name of activityEvents) window.removeEventListener(name, onActivity, { capture: true });
    for (const name of wakingEvents) window.removeEventListener(name, look);
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("storage", onStorage);
  };
}

/** "Stay signed in". */
export function stayActive(): void {
  if (noteActivity()) idleWarning.set(null);
}

/** A session whose sign-in this browser did not see counts from now. */
function begin(): void {
  const { userId } = sessionState();
  if (userId !== null && readMarks()?.userId !== userId) markSignIn(userId, Date.now());
}

/** Somebody did something. False when that came too late: the session is over, and over it stays. */
function noteActivity(): boolean {
  const now = Date.now();
  if (limitNow(now).state === "over") {
    void endSession();
    return false;
  }
  notedAt = now;
  markActivity(now);
  if (needsRenewal(expiresAt(), now)) void renewSession();
  if (now - lastCallAt() >= sessionTiming.tellActivityAfter) {
    // What fails is told again with the next activity; a missing session is noticed by every call.
    void call("POST /api/auth/session/activity").catch(() => {});
  }
  return true;
}

async function synchronise(): Promise<void> {
  // A timer that fires after a long sleep must not renew what is being ended.
  if (limitNow(Date.now()).state === "over") return;
  await checkSession();
  if (sessionState().userId !== null && needsRenewal(expiresAt(), Date.now())) await renewSession();
}

/** When the session ends, as far as this tab knows. */
function expiresAt(): number {
  const { expiresAt: known, userTypeFrom } = sessionState();
  return expiryOf({
    signedInAt: readMarks()?.signedInAt ?? Date.now(),
    expiresAt: known === null ? null : Date.parse(known),
    answered: userTypeFrom === "server",
  });
}

/** Whether the event belongs to the warning's own buttons; anything else sends it away. */
function isAnswer(event: Event): boolean {
  if (event.type === "keydown") return ownKeys.has((event as KeyboardEvent).key);
  return (event.target as Element | null)?.closest?.("[role=dialog]") != null;
}
