import { hasCode } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { holdCalls } from "../api/held-calls.ts";
import { lock } from "../keys/keys-client.ts";
import { announceSignedOut, markSigningOut } from "./auth-events.ts";
import { forgetGuide } from "./forget-guide.ts";
import { isGuarded } from "./guarded-paths.ts";
import { leavePage } from "./leave-page.ts";
import { loginPath } from "./login-path.ts";
import { markEnding } from "./session-marks.ts";
import { forgetUserType } from "./user-type-cache.ts";

/** A server that does not answer must not keep the page on the screen. */
const patience = 3000;
let ending: Promise<void> | null = null;

/**
 * The session has run out (D07, D08): the vault's keys are dropped, the session is ended on the server, and the sign-in
 * page leads back here. Unlike a sign-out it does not fail: if the server cannot be reached, the page goes all the same,
 * and the session is ended before this browser uses it again. Never rejects.
 */
export function endSession(): Promise<void> {
  ending ??= end();
  return ending;
}

async function end(): Promise<void> {
  markEnding(true);
  markSigningOut(true);
  void lock();
  holdCalls().releaseSoon();
  await endOnServer();
  forgetUserType();
  forgetGuide();
  announceSignedOut({ ranOut: true });
  const { pathname, search } = window.location;
  leavePage(isGuarded(pathname) ? loginPath(pathname + search) : "/auth/login");
}

/** True once the server has no such session any more. */
export async function endOnServer(): Promise<boolean> {
  try {
    await call("POST /api/auth/logout", {}, { timeout: patience });
  } catch (error) {
    if (!hasCode(error, "AUTH_SESSION_MISSING")) return false;
  }
  markEnding(false);
  return true;
}
