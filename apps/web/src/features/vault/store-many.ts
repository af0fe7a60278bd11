import type { OwnRevision } from "@heirlock/crypto/vault/entry";
import type { EntryId } from "@heirlock/domain/identifiers";
import { entriesAtOnce } from "@heirlock/domain/vault/limits";
import { hasCode } from "../../platform/api/api-error.ts";
import { call } from "../../platform/api/call.ts";
import { changePlan } from "../../platform/plan/act.ts";
import type { KeyOwner } from "../../platform/session/key-owner.ts";
import { signedPart, toBody } from "./sealed-entry.ts";

export interface StoreManyOptions {
  signal?: AbortSignal | undefined;
  /** False for what runs by itself. */
  asks?: boolean;
}

/** A request holds so much sealed text at most, whatever the entries are: half of what the server takes. */
const mostCharacters = 2_000_000;
/** Entries may be saved elsewhere again and again while a batch is on its way. */
const attempts = 3;

/** Whether one more goes with a batch. */
export function fitsWith(batch: readonly OwnRevision[], one: OwnRevision): boolean {
  const size = [...batch, one].reduce((sum, { content, details }) => sum + content.length + details.length, 0);
  return batch.length === 0 || (batch.length < entriesAtOnce && size <= mostCharacters);
}

/**
 * Up to a hundred revisions, each the first or the next of its entry, under one signed head: all of them or none (KEY-074).
 * Answers the signatures under which they are stored; one that is missing there was stored in other words before. Rejects
 * as saving one does.
 */
export async function storeMany(
  owner: KeyOwner,
  revisions: readonly OwnRevision[],
  { signal, asks = true }: StoreManyOptions = {},
): Promise<ReadonlySet<string>> {
  const entries = revisions.map((one) => ({ id: one.entry as EntryId, ...toBody(one, owner.verifyingKey) }));
  const { data } = await changePlan(
    owner,
    { edits: revisions.map((one) => ({ kind: "entry", sealed: signedPart(one) })), asks },
    (plan) => call("POST /api/vault/save-many", { body: { entries, ...(plan && { plan }) } }, { signal }),
    { signal },
  );
  return new Set(data.map(({ signature }) => signature));
}

/** The same without those that were changed or deleted meanwhile. Answers what is stored. */
export async function storeUnchanged(
  owner: KeyOwner,
  revisions: readonly OwnRevision[],
  options: StoreManyOptions = {},
): Promise<readonly OwnRevision[]> {
  let left = revisions;
  for (let attempt = 1; left.length > 0; attempt++) {
    try {
      const stored = await storeMany(owner, left, options);
      return left.filter(({ signature }) => stored.has(signature));
    } catch (error) {
      if (!hasCode(error, "UPDATE_ERROR", "NOT_FOUND") || attempt === attempts) throw error;
      left = await stillNext(left, options.signal);
    }
  }
  return [];
}

/** Those that follow what is stored, or are stored already though nobody heard of it. */
async function stillNext(revisions: readonly OwnRevision[], signal: AbortSignal | undefined) {
  const { data } = await call("GET /api/vault", {}, { signal });
  const entries = new Map<string, (typeof data.entries)[number]>(data.entries.map((entry) => [entry.id, entry]));
  return revisions.filter(({ entry, revision, signature }) => {
    const stored = entries.get(entry);
    if (!stored || stored.deleted_at !== null) return false;
    return stored.revision === revision - 1 || stored.signature === signature;
  });
}
