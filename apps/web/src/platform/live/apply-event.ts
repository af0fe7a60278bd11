import type { EventKind, LiveEvent } from "@heirlock/contract/events";
import type { QueryClient } from "@tanstack/react-query";
import { makeStale } from "../api/query-client.ts";

/** Cached answers that each event makes stale, by the first part of their query key. Features declare them. */
export type StaleAfter = ReadonlyMap<EventKind, readonly string[]>;

export interface LiveEffects {
  profileChanged(): void;
  sessionRevoked(): void;
}

/** Events carry ids only; what they name is fetched again with the reader's own permissions (D66). */
export function applyEvent(event: LiveEvent, queries: QueryClient, stale: StaleAfter, effects: LiveEffects): void {
  for (const scope of stale.get(event.kind) ?? []) makeStale(queries, [scope]);
  if (event.kind === "profile.updated") effects.profileChanged();
  if (event.kind === "session.revoked") effects.sessionRevoked();
}

/** After a gap nobody knows what was missed, so everything that events could have changed is asked again. */
export function applyGap(queries: QueryClient, stale: StaleAfter): void {
  const scopes = new Set([...stale.values()].flat());
  for (const scope of scopes) makeStale(queries, [scope]);
}
