import type { VaultEntry } from "@heirlock/contract/vault";
import { KeysError } from "@heirlock/keyring/problems";
import { toSignedRevision } from "@heirlock/keyring/vault/signed-revision";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { askVault } from "../../../platform/keys/keys-client.ts";
import { changePlan } from "../../../platform/plan/act.ts";
import { type KeyOwner, keyOwner } from "../../../platform/session/key-owner.ts";
import { unlessHeld } from "../held-entry.ts";
import { knownRevisions, noteRevisions } from "../known-revisions.ts";
import { signedPart, toBody } from "../sealed-entry.ts";
import { refreshVault } from "./open-entries.ts";

/** An entry that somebody could open who may not any more, and the generation of the keys that they had. */
export interface DueRotation {
  entry_id: string;
  generation: number;
}

export interface RotateOptions {
  signal: AbortSignal;
  /** False for what runs by itself. The content is handed out only to whoever has lately proved who they are (D10). */
  asksForProof?: boolean;
}

/** How many still wait: for a proof, for the end of a change, or because they cannot be read. */
export interface RotationsLeft {
  left: number;
  needsProof: boolean;
}

/**
 * Gives entries new keys, each by a new revision with the same texts (KEY-049). A file stays as it is stored, until it
 * next changes. Rejects with `keys.not_available` when the vault is locked meanwhile; what was done before stays.
 */
export async function rotateEntries(
  due: readonly DueRotation[],
  { signal, asksForProof = false }: RotateOptions,
): Promise<RotationsLeft> {
  let [left, rotated] = [0, 0];
  let needsProof = false;
  for (const [at, one] of due.entries()) {
    signal.throwIfAborted();
    try {
      if (await unlessHeld(one.entry_id, () => rotateOne(one, { signal, asksForProof }))) rotated++;
      else left++;
    } catch (error) {
      signal.throwIfAborted();
      if (hasCode(error, "REAUTH_REQUIRED")) {
        left += due.length - at;
        needsProof = true;
        break;
      }
      if (!isOfThisEntry(error)) throw error;
      left++;
    }
  }
  if (rotated > 0) await refreshVault();
  return { left, needsProof };
}

async function rotateOne({ entry_id: id, generation }: DueRotation, options: Required<RotateOptions>): Promise<void> {
  const { signal, asksForProof } = options;
  const owner = await keyOwner(signal);
  const { data: entry } = await call("GET /api/vault/:id", { params: { id } }, { signal });
  if (entry.generation !== generation || entry.deleted_at !== null) return;
  if (!isReachable(owner, entry)) throw new KeysError("sealed.invalid", { part: "label-key" });
  const { data } = await call("POST /api/vault/:id/reveal", { params: { id } }, options);
  const rotated = await askVault(
    "rotateEntry",
    {
      ...owner,
      keyId: entry.key_id,
      sealed: toSignedRevision(owner.estate, entry),
      keys: { labelKey: entry.wrapped_label_key, contentKey: data.wrapped_content_key },
      content: data.encrypted_content,
      seen: knownRevisions()[id] ?? 0,
    },
    { signal },
  );
  const body = toBody(rotated, owner.verifyingKey);
  await changePlan(
    owner,
    { edits: [{ kind: "entry", sealed: signedPart(rotated) }], asks: asksForProof },
    (plan) => call("PATCH /api/vault/:id", { params: { id }, body: { ...body, ...(plan && { plan }) } }, { signal }),
    { signal },
  );
  noteRevisions({ [id]: rotated.revision });
}

/** Of a bundle whose kit was not found nothing can be sealed anew (KEY-021): it waits. */
function isReachable({ verifyingKey, older }: KeyOwner, { key_id }: VaultEntry): boolean {
  return key_id === verifyingKey || older.some((one) => one.verifyingKey === key_id);
}

/** Saved or deleted meanwhile, or not to be read: the others go on. */
function isOfThisEntry(error: unknown): boolean {
  if (error instanceof KeysError) return /^(sealed|revision)\./.test(error.code);
  return hasCode(error, "UPDATE_ERROR", "NOT_FOUND");
}
