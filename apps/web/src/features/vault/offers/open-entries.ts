import type { VaultEntry } from "@heirlock/contract/vault";
import type { EntryLabel } from "@heirlock/crypto/vault/entry";
import type { OpenedLabel } from "@heirlock/keyring/vault/requests";
import { toSignedRevision } from "@heirlock/keyring/vault/signed-revision";
import { type QueryKey, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { fromNewest, queryClient } from "../../../platform/api/query-client.ts";
import { askVault } from "../../../platform/keys/keys-client.ts";
import { type UnlockedOptions, useVaultUnlocked } from "../../../platform/keys/use-vault-unlocked.ts";
import { keyOwner } from "../../../platform/session/key-owner.ts";
import { knownRevisions, noteRevisions } from "../known-revisions.ts";
import { listEntries, vaultKey } from "../list-entries.ts";
import { toOpen } from "../sealed-entry.ts";

export type LabelProblem = Extract<OpenedLabel, { problem: string }>["problem"];

/** An entry with its label, or with the reason why it has none. */
export interface OpenEntry {
  entry: VaultEntry;
  label: EntryLabel | null;
  /** `keys.not_available`: sealed under keys from before a reset, until their kit is found (KEY-021). */
  problem: LabelProblem | null;
}

/** What was opened lives beside the sealed entries, in memory, and goes when the vault is locked. */
const openedKey = ["vault-opened"] as const;
/** The entries read so far, while the first reading goes on. */
const readingKey = [...openedKey, "reading"] as const;
// Also what is written there while nobody looks: it must not wait ten minutes for a page that may never come.
queryClient.setQueryDefaults(openedKey, { gcTime: 0 });
/** So many labels at first, so that rows stand there soon, and twice as many each time after. */
const firstBatch = 24;

export const openEntries = queryOptions({
  queryKey: [...openedKey, "list"],
  gcTime: 0,
  retry: false,
  queryFn: ({ signal, queryKey }) => fromNewest([listEntries.queryKey], () => openAll(queryKey, signal)),
});

async function openAll(queryKey: QueryKey, signal: AbortSignal): Promise<OpenEntry[]> {
  const [{ entries }, owner] = await Promise.all([queryClient.ensureQueryData(listEntries), keyOwner(signal)]);
  const known = new Map(
    (queryClient.getQueryData<OpenEntry[]>(queryKey) ?? []).map((one) => [one.entry.id as string, one]),
  );
  const seen = knownRevisions();
  const opened = new Map<string, OpenEntry>();
  const sealed: VaultEntry[] = [];
  for (const entry of entries) {
    const before = known.get(entry.id);
    if (before?.label && isSameRevision(before.entry, entry)) opened.set(entry.id, { ...before, entry });
    else sealed.push(entry);
  }
  for (let at = 0, size = firstBatch; at < sealed.length; at += size, size *= 2) {
    const batch = sealed.slice(at, at + size);
    const asked = batch.map((entry) => toOpen(owner.estate, entry, seen[entry.id] ?? 0));
    const { labels } = await askVault("openLabels", { ...owner, entries: asked }, { signal });
    for (const [index, entry] of batch.entries()) opened.set(entry.id, withLabel(entry, labels[index]!));
    if (known.size === 0) queryClient.setQueryData(readingKey, [...opened.values()]);
  }
  const all = entries.map(({ id }) => opened.get(id)!);
  noteRevisions(Object.fromEntries(all.flatMap(({ entry, label }) => (label ? [[entry.id, entry.revision]] : []))));
  return all;
}

/**
 * Whether what was signed is the same to the letter, so that its signature needs no second look. The signature alone would
 * not do: with it a server could serve another category, condition or file after the first reading.
 */
function isSameRevision(a: VaultEntry, b: VaultEntry): boolean {
  const signed = (entry: VaultEntry) => JSON.stringify([entry.key_id, toSignedRevision("", entry)]);
  return signed(a) === signed(b);
}

function withLabel(entry: VaultEntry, opened: OpenedLabel): OpenEntry {
  return "label" in opened
    ? { entry, label: opened.label, problem: null }
    : { entry, label: null, problem: opened.problem };
}

/** All entries with their labels, as soon as the vault is open. */
export function useOpenEntries(options: UnlockedOptions = {}) {
  const unlocked = useVaultUnlocked(options);
  const sealed = useQuery(listEntries);
  const opened = useQuery({ ...openEntries, enabled: unlocked && sealed.data !== undefined });
  useEffect(() => {
    if (!unlocked) forgetOpened();
  }, [unlocked]);
  const { dataUpdatedAt } = sealed;
  // What was sealed anew is opened anew.
  useEffect(() => {
    if (dataUpdatedAt > 0) void queryClient.invalidateQueries({ queryKey: openEntries.queryKey });
  }, [dataUpdatedAt]);
  return { unlocked, sealed, opened, usage: sealed.data?.usage };
}

/** The entries whose labels are read already, while the vault is being opened. */
export function useReadSoFar(): readonly OpenEntry[] {
  const { data } = useQuery<OpenEntry[]>({ queryKey: readingKey, enabled: false, gcTime: 0 });
  return data ?? [];
}

/** Also out of the hands of what is still drawn: first emptied, then removed. */
function forgetOpened(): void {
  void queryClient.resetQueries({ queryKey: openedKey });
  queryClient.removeQueries({ queryKey: openedKey });
}

/** After a change of one's own: ask again, and open again. */
export async function refreshVault(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: vaultKey });
}
