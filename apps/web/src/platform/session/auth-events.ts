import { writeLocal } from "../local-setting.ts";
import { authFlagKey, clearAuthFlag, parseAuthFlag, readAuthFlag, writeAuthFlag } from "./auth-flag.ts";
import { markSignIn } from "./session-marks.ts";

/** The message of the channel `heirlock-auth` (D14). */
export interface AuthStateChange {
  type: "AUTH_STATE_CHANGE";
  authenticated: boolean;
  userId: string | null;
  eventId: string;
  at: number;
  /** Nobody signed out by hand: the tab that says so saw the limits of the session run out (D07). */
  ranOut?: boolean;
}

export type AuthEventName = "login" | "refresh" | "logout";

const channelName = "heirlock-auth";
/** Validation results and storage changes in this time after a sign-out are echoes (ACC-037). */
export const logoutGuard = 1000;

let loggedOutAt = Number.NEGATIVE_INFINITY;
let signingOut = false;
let channel: BroadcastChannel | null = null;
const seen = new Set<string>();

export function withinLogoutGuard(now: number = Date.now()): boolean {
  return signingOut || now - loggedOutAt < logoutGuard;
}

/** From the press of the button on, what other tabs and calls find out is an echo of it. */
export function markSigningOut(active: boolean): void {
  signingOut = active;
}

/** True the first time an event id is met. Three channels carry the same event; it counts once. */
export function isNewEvent(eventId: string): boolean {
  if (seen.has(eventId)) return false;
  seen.add(eventId);
  // Ids arrive within milliseconds of each other; a short memory is enough.
  if (seen.size > 50) seen.delete(seen.values().next().value ?? "");
  return true;
}

function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === "undefined") return null;
  channel ??= new BroadcastChannel(channelName);
  return channel;
}

/** Writes the flag, tells the other tabs and announces it in this one. */
export function announceSignedIn(userId: string, name: "login" | "refresh"): void {
  const before = readAuthFlag();
  const event = makeEvent(true, userId);
  if (name === "login") markSignIn(userId, event.at);
  writeAuthFlag({ authenticated: true, userId, at: event.at, eventId: event.eventId });
  // A confirmation of what every tab already knows needs no message.
  if (name === "login" || before?.userId !== userId) openChannel()?.postMessage(event);
  window.dispatchEvent(new CustomEvent(`auth:${name}`, { detail: event }));
}

/** Clears the flag, tells the other tabs and announces it in this one. */
export function announceSignedOut({ ranOut = false } = {}): void {
  const event = { ...makeEvent(false, readAuthFlag()?.userId ?? null), ...(ranOut && { ranOut }) };
  loggedOutAt = event.at;
  // A removal carries no id; the short-lived mark before it does, so that storage and channel count once.
  writeLocal(authFlagKey, JSON.stringify(event));
  clearAuthFlag();
  openChannel()?.postMessage(event);
  window.dispatchEvent(new CustomEvent("auth:logout", { detail: event }));
}

function makeEvent(authenticated: boolean, userId: string | null): AuthStateChange {
  const event: AuthStateChange = {
    type: "AUTH_STATE_CHANGE",
    authenticated,
    userId,
    eventId: crypto.randomUUID(),
    at: Date.now(),
  };
  isNewEvent(event.eventId);
  return event;
}

/** Calls back once for each change that another tab made, whichever way it arrived. */
export function listenToOtherTabs(heard: (change: AuthStateChange) => void): () => void {
  let flag = readAuthFlag();
  const receive = (change: AuthStateChange) => {
    if (!isNewEvent(change.eventId) || withinLogoutGuard()) return;
    heard(change);
  };
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (!isAuthStateChange(data)) return;
    flag = readAuthFlag();
    receive(data);
  };
  const onStorage = (event: StorageEvent) => {
    // `key` is null when the whole storage was cleared.
    if (event.key !== authFlagKey && event.key !== null) return;
    const before = flag;
    const change: unknown = event.newValue === null ? null : parseJson(event.newValue);
    flag = parseAuthFlag(event.newValue);
    if (isAuthStateChange(change)) receive(change);
    else if (flag && flag.userId !== before?.userId) receive(changeFrom(true, flag.userId, flag.eventId));
    else if (!flag && before) receive(changeFrom(false, before.userId, `cleared ${before.eventId}`));
  };
  const messages = openChannel();
  messages?.addEventListener("message", onMessage);
  window.addEventListener("storage", onStorage);
  return () => {
    messages?.removeEventListener("message", onMessage);
    window.removeEventListener("storage", onStorage);
  };
}

function changeFrom(authenticated: boolean, userId: string, eventId: string): AuthStateChange {
  return { type: "AUTH_STATE_CHANGE", authenticated, userId, eventId, at: Date.now() };
}

function isAuthStateChange(data: unknown): data is AuthStateChange {
  if (typeof data !== "object" || data === null) return false;
  const change = data as Partial<AuthStateChange>;
  return change.type === "AUTH_STATE_CHANGE" && typeof change.authenticated === "boolean" && !!change.eventId;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
