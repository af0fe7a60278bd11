import { sessionMissing } from "../api/session-missing.ts";
import { type AuthStateChange, listenToOtherTabs } from "./auth-events.ts";
import { readAuthFlag } from "./auth-flag.ts";
import { isGuarded } from "./guarded-paths.ts";
import { leavePage } from "./leave-page.ts";
import { loginPath } from "./login-path.ts";
import { limitNow } from "./session-marks.ts";
import { sessionState, setSession, subscribeSession } from "./session-store.ts";
import { forgetUserType } from "./user-type-cache.ts";
import { onSessionMissing } from "./validate-session.ts";

/** Where this tab must go after another tab's change; null when it may stay. */
export function consequenceOf(
  change: AuthStateChange,
  here: { path: string; userId: string | null },
): "sign-in page" | "reload" | null {
  // The sign-in pages look after themselves (ACC-004).
  if (here.path.startsWith("/auth/")) return null;
  if (!change.authenticated) return isGuarded(here.path) ? "sign-in page" : null;
  return here.userId !== null && here.userId !== change.userId ? "reload" : null;
}

/**
 * Keeps this tab in step with the others and with the server's word. Pages are left by loading anew, so that
 * nothing of the person who signed out stays in memory. Called once, when the app starts.
 */
export function startSessionSync(): () => void {
  let leaving = false;
  const stopMissing = sessionMissing.listen(() => void onSessionMissing());
  const stopTabs = listenToOtherTabs((change) => {
    const here = { path: location.pathname, userId: sessionState().userId };
    const consequence = consequenceOf(change, here);
    if (consequence === "sign-in page") leaving = true;
    if (!change.authenticated) {
      forgetUserType();
      setSession({ status: "signed-out", userId: null, expiresAt: null, profile: null, kitConfirmed: null });
      // The keys of an unlocked vault are wiped by whoever holds them.
      window.dispatchEvent(new CustomEvent("auth:logout", { detail: change }));
    }
    if (consequence === "sign-in page") leavePage(signInPathAfterOthers(change));
    if (consequence === "reload") location.reload();
  });
  const stopState = followServerWord(() => leaving);
  window.addEventListener("pageshow", leaveStalePage);
  return () => {
    stopMissing();
    stopTabs();
    stopState();
    window.removeEventListener("pageshow", leaveStalePage);
  };
}

/** Who sees the limits run out in several tabs at once was signed out in none of them by hand (D07). */
function signInPathAfterOthers(change: AuthStateChange): string {
  const ranOut = change.ranOut === true || limitNow(Date.now()).state === "over";
  return ranOut ? loginPath(location.pathname + location.search) : "/auth/login?loggedOut=true";
}

/** When the server says that the session is over, a guarded page leads to the sign-in page and back. */
function followServerWord(alreadyLeaving: () => boolean): () => void {
  let before = sessionState().status;
  return subscribeSession(() => {
    const { status } = sessionState();
    const ended = before === "signed-in" && status === "signed-out";
    before = status;
    const { pathname, search } = location;
    if (ended && !alreadyLeaving() && isGuarded(pathname)) leavePage(loginPath(pathname + search));
  });
}

/** Back after a sign-out brings a page out of the browser's memory; it must not show what it showed. */
function leaveStalePage(event: PageTransitionEvent): void {
  if (event.persisted && isGuarded(location.pathname) && readAuthFlag() === null) location.reload();
}
