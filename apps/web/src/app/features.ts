import type { EventKind } from "@heirlock/contract/events";
import type { Side } from "@heirlock/domain/account/role-switch";
import type { Feature, NavigationItem } from "../platform/feature.ts";

/** Every feature's declaration, found by its place: a new feature needs no line here. */
export const features: readonly Feature[] = Object.values(
  import.meta.glob<Feature>("../features/*/feature.ts", { eager: true, import: "feature" }),
);

/** What each side offers; a page that does not exist yet is not offered. */
export function navigationOf(side: Side): readonly NavigationItem[] {
  return features
    .flatMap(({ navigation = [] }) => navigation)
    .filter((item) => item.side === side)
    .sort((a, b) => a.rank - b.rank);
}

/** Cached answers that each live event makes stale, by the first part of their query key. */
export function staleAfter(): ReadonlyMap<EventKind, readonly string[]> {
  const found = new Map<EventKind, string[]>();
  for (const { stale = {} } of features)
    for (const [scope, kinds] of Object.entries(stale))
      for (const kind of kinds) found.set(kind, [...(found.get(kind) ?? []), scope]);
  return found;
}
