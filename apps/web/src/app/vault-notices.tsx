import { useMemo } from "react";
import { ReachNotice } from "../features/sharing/keys/reach-notice.tsx";
import { ExpiryNotice } from "../features/vault/expiry/expiry-notice.tsx";
import type { OpenEntry } from "../features/vault/open-entries.ts";
import { keptOf } from "../features/vault/order-entries.ts";

/** What runs out soon, and whom the entries would reach: people know who could open what, the vault what it is called. */
export default function VaultNotices({ entries }: { entries: readonly OpenEntry[] }) {
  const titles = useMemo(
    () => new Map(keptOf(entries).flatMap(({ entry, label }) => (label ? [[entry.id, label.title] as const] : []))),
    [entries],
  );
  return (
    <>
      <ExpiryNotice entries={entries} />
      <ReachNotice titles={titles} />
    </>
  );
}
