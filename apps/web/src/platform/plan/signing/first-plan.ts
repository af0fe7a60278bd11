import type { SignedRevision } from "@heirlock/crypto/vault/revision";
import type { AskedEdit } from "@heirlock/keyring/plan/requests";
import { toSignedRevision } from "@heirlock/keyring/vault/signed-revision";
import { call } from "../../api/call.ts";
import type { KeyOwner } from "../../session/key-owner.ts";
import { fetchTables, tableEdits } from "./grant-edits.ts";

/**
 * Everything that an estate from before there was a plan would sign first (KEY-080): its people with the keys that the
 * holder signed at the time, its entries, and who reads them. Whoever signs it is shown all of it. Entries of an older key
 * belong to that key while its kit was not found, and to its own plan if it has one: that is taken over (KEY-075).
 */
export async function firstEdits(owner: KeyOwner, signal?: AbortSignal): Promise<readonly AskedEdit[]> {
  const tables = await fetchTables(signal);
  if (tables.members.length === 0 && tables.entries.length === 0) return [];
  const { data } = await call("GET /api/vault", {}, { signal });
  const own = new Set([owner.verifyingKey, ...(await keysWithoutPlan(owner, signal))]);
  const entries = data.entries.filter(({ key_id }) => own.has(key_id));
  const revisions = new Map<string, SignedRevision>(
    entries.map((entry) => [entry.id, toSignedRevision(owner.estate, entry)]),
  );
  const edits: AskedEdit[] = [...revisions.values()].map((sealed) => ({ kind: "entry", sealed }));
  for (const { id, deleted_at } of entries)
    if (deleted_at !== null) edits.push({ kind: "bin", entry: id, on: deleted_at.slice(0, 10) });
  for (const person of tables.members) {
    edits.push({ kind: "name_member", ...person });
    edits.push(...(await keysOf(owner, person.member, signal)));
  }
  edits.push(...(await tableEdits([...revisions.values()], signal)));
  return edits;
}

async function keysWithoutPlan({ older }: KeyOwner, signal: AbortSignal | undefined): Promise<string[]> {
  if (older.length === 0) return [];
  const { chains } = (await call("GET /api/plan", {}, { signal })).data;
  return older.map(({ verifyingKey }) => verifyingKey).filter((key) => !chains.some(({ key_id }) => key_id === key));
}

/** Only what this account's key of today has signed; the worker looks at the signatures. */
async function keysOf(owner: KeyOwner, member: string, signal: AbortSignal | undefined): Promise<AskedEdit[]> {
  const { data } = await call("GET /api/members/:id/keys", { params: { id: member } }, { signal });
  const { card } = data;
  const identity = data.identities.find(({ state, signed_by }) => state === "verified" && isOwn(owner, signed_by));
  return [
    ...(card && isOwn(owner, card.signed_by) ? [{ kind: "member" as const, member, card }] : []),
    ...(identity ? [{ kind: "member" as const, member, account: { by: "pin" as const, identity } }] : []),
  ];
}

const isOwn = ({ verifyingKey }: KeyOwner, key: string | null) => key === verifyingKey;
