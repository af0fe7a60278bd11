import type { RegisteredRouter } from "@tanstack/react-router";
import { hasSessionCookie } from "../../platform/session/auth-flag.ts";
import { sessionState, subscribeSession } from "../../platform/session/session-store.ts";
import { startSessionSync } from "../../platform/session/session-sync.ts";
import { validateSession } from "../../platform/session/validate-session.ts";

/** Follows the session for as long as the page lives. */
export function startSession(router: RegisteredRouter): void {
  startSessionSync();
  let drawn = sessionState();
  subscribeSession(() => {
    const before = drawn;
    drawn = sessionState();
    // A shell drawn by a guess is corrected as soon as the server has spoken (D02).
    const corrected = drawn.userTypeFrom === "server" && drawn.userType !== before.userType;
    if (corrected && before.status === "signed-in") void router.invalidate();
  });
  // Public pages offer the way to the dashboard; guarded ones ask by themselves.
  if (sessionState().status === "unknown" && hasSessionCookie()) void validateSession();
}
