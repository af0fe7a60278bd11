import type { UserType } from "@heirlock/domain/account/user-type";
import { isWrapper } from "../api/host.ts";
import { hasSessionCookie, isFresh, readAuthFlag } from "./auth-flag.ts";
import { loginPath } from "./login-path.ts";
import { type SessionState, sessionState, setSession } from "./session-store.ts";
import { rememberedUserType } from "./user-type-cache.ts";
import { validateSession } from "./validate-session.ts";

/** The guard decides with what it has after this time (ACC-012). */
export const guardLimit = 1500;
/** It gives up its own question for the kind of user after this (ACC-014); validation asks once more by itself. */
export const guardFactsLimit = 1000;

export type GuardDecision =
  /** `provisional`: by the local flag only; validation goes on and `useSession` tells the outcome. */
  | { outcome: "signed-in"; userType: UserType; provisional: boolean }
  | { outcome: "signed-out"; loginPath: string }
  | { outcome: "unreachable" };

/**
 * For the guards of the router. Decides at once when the tab already knows, otherwise within 1.5 s:
 * a flag younger than 10 minutes draws the shell with the remembered or fallback kind of user; no flag or an
 * older one leads to the sign-in page, where validation goes on and follows `from` if the session lives (D04).
 */
export async function requireSession(path: string): Promise<GuardDecision> {
  const known = sessionState();
  if (known.status === "signed-in" && known.userTypeFrom === "server") return decide(known, path);
  // The session cookie never comes without its companion, so a visitor is sent on without a wait.
  if (!hasSessionCookie() && readAuthFlag() === null && !isWrapper()) return signedOut(path);
  const state = await Promise.race([validateSession({ factsWithin: guardFactsLimit }), after(guardLimit)]);
  if (state !== null && state.status !== "unreachable") return decide(state, path);
  const flag = readAuthFlag();
  if (isFresh(flag, Date.now())) {
    const userType = rememberedUserType(flag.userId) ?? sessionState().userType;
    if (sessionState().status === "unknown") setSession({ status: "signed-in", userId: flag.userId, userType });
    return { outcome: "signed-in", userType, provisional: true };
  }
  return state === null ? signedOut(path) : { outcome: "unreachable" };
}

function decide(state: SessionState, path: string): GuardDecision {
  if (state.status === "signed-in") {
    return { outcome: "signed-in", userType: state.userType, provisional: state.userTypeFrom !== "server" };
  }
  return state.status === "unreachable" ? { outcome: "unreachable" } : signedOut(path);
}

function signedOut(path: string): GuardDecision {
  return { outcome: "signed-out", loginPath: loginPath(path) };
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
