import type { OwnRevision } from "@heirlock/crypto/vault/entry";
import type { EntryId } from "@heirlock/domain/identifiers";
import { call } from "../../platform/api/call.ts";
import { changePlan } from "../../platform/plan/act.ts";
import type { KeyOwner } from "../../platform/session/key-owner.ts";
import { signedPart, toBody } from "./sealed-entry.ts";

/**
 * Up to a hundred revisions, each the first or the next of its entry, under one signed head: all of them or none (KEY-074).
 * Answers the signatures under which they are stored; one that is missing there was stored in other words before. Rejects
 * as saving one does.
 */
export async function storeMany(
  owner: KeyOwner,
  revisions: readonly OwnRevision[],
  { signal, asks = true }: { signal?: AbortSignal | undefined; asks?: boolean } = {},
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
