import { useMemo } from "react";
import { ReachNotice } from "../features/people/keys/reach-notice.tsx";
import type { OpenEntry } from "../features/vault/open-entries.ts";
import { keptOf } from "../features/vault/order-entries.ts";

/** Whom the open entries would reach: people know who could open what, the vault what it is called. */
export default function VaultReach({ entries }: { entries: readonly OpenEntry[] }) {
  const titles = useMemo(
    () => new Map(keptOf(entries).flatMap(({ entry, label }) => (label ? [[entry.id, label.title] as const] : []))),
    [entries],
  );
  return <ReachNotice titles={titles} />;
}
