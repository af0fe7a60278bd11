import { ApiError, hasCode } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { announceSignedIn, announceSignedOut, withinLogoutGuard } from "./auth-events.ts";
import { clearAuthFlag, hasSessionCookie, readAuthFlag } from "./auth-flag.ts";
import { detectUserType, type UserFacts } from "./detect-user-type.ts";
import { isEnding, limitNow } from "./session-marks.ts";
import { type SessionState, sessionState, setSession } from "./session-store.ts";
import { forgetUserType, rememberedUserType, rememberUserType } from "./user-type-cache.ts";

/** Validation past this is "Session validation timeout" and keeps the flag (ACC-036, D04). */
export const validationLimit = 5000;
/** After this the kind of user kept from an earlier answer is drawn meanwhile (ACC-024). */
const cachedTypeAfter = 800;

let running: Promise<SessionState> | null = null;

/**
 * Asks the server who is signed in: session and user facts are started together and awaited together
 * (ACC-032). Never rejects; the outcome is the state. Calls at the same time share one validation.
 */
export function validateSession(limits: { factsWithin?: number } = {}): Promise<SessionState> {
  running ??= validate(limits.factsWithin).finally(() => {
    running = null;
  });
  return running;
}

async function validate(factsWithin?: number): Promise<SessionState> {
  // It ran out while no page was open or no server could be reached: it must not come back to life.
  if (isEnding() || (hasSessionCookie() && limitNow(Date.now()).state === "over")) return await finishEnding();
  const cachedType = setTimeout(drawCachedType, cachedTypeAfter);
  const [session, facts] = await Promise.allSettled([
    call("GET /api/auth/session", {}, { timeout: validationLimit }),
    detectUserType(fetchFacts, factsWithin),
  ]);
  clearTimeout(cachedType);
  if (withinLogoutGuard()) return sessionState();
  if (session.status === "rejected") return failed(session.reason);
  const { authenticated, userId, expiresAt } = session.value.data;
  if (!authenticated || userId === null) {
    if (readAuthFlag() !== null) await otherTabFirst();
    return signedOut();
  }
  announceSignedIn(userId, "refresh");
  if (facts.status === "fulfilled") keepFacts(userId, facts.value);
  else drawCachedType();
  setSession({ status: "signed-in", userId, expiresAt });
  return sessionState();
}

async function finishEnding(): Promise<SessionState> {
  const { endOnServer } = await import("./end-session.ts");
  if (await endOnServer()) return signedOut();
  clearAuthFlag();
  setSession({ status: "unreachable" });
  return sessionState();
}

async function fetchFacts(signal: AbortSignal): Promise<UserFacts> {
  // Without the companion cookie nobody is signed in, and a question would only be refused.
  if (!hasSessionCookie()) throw new ApiError("AUTH_SESSION_MISSING", "Auth session missing", { status: 401 });
  return (await call("GET /api/auth/user-profile", {}, { signal })).data;
}

/** Fetches the facts again, after the profile or the Recovery Kit changed. Failures keep what is known. */
export async function refreshUserFacts(): Promise<void> {
  const { userId } = sessionState();
  if (userId === null) return;
  const facts = await detectUserType(fetchFacts).catch(() => null);
  if (facts && sessionState().userId === userId) keepFacts(userId, facts);
}

function keepFacts(userId: string, facts: UserFacts): void {
  rememberUserType(userId, facts.user_type);
  setSession({
    userType: facts.user_type,
    userTypeFrom: "server",
    profile: facts.profile,
    kitConfirmed: facts.kit_confirmed,
    activeSide: facts.active_side,
    deletesAt: facts.deletes_at,
  });
}

function drawCachedType(): void {
  const userId = readAuthFlag()?.userId;
  const kept = userId ? rememberedUserType(userId) : null;
  if (kept && sessionState().userTypeFrom !== "server") setSession({ userType: kept, userTypeFrom: "cache" });
}

function failed(error: unknown): SessionState {
  // Rate limits, time-outs, an unreachable server and one that failed say nothing about the session (ACC-039).
  const failedThere = error instanceof ApiError && (error.status ?? 0) >= 500;
  if (failedThere || hasCode(error, "RATE_LIMITED", "TIMEOUT", "OFFLINE", "INVALID_ANSWER")) {
    setSession({ status: "unreachable" });
    return sessionState();
  }
  return signedOut();
}

/** The server's word that nobody is signed in. Told to the other tabs only if this one believed otherwise. */
function signedOut(): SessionState {
  if (readAuthFlag() !== null) announceSignedOut();
  forgetUserType();
  setSession({
    ...{ status: "signed-out", userId: null, expiresAt: null },
    ...{ profile: null, kitConfirmed: null, deletesAt: null },
  });
  return sessionState();
}

/**
 * A call met 401 AUTH_SESSION_MISSING. While the companion cookie is there another tab may be renewing the
 * session, so the optimistic state stays (ACC-033); once it is gone the person is signed out here and everywhere.
 */
export async function onSessionMissing(): Promise<void> {
  if (hasSessionCookie() || withinLogoutGuard()) return;
  if (readAuthFlag() === null && sessionState().status !== "signed-in") return;
  await otherTabFirst();
  if (!withinLogoutGuard()) signedOut();
}

/**
 * A session that just ended may have been ended by another tab, whose own message says it better than a
 * refusal does. It is on its way at this moment, so it gets a little time.
 */
function otherTabFirst(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 400));
}
