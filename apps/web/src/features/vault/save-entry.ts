import type { PlanStep } from "@heirlock/contract/plan/step";
import type { VaultEntry } from "@heirlock/contract/vault";
import type { PlainEntry } from "@heirlock/crypto/vault/entry";
import type { EntryKeyPlace } from "@heirlock/crypto/vault/entry-keys";
import type { AccessCondition, VaultCategory } from "@heirlock/domain/vault/kinds";
import type { WrappedEntryKeys } from "@heirlock/keyring/vault/requests";
import { ApiError, hasCode } from "../../platform/api/api-error.ts";
import { call } from "../../platform/api/call.ts";
import { askVault } from "../../platform/keys/keys-client.ts";
import { changePlan, meanEntry, readerEdits, takeEntryBack } from "../../platform/plan/act.ts";
import { type KeyOwner, keyOwner } from "../../platform/session/key-owner.ts";
import { noteRevisions } from "./known-revisions.ts";
import { refreshVault } from "./offers/open-entries.ts";
import { revisionEdits } from "./revision-edits.ts";
import { keyPlace, signedPart, toBody } from "./sealed-entry.ts";
import { forgetUpload, type UploadProgress, uploadFile } from "./upload-file.ts";

/** What the form hands over. */
export interface EntryDraft {
  /** Made once by the form, so that a second press or a lost answer never adds the entry twice. */
  id: string;
  category: VaultCategory;
  accessCondition: AccessCondition;
  plain: PlainEntry;
  /** A file that was chosen anew; null takes it away, undefined leaves what is there. */
  file?: { id: string; blob: Blob } | null;
}

export interface SaveOptions {
  signal?: AbortSignal | undefined;
  onUpload?: ((progress: UploadProgress) => void) | undefined;
  /** Of a new entry: for whom it is meant. */
  linkedMemberIds?: readonly string[];
  /** From which day or age on they may read it. */
  further?: { day?: string | null; age?: number | null };
  /** The hash of what the form has shown of it, by its button (KEY-064). */
  confirmed?: string | null;
  /** False for one of many: the caller asks for the list once, at the end. */
  refreshes?: boolean;
}

/** The file first, then the metadata, the content and the call (VLT-028). */
export async function createEntry(
  draft: EntryDraft,
  linkedAssetIds: readonly string[],
  { signal, onUpload, refreshes = true, linkedMemberIds = [], further = {}, confirmed = null }: SaveOptions = {},
): Promise<VaultEntry> {
  const owner = await keyOwner(signal);
  const { accessCondition } = draft;
  const { place, keys, sealed } = await sealNew(owner, draft, { signal, onUpload });
  const when = { condition: accessCondition, ofEntry: accessCondition, ...further };
  const body = {
    id: draft.id,
    ...toBody(sealed, owner.verifyingKey),
    linked_asset_ids: [...linkedAssetIds],
    linked_member_ids: [...linkedMemberIds],
    ...(accessCondition === "custom" && { not_before: further.day ?? null, from_age: further.age ?? null }),
  };
  const readers = await readerEdits(draft.id, linkedMemberIds, when, signal);
  const { data } = await changePlan(
    owner,
    { edits: [{ kind: "entry", sealed: signedPart(sealed), labelKey: sealed.labelKey }, ...readers], confirmed },
    (plan) =>
      sent(sealed.signature, () =>
        call("POST /api/vault/create", { body: { ...body, ...(plan && { plan }) } }, { signal }),
      ),
    { signal, isStored: (answer) => answer.data.signature === sealed.signature },
  );
  let saved = data;
  if (data.signature === sealed.signature) await settle(draft, sealed.revision, refreshes);
  // An earlier try was saved though its answer was lost, and what was typed since is not in it.
  else if (unanswered.has(data.signature)) {
    await relink(data, linkedAssetIds, signal);
    await relinkMembers(data, linkedMemberIds);
    const next = { owner, place, keys, entry: data, draft, keptFile: null };
    saved = await saveRevision(next, { signal, onUpload, refreshes });
  } else throw new ApiError("UPDATE_ERROR", "It was saved, and changed since", { status: 409 });
  forgetKeys(place);
  return saved;
}

/** The file first, then the texts; nothing of the entry is stored yet. */
export async function sealNew(
  owner: KeyOwner,
  { id, category, accessCondition, plain, file: chosen }: EntryDraft,
  { signal, onUpload }: Pick<SaveOptions, "signal" | "onUpload">,
) {
  const place = keyPlace(owner.estate, { id: id as VaultEntry["id"], generation: 1 });
  const keys = await newKeys(place, () => askVault("newEntryKeys", { ...owner, place }, { signal }));
  const file = chosen ? await uploadFile({ owner, place, keys, ...chosen }, { signal, onUpload }) : null;
  const facts = { ...place, revision: 1, category, accessCondition, file };
  return { place, keys, sealed: await askVault("sealEntry", { ...owner, facts, plain, keys }, { signal }) };
}

