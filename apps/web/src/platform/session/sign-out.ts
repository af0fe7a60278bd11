import { hasCode } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { holdCalls } from "../api/held-calls.ts";
import { announceSignedOut, markSigningOut } from "./auth-events.ts";
import { forgetGuide } from "./forget-guide.ts";
import { forgetUserType } from "./user-type-cache.ts";

/**
 * Ends the session on the server, then everywhere in this browser, and leaves for the sign-in page by loading
 * it anew: nothing of the person stays in the page's memory. Rejects when the server could not be reached,
 * because then the session still lives and saying otherwise would be a lie.
 */
export async function signOut(next = "/auth/login"): Promise<void> {
  markSigningOut(true);
  const others = holdCalls();
  try {
    await call("POST /api/auth/logout");
  } catch (error) {
    if (!hasCode(error, "AUTH_SESSION_MISSING")) {
      markSigningOut(false);
      others.release();
      throw error;
    }
  }
  others.releaseSoon();
  forgetUserType();
  forgetGuide();
  announceSignedOut();
  window.location.assign(next);
}
