import type { EntryLabel } from "@heirlock/crypto/vault/entry";
import { KeysError } from "@heirlock/keyring/problems";
import type { PlanFindings } from "@heirlock/keyring/sharing/member-requests";
import type { OpenedLabel } from "@heirlock/keyring/vault/requests";
import { toSignedRevision } from "@heirlock/keyring/vault/signed-revision";
import { queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../../platform/api/call.ts";
import { fromNewest, queryClient, versionsOf } from "../../../platform/api/query-client.ts";
import { askSharing } from "../../../platform/keys/keys-client.ts";
import { createKnownRevisions } from "../../../platform/keys/known-revisions.ts";
import { useVaultUnlocked } from "../../../platform/keys/use-vault-unlocked.ts";
import { isVouchedFor, knownHead, noteHead } from "../../../platform/plan/signing/known-heads.ts";
import { keyOwner } from "../../../platform/session/key-owner.ts";
import { listRelationships } from "../../member-side/offers/list-relationships.ts";
import { listAssignedVault, type MemberEntry } from "../../member-side/offers/member-side.ts";
import { expectedPlans, notePlan } from "./expected-plans.ts";
import {
  fetchHolderKeys,
  fetchSharedPlan,
  getHolderKeys,
  getSharedPlan,
  type HolderKeys,
  type SharedPlan,
} from "./holder-keys.ts";

/** Of all plans together: a revision by the entry's id, an envelope by its name (KEY-035). */
export const sharedSeen = createKnownRevisions("heirlock-shared-seen", 2000);

export type SharedProblem = Extract<OpenedLabel, { problem: string }>["problem"];

/** What one entry says on its label, or why it does not. */
export interface OpenedShared {
  entry: MemberEntry;
  label: EntryLabel | null;
  problem: SharedProblem | null;
}

/** What is shared by one holder. Unless keys of theirs were compared, nothing of it is opened (KEY-036). */
export interface OpenedPlan {
  keys: HolderKeys;
  /** As it was served. */
  signed: SharedPlan;
  state: "compared" | "not_compared" | "changed";
  entries: OpenedShared[];
  /** What the signed plan says otherwise than the server; null before anything was compared. */
  findings: Pick<PlanFindings, "missing" | "withheld" | "outdated"> | null;
}

/** What was opened lives in memory, and goes when the vault is locked. */
const openedKey = ["shared-opened"] as const;
queryClient.setQueryDefaults(openedKey, { gcTime: 0 });

export const openPlan = (relationshipId: string) =>
  queryOptions({
    queryKey: [...openedKey, relationshipId],
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => fromNewest(sourcesOf(relationshipId), () => openNow(relationshipId, signal)),
  });

const sourcesOf = (relationshipId: string) => [
  listAssignedVault.queryKey,
  getHolderKeys(relationshipId).queryKey,
  getSharedPlan(relationshipId).queryKey,
];

interface Served {
  keys: HolderKeys;
  signed: SharedPlan;
  entries: readonly MemberEntry[];
}

async function openNow(relationshipId: string, signal: AbortSignal): Promise<OpenedPlan> {
  const [list, keys, signed] = await Promise.all([
    queryClient.ensureQueryData(listAssignedVault),
    queryClient.ensureQueryData(getHolderKeys(relationshipId)),
    queryClient.ensureQueryData(getSharedPlan(relationshipId)),
  ]);
  const ofPlan = (all: typeof list) => all.entries.filter((one) => one.relationship_id === relationshipId);
  const opened = await openServed({ keys, signed, entries: ofPlan(list) }, signal);
  if (!looksWrong(opened)) return opened;
  // Entries, keys and plan come by three requests, and the holder may have saved something between them: nobody is alarmed
  // before all were asked for again.
  const cached = versionsOf(sourcesOf(relationshipId));
  const [newList, newKeys, newPlan] = await Promise.all([
    fetchList(signal),
    fetchHolderKeys(relationshipId, signal),
    fetchSharedPlan(relationshipId, signal),
  ]);
  const again = await openServed({ keys: newKeys, signed: newPlan, entries: ofPlan(newList) }, signal);
  // What came into the cache meanwhile is as new or newer, and is opened next.
  if (!looksWrong(again) && cached === versionsOf(sourcesOf(relationshipId))) {
    queryClient.setQueryData(listAssignedVault.queryKey, newList);
    queryClient.setQueryData(getHolderKeys(relationshipId).queryKey, newKeys);
    queryClient.setQueryData(getSharedPlan(relationshipId).queryKey, newPlan);
  }
  return again;
}

/** Past the cache. What is still wrong stays out of it: a page would ask again without end. */
const fetchList = async (signal: AbortSignal) =>
  (await call("GET /api/member/assigned-vault", {}, { timeout: 10_000, signal })).data;

/** What may come of parts that do not belong together: an older entry, envelope or plan beside newer ones. */
const ofMixedParts: readonly string[] = ["revision.older", "envelope.older", "sealed.damaged"];

function looksWrong({ entries, findings }: OpenedPlan): boolean {
  const isWrong = ({ problem }: OpenedShared) =>
    problem !== null && (ofMixedParts.includes(problem) || problem.startsWith("plan."));
  if (entries.some(isWrong)) return true;
  return findings !== null && (findings.missing > 0 || findings.withheld || findings.outdated !== null);
}

async function openServed({ keys, signed, entries }: Served, signal: AbortSignal): Promise<OpenedPlan> {
  const { verifyingKey, older } = await keyOwner(signal);
  await askAboutHeads(keys);
  const seen = sharedSeen.knownRevisions();
  const asked = entries.map((entry) => ({
    ...sharedEntry(entry),
    labelKey: entry.wrapped_label_key,
    seenRevision: seen[entry.id] ?? 0,
  }));
  try {
    const ask = { verifyingKey, older, ...sharedBy({ keys, signed }), entries: asked };
    const { labels, envelopes, changed, plan } = await askSharing("openSharedLabels", ask, { signal });
    const opened = entries.map((entry, at) => withLabel(entry, labels[at]!));
    const revisions = opened.flatMap(({ entry, label }) => (label ? [[entry.id, entry.revision] as const] : []));
    sharedSeen.noteRevisions({ ...envelopes, ...Object.fromEntries(revisions) });
    const { heads, granted, missing, withheld, outdated } = plan;
    for (const [key, head] of Object.entries(heads)) noteHead(key, head);
    // Only what was signed since takes an expectation away.
    if (granted > 0 || (outdated === null && !withheld)) notePlan(keys.member_id, granted > 0);
    const state = changed ? "changed" : "compared";
    return { keys, signed, state, entries: opened, findings: { missing, withheld, outdated } };
  } catch (error) {
    if (!(error instanceof KeysError) || error.code !== "identity.not_compared") throw error;
    const sealed = entries.map((entry) => ({ entry, label: null, problem: null }));
    return { keys, signed, state: "not_compared", entries: sealed, findings: null };
  }
}

/** A silent keeper does not keep anybody from reading. Milliseconds. */
const keeperPatience = 1500;

/**
 * A browser that remembers nothing of a compared key asks the keeper; what it answers contradicts an older plan (KEY-079).
 * What it answers late is looked at by opening everything once more.
 */
async function askAboutHeads(keys: HolderKeys): Promise<void> {
  const unknown = comparedKeys(keys).filter((key) => !isVouchedFor(key));
  if (unknown.length === 0) return;
  const { askKeeper } = await import("../../../platform/plan/signing/ask-keeper.ts");
  const { estate_id: estate, member_id: membership } = keys;
  const asked = Promise.all(unknown.map((verifyingKey) => askKeeper({ estate, verifyingKey, membership })));
  const isLate = Promise.withResolvers<true>();
  const timer = setTimeout(isLate.resolve, keeperPatience, true);
  const late = await Promise.race([asked.then(() => false), isLate.promise]);
  clearTimeout(timer);
  if (!late) return;
  void asked.then(() => {
    if (unknown.some((key) => knownHead(key))) void queryClient.invalidateQueries({ queryKey: openedKey });
  });
}

const comparedKeys = ({ pin, earlier_pins }: HolderKeys) =>
  [pin, ...earlier_pins].flatMap((one) => one?.verifying_key ?? []);

/** What the worker is told of one holder, and what this browser has seen of them. */
export function sharedBy({ keys, signed }: Pick<OpenedPlan, "keys" | "signed">) {
  const seenHeads = Object.fromEntries(
    comparedKeys(keys).flatMap((key) => {
      const head = knownHead(key);
      return head ? [[key, head] as const] : [];
    }),
  );
  return { keys, plan: signed, seen: sharedSeen.knownRevisions(), seenHeads };
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

/**
 * Everything that is shared with the person, plan by plan, as soon as their vault is open. Plans of which the server shows
 * nothing are looked at too: it may leave out what their holders signed.
 */
export function useOpenShared() {
  const sealed = useQuery(listAssignedVault);
  const relationships = useQuery(listRelationships);
  const shown = sealed.data?.entries.map(({ relationship_id }) => relationship_id as string) ?? [];
  const joined = (relationships.data ?? []).flatMap(({ id, status }) => (status === "confirmed" ? [id as string] : []));
  // With nothing to open no key is needed, and nobody is asked for one.
  const asksForKey = shown.length > 0 || expectedPlans().some((id) => joined.includes(id));
  const unlocked = useVaultUnlocked({ starts: asksForKey });
  const plans = sealed.data ? [...new Set([...shown, ...joined])] : [];
  const keys = useQueries({ queries: plans.map((id) => ({ ...getHolderKeys(id), enabled: unlocked })) });
  const signed = useQueries({ queries: plans.map((id) => ({ ...getSharedPlan(id), enabled: unlocked })) });
  const opened = useQueries({
    queries: plans.map((id, at) => ({
      ...openPlan(id),
      enabled: unlocked && keys[at]?.data !== undefined && signed[at]?.data !== undefined,
    })),
  });
  useEffect(() => {
    if (!unlocked) forgetOpened();
  }, [unlocked]);
  // What was sealed anew, or by other keys, is opened anew.
  const versions = [sealed, ...keys, ...signed].map(({ dataUpdatedAt }) => dataUpdatedAt).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the versions say when
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: openedKey });
  }, [versions]);
  const failed = [...keys, ...signed].find((one) => one.error && !one.data);
  const error = failed?.error ?? opened.find((one) => one.error)?.error ?? null;
  return {
    unlocked,
    asksForKey,
    sealed,
    relationships: relationships.data ?? [],
    plans: new Map(plans.flatMap((id, at) => (opened[at]?.data ? [[id, opened[at].data]] : []))),
    isOpening: unlocked && opened.some(({ data }) => data === undefined) && error === null,
    error,
    retry: () => {
      for (const query of [...keys, ...signed, ...opened]) if (query.error) void query.refetch();
    },
  };
}

/** Also out of the hands of what is still drawn: first emptied, then removed. */
function forgetOpened(): void {
  void queryClient.resetQueries({ queryKey: openedKey });
  queryClient.removeQueries({ queryKey: openedKey });
}
