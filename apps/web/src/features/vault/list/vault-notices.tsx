import { useMemo } from "react";
import { ReachNotice } from "../../sharing/offers/reach-notice.tsx";
import { ExpiryNotice } from "../expiry/expiry-notice.tsx";
import type { OpenEntry } from "../offers/open-entries.ts";
import { keptOf } from "../order-entries.ts";

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
