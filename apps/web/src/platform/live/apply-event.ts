import type { EventKind, LiveEvent } from "@heirlock/contract/events";
import type { QueryClient } from "@tanstack/react-query";
import { makeStale } from "../api/query-client.ts";

/** Cached answers that each event makes stale, by the first part of their query key. Features declare them. */
export type StaleAfter = ReadonlyMap<EventKind, readonly string[]>;

export interface LiveEffects {
  profileChanged(): void;
  sessionRevoked(): void;
}

export type AskAgain = (scope: string) => void;

/** Events of a batch come by the hundred. */
const pauseMs = 300;

/** Asks again for what lies under a scope: at once, and if more comes within a moment, once more for all of it. */
export function askingAgain(queries: QueryClient): AskAgain {
  const more = new Map<string, boolean>();
  const ask: AskAgain = (scope) => {
    if (more.has(scope)) return void more.set(scope, true);
    more.set(scope, false);
    makeStale(queries, [scope]);
    setTimeout(() => {
      const again = more.get(scope);
      more.delete(scope);
      if (again) ask(scope);
    }, pauseMs);
  };
  return ask;
}

/** Events carry ids only; what they name is fetched again with the reader's own permissions (D66). */
export function applyEvent(event: LiveEvent, ask: AskAgain, stale: StaleAfter, effects: LiveEffects): void {
  for (const scope of stale.get(event.kind) ?? []) ask(scope);
  if (event.kind === "profile.updated") effects.profileChanged();
  if (event.kind === "session.revoked") effects.sessionRevoked();
}

/** After a gap nobody knows what was missed, so everything that events could have changed is asked again. */
export function applyGap(queries: QueryClient, stale: StaleAfter): void {
  const scopes = new Set([...stale.values()].flat());
  for (const scope of scopes) makeStale(queries, [scope]);
}
