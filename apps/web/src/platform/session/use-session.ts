import { useSyncExternalStore } from "react";
import { type SessionState, sessionState, subscribeSession, unknownSession } from "./session-store.ts";

/** The session as this tab knows it, redrawn on every change. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeSession, sessionState, () => unknownSession);
}