async function relink(
  { id, linked_asset_ids: linked }: VaultEntry,
  wanted: readonly string[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const change = (asset_ids: string[]) => ({ params: { id }, body: { asset_ids } });
  const added = wanted.filter((asset) => !linked.some((one) => one === asset));
  const taken = linked.filter((asset) => !wanted.includes(asset));
  if (added.length > 0) await call("POST /api/vault/:id/assets/link", change(added), { signal });
  if (taken.length > 0) await call("POST /api/vault/:id/assets/unlink", change(taken), { signal });
}

async function relinkMembers({ id, linked_member_ids: linked }: VaultEntry, wanted: readonly string[]): Promise<void> {
  const added = wanted.filter((member) => !linked.some((one) => one === member));
  const taken = linked.filter((member) => !wanted.includes(member));
  if (added.length > 0) await meanEntry(id, { member_ids: added as VaultEntry["linked_member_ids"] });
  if (taken.length > 0) await takeEntryBack(id, taken);
}

/** The keys of an entry whose save failed stay the same at the next try: its file may be in the store already. */
const pendingKeys = new Map<string, WrappedEntryKeys>();
const pendingOf = ({ entry, generation }: Pick<EntryKeyPlace, "entry" | "generation">) => `${entry} ${generation}`;
/** Its entry is stored. */
export const forgetKeys = (place: Pick<EntryKeyPlace, "entry" | "generation">) => pendingKeys.delete(pendingOf(place));
async function newKeys(place: EntryKeyPlace, make: () => Promise<WrappedEntryKeys>): Promise<WrappedEntryKeys> {
  const known = pendingKeys.get(pendingOf(place));
  if (known) return known;
  const made = await make();
  pendingKeys.set(pendingOf(place), made);
  return made;
}

/** The next revision of an entry that was revealed: its content key comes with the content. */
export async function updateEntry(
  entry: VaultEntry,
  contentKey: string,
  draft: EntryDraft,
  options: SaveOptions = {},
): Promise<VaultEntry> {
  const owner = await keyOwner(options.signal);
  const place = keyPlace(owner.estate, entry);
  const keys = { labelKey: entry.wrapped_label_key, contentKey };
  return saveRevision({ owner, place, keys, entry, draft, keptFile: entry.file }, options);
}

/**
 * The next revision of an entry whose own keys do not open it: under new ones, of the next generation. What was sealed
 * under the old ones, the file too, stays in the version that the server keeps for 30 days (VLT-026, D28).
 */
export async function replaceEntry(
  entry: VaultEntry,
  draft: EntryDraft,
  options: SaveOptions = {},
): Promise<VaultEntry> {
  const owner = await keyOwner(options.signal);
  const place = keyPlace(owner.estate, { id: entry.id, generation: entry.generation + 1 });
  const ask = () => askVault("newEntryKeys", { ...owner, place }, { signal: options.signal });
  const keys = await newKeys(place, ask);
  const saved = await saveRevision({ owner, place, keys, entry, draft, keptFile: null }, options);
  forgetKeys(place);
  return saved;
}

interface NextRevision {
  owner: KeyOwner;
  place: EntryKeyPlace;
  keys: WrappedEntryKeys;
  entry: VaultEntry;
  draft: EntryDraft;
  /** The file that stays when the draft says nothing about it. */
  keptFile: VaultEntry["file"];
}

async function saveRevision(
  { owner, place, keys, entry, draft, keptFile }: NextRevision,
  { signal, onUpload, refreshes = true, confirmed = null }: SaveOptions,
): Promise<VaultEntry> {
  const file = draft.file
    ? await uploadFile({ owner, place, keys, ...draft.file }, { signal, onUpload })
    : draft.file === null
      ? null
      : keptFile;
  const { category, accessCondition, plain } = draft;
  const saveAfter = async (last: number): Promise<VaultEntry> => {
    const facts = { ...place, revision: last + 1, category, accessCondition, file };
    const sealed = await askVault("sealEntry", { ...owner, facts, plain, keys }, { signal });
    const edits = await revisionEdits(entry, sealed, signal);
    const body = toBody(sealed, owner.verifyingKey);
    const send = (plan: PlanStep | null) =>
      sent(sealed.signature, () =>
        call(
          "PATCH /api/vault/:id",
          { params: { id: entry.id }, body: { ...body, ...(plan && { plan }) } },
          { signal },
        ),
      );
    const { data } = await changePlan(owner, { edits, confirmed }, send, { signal });
    await settle(draft, sealed.revision, refreshes);
    return data;
  };
  try {
    return await saveAfter(entry.revision);
  } catch (error) {
    if (!hasCode(error, "UPDATE_ERROR")) throw error;
    const { data: stored } = await call("GET /api/vault/:id", { params: { id: entry.id } }, { signal });
    if (!unanswered.has(stored.signature)) throw error;
    // Nobody else's: an earlier try of this very save, whose answer was lost.
    return await saveAfter(stored.revision);
  }
}

/** Signatures of revisions that were sent and neither confirmed nor refused: they may be stored. */
const unanswered = new Set<string>();
async function sent<Answer>(signature: string, send: () => Promise<Answer>): Promise<Answer> {
  unanswered.add(signature);
  try {
    const answer = await send();
    unanswered.delete(signature);
    return answer;
  } catch (error) {
    const status = error instanceof ApiError ? (error.status ?? 0) : 0;
    if (status >= 400 && status < 500) unanswered.delete(signature);
    throw error;
  }
}

/** What was sealed is what was seen: a server that drops it and serves the one before is found out (KEY-035). */
async function settle({ id, file }: EntryDraft, revision: number, refreshes: boolean): Promise<void> {
  if (file) forgetUpload(file.id);
  noteRevisions({ [id]: revision });
  if (refreshes) await refreshVault();
}
