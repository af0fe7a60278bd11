import type { VaultEntry, vaultRoutes } from "@heirlock/contract/vault";
import type { PlainEntry } from "@heirlock/crypto/vault/entry";
import { toSignedRevision } from "@heirlock/keyring/vault/signed-revision";
import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "../../platform/api/call.ts";
import { askVault } from "../../platform/keys/keys-client.ts";
import { changePlan } from "../../platform/plan/act.ts";
import { type KeyOwner, keyOwner } from "../../platform/session/key-owner.ts";
import { withoutFileKey } from "./entry-details.ts";
import { fetchFile } from "./fetch-file.ts";
import { noteRevisions } from "./known-revisions.ts";
import { vaultKey } from "./list-entries.ts";
import { type LabelProblem, refreshVault } from "./offers/open-entries.ts";
import { revisionEdits } from "./revision-edits.ts";
import { keyPlace, toBody } from "./sealed-entry.ts";
import { uploadFile } from "./upload-file.ts";

export type EntryVersion = z.output<typeof vaultRoutes.versions.answer>["data"]["versions"][number];

/**
 * Earlier revisions, still sealed, newest first. Asked again after each change of the entry. They are this entry's or
 * nobody's: under its own id the signature of another entry's revision does not hold (KEY-031).
 */
export const listVersions = (id: string, revision: number) =>
  queryOptions({
    queryKey: [...vaultKey, "versions", id, revision],
    queryFn: async ({ signal }): Promise<EntryVersion[]> =>
      (await call("GET /api/vault/:id/versions", { params: { id } }, { signal })).data.versions.map((version) => ({
        ...version,
        id: id as EntryVersion["id"],
      })),
  });

export interface RevealedVersion extends PlainEntry {
  contentKey: string;
}

export class VersionUnreadable extends Error {
  readonly code: LabelProblem;
  constructor(code: LabelProblem) {
    super(code);
    this.name = "VersionUnreadable";
    this.code = code;
  }
}

/** Opens an earlier revision whole. Rejects with VersionUnreadable or a KeysError, never with a part of it. */
export async function revealVersion(version: EntryVersion, signal?: AbortSignal): Promise<RevealedVersion> {
  const owner = await keyOwner(signal);
  const sealed = toSignedRevision(owner.estate, version);
  const { id, revision, key_id: keyId, wrapped_label_key: labelKey } = version;
  const asked = [{ keyId, sealed, labelKey, seen: 0 }];
  const { labels } = await askVault("openLabels", { ...owner, entries: asked }, { signal });
  const [opened] = labels;
  if (!opened || "problem" in opened) throw new VersionUnreadable(opened?.problem ?? "sealed.invalid");
  const params = { id, revision: String(revision) };
  const { data } = await call("POST /api/vault/:id/versions/:revision/reveal", { params }, { signal });
  const { wrapped_content_key: contentKey, encrypted_content: content } = data;
  const plain = await askVault("openContent", { ...owner, keyId, sealed, contentKey, content }, { signal });
  return { ...opened.label, content: plain.content, contentKey };
}

/**
 * Makes an earlier revision the next one; the one of now is kept in its turn. The keys stay where they are still the
 * entry's own; else everything, the file too, is sealed under new ones.
 */
export async function restoreVersion(entry: VaultEntry, version: EntryVersion, plain: RevealedVersion): Promise<void> {
  const owner = await keyOwner();
  const isSameKeys = version.generation === entry.generation && version.key_id === owner.verifyingKey;
  const { generation, keys, file } = isSameKeys
    ? {
        generation: entry.generation,
        keys: { labelKey: version.wrapped_label_key, contentKey: plain.contentKey },
        file: version.file,
      }
    : await withNewKeys(owner, entry, version, plain);
  const facts = {
    estate: owner.estate,
    entry: entry.id,
    generation,
    revision: entry.revision + 1,
    category: version.category,
    accessCondition: version.access_condition,
    file,
  };
  const { contentKey: _, ...kept } = plain;
  const texts = isSameKeys ? kept : { ...kept, details: withoutFileKey(kept.details) };
  const sealed = await askVault("sealEntry", { ...owner, facts, plain: texts, keys });
  const body = toBody(sealed, owner.verifyingKey);
  const edits = await revisionEdits(entry, sealed);
  await changePlan(owner, { edits }, (plan) =>
    call("PATCH /api/vault/:id", { params: { id: entry.id }, body: { ...body, ...(plan && { plan }) } }),
  );
  noteRevisions({ [entry.id]: sealed.revision });
  await refreshVault();
}

async function withNewKeys(owner: KeyOwner, entry: VaultEntry, version: EntryVersion, plain: RevealedVersion) {
  const generation = entry.generation + 1;
  const place = keyPlace(owner.estate, { id: entry.id, generation });
  const keys = await askVault("newEntryKeys", { ...owner, place });
  if (!version.file) return { generation, keys, file: null };
  const blob = await fetchFile({ ...version, file: version.file }, plain.contentKey, "application/octet-stream");
  const file = await uploadFile({ owner, place, keys, id: crypto.randomUUID(), blob }, {});
  return { generation, keys, file };
}
