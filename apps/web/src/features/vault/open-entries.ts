import type { VaultEntry } from "@heirlock/contract/vault";
import type { EntryLabel } from "@heirlock/crypto/vault/entry";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { queryClient } from "../../platform/api/query-client.ts";
import { askVault, join, keysState, subscribe } from "../../platform/keys/keys-client.ts";
import type { OpenedLabel } from "../../platform/keys/protocol.ts";
import { highestSeen, noteSeen } from "./highest-seen.ts";
import { listEntries, vaultKey } from "./list-entries.ts";
import { toOpen } from "./sealed-entry.ts";
import { vaultOwner } from "./vault-keys.ts";

/** An entry with its label, or with the reason why it has none. */
export interface OpenEntry {
  entry: VaultEntry;
  label: EntryLabel | null;
  /** `keys.not_available`: sealed under keys from before a reset, until their kit is found (KEY-021). */
  problem: Extract<OpenedLabel, { problem: string }>["problem"] | null;
}

/** What was opened lives beside the sealed entries, in memory, and goes when the vault is locked. */
const openedKey = ["vault-opened"] as const;

export const openEntries = queryOptions({
  queryKey: [...openedKey, "list"],
  gcTime: 0,
  retry: false,
  queryFn: async ({ signal }): Promise<OpenEntry[]> => {
    const [{ entries }, owner] = await Promise.all([queryClient.ensureQueryData(listEntries), vaultOwner(signal)]);
    const seen = highestSeen();
    const asked = entries.map((entry) => toOpen(owner.estate, entry, seen[entry.id] ?? 0));
    const { labels } = await askVault("openLabels", { ...owner, entries: asked }, { signal });
    const opened = entries.map((entry, at) => withLabel(entry, labels[at]!));
    noteSeen(Object.fromEntries(opened.flatMap(({ entry, label }) => (label ? [[entry.id, entry.revision]] : []))));
    return opened;
  },
});

function withLabel(entry: VaultEntry, opened: OpenedLabel): OpenEntry {
  return "label" in opened
    ? { entry, label: opened.label, problem: null }
    : { entry, label: null, problem: opened.problem };
}

/** Whether the vault is open in any tab; joins the key worker, so only pages of the vault may ask. */
export function useVaultUnlocked(): boolean {
  useEffect(() => void join().catch(() => {}), []);
  return useSyncExternalStore(
    subscribe,
    () => keysState().unlocked,
    () => false,
  );
}

/** All entries with their labels, as soon as the vault is open. */
export function useOpenEntries() {
  const unlocked = useVaultUnlocked();
  const sealed = useQuery(listEntries);
  const opened = useQuery({ ...openEntries, enabled: unlocked && sealed.data !== undefined });
  useEffect(() => {
    if (!unlocked) queryClient.removeQueries({ queryKey: openedKey });
  }, [unlocked]);
  const { dataUpdatedAt } = sealed;
  // What was sealed anew is opened anew.
  useEffect(() => {
    if (dataUpdatedAt > 0) void queryClient.invalidateQueries({ queryKey: openedKey });
  }, [dataUpdatedAt]);
  return { unlocked, sealed, opened, usage: sealed.data?.usage };
}

/** After a change of one's own: ask again, and open again. */
export async function refreshVault(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: vaultKey });
}
