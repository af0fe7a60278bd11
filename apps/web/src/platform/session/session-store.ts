import type { Profile } from "@heirlock/contract/account/sign-in";
import type { Side } from "@heirlock/domain/account/role-switch";
import type { UserType } from "@heirlock/domain/account/user-type";

/**
 * What this tab knows of the session.
 * - `unknown`: nobody has asked yet, or the answer is on its way
 * - `signed-in`: by the server's word, or provisionally by a fresh local flag
 * - `unreachable`: validation took too long or failed ("Session validation timeout"); the flag is kept
 */
export interface SessionState {
  status: "unknown" | "signed-in" | "signed-out" | "unreachable";
  userId: string | null;
  expiresAt: string | null;
  userType: UserType;
  /** Anything but "server" only draws the shell (D02). */
  userTypeFrom: "server" | "cache" | "fallback";
  /** Null until the server answered. */
  profile: Profile | null;
  kitConfirmed: boolean | null;
  /** The side a person with two last worked on, on any device; null until they chose. */
  activeSide: Side | null;
  /** Set while the account waits to be deleted. */
  deletesAt: string | null;
}

export const unknownSession: SessionState = {
  status: "unknown",
  userId: null,
  expiresAt: null,
  userType: "will_holder",
  userTypeFrom: "fallback",
  profile: null,
  kitConfirmed: null,
  activeSide: null,
  deletesAt: null,
};

type Listener = () => void;
let state = unknownSession;
const listeners = new Set<Listener>();

export function sessionState(): SessionState {
  return state;
}

export function setSession(change: Partial<SessionState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function subscribeSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
