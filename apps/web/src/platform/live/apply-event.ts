import type { EventKind, LiveEvent } from "@heirlock/contract/events";
import type { QueryClient } from "@tanstack/react-query";

/** Which cached answers an event makes stale, by the first part of their key. */
const staleAfter: Record<EventKind, readonly string[]> = {
  "asset.created": ["assets", "dashboard"],
  "asset.updated": ["assets", "dashboard"],
  "asset.deleted": ["assets", "dashboard"],
  "vault.created": ["vault", "dashboard"],
  "vault.updated": ["vault"],
  "vault.deleted": ["vault", "dashboard"],
  "vault.restored": ["vault", "dashboard"],
  "vault.purged": ["vault"],
  // The links are part of the vault's answers: no asset has changed (D15).
  "vault.linked": ["vault"],
  "vault.unlinked": ["vault"],
  "member.changed": ["people", "dashboard"],
  "relationship.changed": ["people", "account"],
  "profile.updated": ["account"],
  "session.revoked": [],
};

export interface LiveEffects {
  profileChanged(): void;
  sessionRevoked(): void;
}

/** Events carry ids only; what they name is fetched again with the reader's own permissions (D66). */
export function applyEvent(event: LiveEvent, queries: QueryClient, effects: LiveEffects): void {
  for (const scope of staleAfter[event.kind] ?? []) void queries.invalidateQueries({ queryKey: [scope] });
  if (event.kind === "profile.updated") effects.profileChanged();
  if (event.kind === "session.revoked") effects.sessionRevoked();
}

/** After a gap nobody knows what was missed, so everything that events could have changed is asked again. */
export function applyGap(queries: QueryClient): void {
  const scopes = new Set(Object.values(staleAfter).flat());
  for (const scope of scopes) void queries.invalidateQueries({ queryKey: [scope] });
}
