import type { EntryLabel } from "@heirlock/crypto/vault/entry";
import { KeysError } from "@heirlock/keyring/problems";
import type { OpenedLabel } from "@heirlock/keyring/vault/requests";
import { toSignedRevision } from "@heirlock/keyring/vault/signed-revision";
import { queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { fromNewest, queryClient } from "../../../platform/api/query-client.ts";
import { askSharing } from "../../../platform/keys/keys-client.ts";
import { createKnownRevisions } from "../../../platform/keys/known-revisions.ts";
import { useVaultUnlocked } from "../../../platform/keys/use-vault-unlocked.ts";
import { keyOwner } from "../../../platform/session/key-owner.ts";
import { listAssignedVault, type MemberEntry } from "../../member-side/offers/member-side.ts";
import { getHolderKeys, type HolderKeys } from "./holder-keys.ts";

/** Of all plans together: a revision by the entry's id, an envelope by its name (KEY-035). */
export const sharedSeen = createKnownRevisions("heirlock-shared-seen", 2000);

export type SharedProblem = Extract<OpenedLabel, { problem: string }>["problem"];

/** What one entry says on its label, or why it does not. */
export interface OpenedShared {
  entry: MemberEntry;
  label: EntryLabel | null;
  problem: SharedProblem | null;
}

/** What is shared by one holder. Unless their keys were compared, nothing of it is opened (KEY-036). */
export interface OpenedPlan {
  keys: HolderKeys;
  state: "compared" | "not_compared" | "changed";
  entries: OpenedShared[];
}

/** What was opened lives in memory, and goes when the vault is locked. */
const openedKey = ["shared-opened"] as const;
queryClient.setQueryDefaults(openedKey, { gcTime: 0 });

export const openPlan = (relationshipId: string) =>
  queryOptions({
    queryKey: [...openedKey, relationshipId],
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      fromNewest([listAssignedVault.queryKey, getHolderKeys(relationshipId).queryKey], () =>
        openNow(relationshipId, signal),
      ),
  });

async function openNow(relationshipId: string, signal: AbortSignal): Promise<OpenedPlan> {
  const [{ entries: all }, keys, { verifyingKey, older }] = await Promise.all([
    queryClient.ensureQueryData(listAssignedVault),
    queryClient.ensureQueryData(getHolderKeys(relationshipId)),
    keyOwner(signal),
  ]);
  const entries = all.filter((one) => one.relationship_id === relationshipId);
  const seen = sharedSeen.knownRevisions();
  const asked = entries.map((entry) => ({
    ...sharedEntry(entry),
    labelKey: entry.wrapped_label_key,
    seenRevision: seen[entry.id] ?? 0,
  }));
  try {
    const ask = { verifyingKey, older, keys, seen, entries: asked };
    const { labels, envelopes } = await askSharing("openSharedLabels", ask, { signal });
    const opened = entries.map((entry, at) => withLabel(entry, labels[at]!));
    const revisions = opened.flatMap(({ entry, label }) => (label ? [[entry.id, entry.revision] as const] : []));
    sharedSeen.noteRevisions({ ...envelopes, ...Object.fromEntries(revisions) });
    return { keys, state: "compared", entries: opened };
  } catch (error) {
    const state = stateOf(error);
    if (state === null) throw error;
    return { keys, state, entries: entries.map((entry) => ({ entry, label: null, problem: null })) };
  }
}

function stateOf(error: unknown): OpenedPlan["state"] | null {
  if (!(error instanceof KeysError)) return null;
  if (error.code === "identity.not_compared") return "not_compared";
  return error.code === "KEY_CHANGED" ? "changed" : null;
}

function withLabel(entry: MemberEntry, opened: OpenedLabel): OpenedShared {
  return "label" in opened
    ? { entry, label: opened.label, problem: null }
    : { entry, label: null, problem: opened.problem };
}

/** As the key worker asks for it. What a level cuts away was signed too: without it nothing opens. */
export function sharedEntry(entry: MemberEntry) {
  const { metadata = { description: "", details: "" }, tags = "", file = null } = entry;
  const sealed = toSignedRevision(entry.estate_id, { ...entry, metadata, tags, file });
  return { keyId: entry.key_id, lane: entry.lane, sealed };
}

/** Everything that is shared with the person, plan by plan, as soon as their vault is open. */
export function useOpenShared() {
  const sealed = useQuery(listAssignedVault);
  const plans = [...new Set(sealed.data?.entries.map(({ relationship_id }) => relationship_id as string) ?? [])];
  // With nothing to open no key is needed, and nobody is asked for one.
  const unlocked = useVaultUnlocked({ starts: plans.length > 0 });
  const keys = useQueries({ queries: plans.map((id) => ({ ...getHolderKeys(id), enabled: unlocked })) });
  const opened = useQueries({
    queries: plans.map((id, at) => ({ ...openPlan(id), enabled: unlocked && keys[at]?.data !== undefined })),
  });
  useEffect(() => {
    if (!unlocked) forgetOpened();
  }, [unlocked]);
  // What was sealed anew, or by other keys, is opened anew.
  const versions = [sealed, ...keys].map(({ dataUpdatedAt }) => dataUpdatedAt).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the versions say when
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: openedKey });
  }, [versions]);
  const error = keys.find((one) => one.error && !one.data)?.error ?? opened.find((one) => one.error)?.error ?? null;
  return {
    unlocked,
    sealed,
    plans: new Map(plans.flatMap((id, at) => (opened[at]?.data ? [[id, opened[at].data]] : []))),
    isOpening: unlocked && opened.some(({ data }) => data === undefined) && error === null,
    error,
    retry: () => {
      for (const query of [...keys, ...opened]) if (query.error) void query.refetch();
    },
  };
}

/** Also out of the hands of what is still drawn: first emptied, then removed. */
function forgetOpened(): void {
  void queryClient.resetQueries({ queryKey: openedKey });
  queryClient.removeQueries({ queryKey: openedKey });
}
