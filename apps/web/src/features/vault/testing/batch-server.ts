import type { PlanStep } from "@heirlock/contract/plan/step";
import type { VaultEntry } from "@heirlock/contract/vault";
import { createBundle, verifyingKeyOf } from "@heirlock/crypto/bundle";
import type { CryptoError } from "@heirlock/crypto/errors";
import { headHash, readHead } from "@heirlock/crypto/plan/head";
import { hashOfSealed } from "@heirlock/crypto/vault/revision";
import type { OlderBundle } from "@heirlock/keyring/opened-bundles";
import { planHandlers } from "@heirlock/keyring/plan/handlers";
import { KeysError } from "@heirlock/keyring/problems";
import { openContext } from "@heirlock/keyring/testing/rings";
import { vaultHandlers } from "@heirlock/keyring/vault/handlers";
import { ApiError } from "../../../platform/api/api-error.ts";
import { toBody } from "../sealed-entry.ts";

/** A vault and its plan as the API keeps them: a batch is stored whole or not at all, and only after the stored head. */

export const estate = "3f2f5a3e-4c1d-4b7a-9a53-0d6c1f1f7a01";
export const bundle = createBundle();
export const verifyingKey = verifyingKeyOf(bundle);
export const owner = { estate, verifyingKey, older: [] as OlderBundle[] };

export interface Stored extends VaultEntry {
  content: string;
  wrapped_content_key: string;
}
type Sent = ReturnType<typeof toBody> & { id: string };

export const server = {
  stored: new Map<string, Stored>(),
  heads: [] as PlanStep["head"][],
  salt: "",
  leaves: new Map<number, string>(),
  /** How many entries each batch had. */
  batches: [] as number[],
  /** What becomes of the next saves: `unheard` never arrives; of `unanswered` the answer is lost. */
  next: [] as ("unheard" | "unanswered" | "raced" | "fine")[],
  /** Whose content is asked for in vain, and why. */
  unrevealed: new Map<string, ApiError>(),
  reveals: [] as { id: string; options: object }[],
  /** Just before a batch arrives. */
  before: () => {},
};

const refuse = (code: "PLAN_CHANGED" | "NOT_FOUND" | "UPDATE_ERROR", status: number): never => {
  throw new ApiError(code, "", { status });
};
const lost = () => new ApiError("OFFLINE", "We could not reach the server");

export const asStored = ({ id, ...body }: Sent) =>
  ({ id, ...body, content_hash: hashOfSealed(body.content), deleted_at: null }) as unknown as Stored;

function save({ entries, plan }: { entries: Sent[]; plan?: PlanStep }) {
  server.before();
  const fate = server.next.shift() ?? "fine";
  if (fate === "unheard") throw lost();
  if (fate === "raced") refuse("PLAN_CHANGED", 409);
  const due = entries.filter(({ id, revision, signature }) => {
    const known = server.stored.get(id);
    return revision === 1 ? !known : known?.signature !== signature;
  });
  for (const { id, revision } of due) {
    const known = server.stored.get(id);
    if (revision > 1 && (!known || known.deleted_at !== null)) refuse("NOT_FOUND", 404);
    if (revision > 1 && known!.revision !== revision - 1) refuse("UPDATE_ERROR", 409);
  }
  if (plan) keepHead(plan);
  for (const one of due) server.stored.set(one.id, asStored(one));
  server.batches.push(entries.length);
  if (fate === "unanswered") throw lost();
  return entries.map(({ id }) => ({ id, signature: server.stored.get(id)!.signature }));
}

function keepHead({ head, salt, leaves }: PlanStep): void {
  const last = server.heads.at(-1);
  const { before } = readHead(verifyingKey, estate, head);
  if (before !== (last ? headHash(last.text) : null)) refuse("PLAN_CHANGED", 409);
  server.heads.push(head);
  server.salt ||= salt!;
  for (const { slot, text } of leaves) server.leaves.set(slot, text);
}

/** Stands for `call.ts`. */
export async function call(
  route: string,
  { params, query, body }: { params?: { id: string }; query?: { after: number }; body?: unknown },
  options: object = {},
) {
  switch (route) {
    case "POST /api/vault/save-many":
      return { data: save(body as Parameters<typeof save>[0]) };
    case "GET /api/vault":
      return { data: { entries: [...server.stored.values()] } };
    case "POST /api/vault/:id/reveal": {
      const id = params!.id;
      server.reveals.push({ id, options });
      const refusal = server.unrevealed.get(id);
      if (refusal) throw refusal;
      const { content, wrapped_content_key, revision } = server.stored.get(id)!;
      return { data: { encrypted_content: content, wrapped_content_key, revision } };
    }
    case "GET /api/members/plan-tables":
      return { data: { members: [], grants: [], entries: [] } };
    case "GET /api/plan/heads":
      return {
        data: { heads: server.heads.filter((one) => readHead(verifyingKey, estate, one).number > query!.after) },
      };
    case "GET /api/plan": {
      const leaves = [...server.leaves].map(([slot, text]) => ({ slot, text }));
      const chain = { key_id: verifyingKey, salt: server.salt, head: server.heads.at(-1), leaves, grants: [] };
      return { data: { chains: server.heads.length > 0 ? [chain] : [] } };
    }
    default:
      throw new Error(`Nothing answers ${route}`);
  }
}

const refusing = (error: CryptoError) => {
  throw new KeysError(error.code, error.data);
};

/** Stands for `keys-client.ts`: the worker's own code, without its thread. */
export const keysClient = {
  keysState: () => ({ unlocked: true, verifyingKey }),
  askVault: (name: keyof typeof vaultHandlers, ask: never) =>
    vaultHandlers[name](ask, openContext(bundle)).catch(refusing),
  askPlan: (name: keyof typeof planHandlers, ask: never) =>
    planHandlers[name](ask, openContext(bundle)).catch(refusing),
};

/** An entry as it was saved before the test, sealed by `by`. */
export async function plant(by = bundle): Promise<Stored> {
  const keyId = verifyingKeyOf(by);
  const place = { estate, entry: crypto.randomUUID(), generation: 1 };
  const facts = { ...place, revision: 1, category: "note", accessCondition: "after_death", file: null };
  const plain = { title: `Title of ${place.entry}`, description: "", tags: [], details: {}, content: "4711" };
  const context = openContext(by);
  const keys = await vaultHandlers.newEntryKeys({ verifyingKey: keyId, place }, context);
  const sealed = await vaultHandlers.sealEntry({ verifyingKey: keyId, facts, plain, keys }, context);
  const entry = asStored({ id: place.entry, ...toBody(sealed, keyId) });
  server.stored.set(entry.id, entry);
  return entry;
}
