import { randomUUID } from "node:crypto";
import { planRoutes } from "@heirlock/contract/plan";
import type { PlanStep } from "@heirlock/contract/plan/step";
import { assetVaultRoutes, vaultRoutes } from "@heirlock/contract/vault";
import { fromBase64url, saltLength } from "@heirlock/crypto/format";
import { readHead } from "@heirlock/crypto/plan/head";
import { makeStep, type PlanBefore, type Unsalted } from "@heirlock/crypto/plan/make-step";
import { createEntryKeys } from "@heirlock/crypto/vault/entry-keys";
import { given } from "@heirlock/db/testing/given";
import { entriesAtOnce, mostKept } from "@heirlock/domain/vault/limits";
import { describe, expect, test } from "vitest";
import { testServer } from "../../kernel/testing.ts";
import { planSlice } from "../plan/slice.ts";
import { vaultSlice } from "./slice.ts";
import { changeOf, type VaultBrowser, vaultBrowser } from "./testing/vault-browser.ts";

const { db, server } = testServer({
  slices: [vaultSlice, planSlice],
  table: { vault: { ...vaultRoutes, ...assetVaultRoutes }, plan: planRoutes },
});

const browser = async (plan = "family") => vaultBrowser(db, server, await given(db).holder({ plan }));

/** An entry of a batch, as the client seals it. */
type Sealed = ReturnType<typeof changeOf> & { id: string };
const sealed = (who: VaultBrowser, ...given: Parameters<VaultBrowser["seal"]>): Sealed => {
  const body = who.seal(...given);
  return { id: body.id, ...changeOf(body) };
};
const some = (who: VaultBrowser, count: number): Sealed[] => Array.from({ length: count }, () => sealed(who));

/** The head that names these entries beside all that the one before named. */
function headOver(who: VaultBrowser, entries: readonly Sealed[], before: PlanBefore | null = null) {
  const estate = who.holder.id;
  const known = (before?.leaves ?? []).map(({ text }) => JSON.parse(text) as [string, string, string, string, number]);
  const revisions = new Map(known.map(([, , entry, , revision]) => [entry, revision]));
  for (const { id, revision } of entries) revisions.set(id, revision);
  const leaves = [...revisions].map(
    ([entry, revision]): Unsalted => ({
      ...{ kind: "plan-entry", estate, entry, revision, generation: 1, deletedOn: null },
    }),
  );
  return makeStep(who.bundle, estate, before, leaves, Date.now())! as PlanStep;
}

function after(who: VaultBrowser, step: PlanStep, keyId: string): PlanBefore {
  return {
    salt: fromBase64url(step.salt!, saltLength),
    head: readHead(keyId, who.holder.id, step.head),
    text: step.head.text,
    leaves: step.leaves,
  };
}

const save = ({ call }: VaultBrowser, entries: readonly object[], plan?: PlanStep) =>
  call("POST", "/api/vault/save-many", { entries, ...(plan && { plan }) });
const stored = async ({ call }: VaultBrowser) =>
  ((await call("GET", "/api/vault")).body.data.entries as { id: string; revision: number; signature: string }[]).map(
    ({ id, revision, signature }) => ({ id, revision, signature }),
  );
const heads = async ({ holder }: VaultBrowser): Promise<number> =>
  (await db.owner.query("select count(*)::int as n from app.plan_heads where holder_id = $1", [holder.id])).rows[0].n;
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code ?? ""}`.trim();

describe("many entries at once", () => {
  test("[KEY-067] [KEY-074] a hundred are stored with the one head that names them, and a hundred and one are refused", async () => {
    const who = await browser();
    const entries = some(who, entriesAtOnce);
    const answer = await save(who, entries, headOver(who, entries));
    expect(answer.status).toBe(200);
    const signatures = (all: readonly { id: string; signature: string }[]) =>
      new Map(all.map(({ id, signature }) => [id, signature]));
    expect(signatures(answer.body.data)).toEqual(signatures(entries));
    // In the order in which they were sent.
    expect((await stored(who)).map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
    expect(signatures(await stored(who))).toEqual(signatures(entries));
    expect(await heads(who)).toBe(1);
    const { rows } = await db.owner.query(
      `select body::jsonb ->> 'type' as type, count(*)::int as n
         from audit.entries where estate_id = $1 group by 1 order by 1`,
      [who.holder.id],
    );
    expect(rows).toEqual([
      { type: "plan.signed", n: 1 },
      { type: "vault.created", n: 100 },
    ]);
    expect(codeOf(await save(who, some(who, entriesAtOnce + 1)))).toBe("400 VALIDATION_ERROR");
    expect(codeOf(await save(who, []))).toBe("400 VALIDATION_ERROR");
    expect(await stored(who)).toHaveLength(100);
  });

  test("the largest texts of a hundred entries go in two requests, and no request is larger than it may be", async () => {
    const who = await browser();
    const long = Array.from({ length: 50 }, () => sealed(who, { content: "x".repeat(16_000) }));
    expect((await save(who, long, headOver(who, long))).status).toBe(200);
    const padded = { ...sealed(who), padding: "x".repeat(5 * 1024 * 1024) };
    expect(codeOf(await save(who, [padded]))).toBe("413 PAYLOAD_TOO_LARGE");
  });

  test("[KEY-074] one bad entry among them: none is stored, and no head", async () => {
    const who = await browser();
    const taken = sealed(await browser());
    const other = await browser();
    const foreign = sealed(other);
    await save(other, [foreign]);
    const file = { id: randomUUID(), sha256: "0".repeat(64), size: 300 };
    const bad: [string, Sealed][] = [
      ["400 INVALID_SIGNATURE", taken],
      ["400 INVALID_SIGNATURE", { ...sealed(who), access_condition: "immediate" }],
      ["409 ID_TAKEN", sealed(who, {}, { entry: foreign.id })],
      ["404 NOT_FOUND", sealed(who, {}, { revision: 2 })],
      ["409 UPDATE_ERROR", sealed(who, {}, { generation: 2 })],
      ["409 FILE_NOT_STORED", sealed(who, {}, { file })],
    ];
    for (const [code, one] of bad) {
      const entries = [...some(who, 3), one, ...some(who, 3)];
      expect(codeOf(await save(who, entries, headOver(who, entries))), code).toBe(code);
    }
    const [twice] = some(who, 1);
    expect(codeOf(await save(who, [twice!, twice!]))).toBe("400 VALIDATION_ERROR");
    expect(await stored(who)).toEqual([]);
    expect(await heads(who)).toBe(0);
  });

  test("a head that lost the race or does not fit stores none of the entries", async () => {
    const who = await browser();
    const first = some(who, 2);
    const step = headOver(who, first);
    expect((await save(who, first, step)).status).toBe(200);
    const more = some(who, 2);
    // As from a device that does not know of the first head.
    expect(codeOf(await save(who, more, headOver(who, more)))).toBe("409 PLAN_CHANGED");
    const good = headOver(who, more, after(who, step, first[0]!.key_id));
    expect(codeOf(await save(who, more, { ...good, leaves: good.leaves.slice(1) }))).toBe("400 PLAN_INVALID");
    expect(await stored(who)).toHaveLength(2);
    expect((await save(who, more, good)).status).toBe(200);
    expect(await stored(who)).toHaveLength(4);
    expect(await heads(who)).toBe(2);
  });

  test("sent again after a lost answer it saves nothing twice, and answers the same", async () => {
    const who = await browser();
    const entries = some(who, 3);
    const answer = await save(who, entries, headOver(who, entries));
    // The plan names them already: there is no step to send with it.
    expect(await save(who, entries)).toEqual(answer);
    expect((await stored(who)).map(({ revision }) => revision)).toEqual([1, 1, 1]);
    // What was to be new and is there in other words is left alone, and the answer says so.
    const other = sealed(who, { title: "Otherwise" }, { entry: entries[0]!.id });
    expect((await save(who, [other])).body.data).toEqual([{ id: other.id, signature: entries[0]!.signature }]);
    expect(await heads(who)).toBe(1);
  });

  test("next revisions go the same way, the ones before are kept, and one that is not the next keeps all back", async () => {
    const who = await browser();
    const keys = createEntryKeys();
    const entries = Array.from({ length: 3 }, () => sealed(who, {}, {}, keys));
    const step = headOver(who, entries);
    await save(who, entries, step);
    const next = (id: string, revision = 2) => sealed(who, { title: "Later" }, { entry: id, revision }, keys);
    const ids = entries.map(({ id }) => id);
    const tooFar = [next(ids[0]!), next(ids[1]!, 3)];
    expect(codeOf(await save(who, tooFar))).toBe("409 UPDATE_ERROR");
    const [later, added] = [ids.slice(0, 2).map((id) => next(id)), sealed(who)];
    const all = [...later, added];
    const good = headOver(who, all, after(who, step, added.key_id));
    const answer = await save(who, all, good);
    expect(answer.status).toBe(200);
    expect(await save(who, all)).toEqual(answer);
    const revisions = new Map((await stored(who)).map(({ id, revision }) => [id, revision]));
    expect([...ids, added.id].map((id) => revisions.get(id))).toEqual([2, 2, 1, 1]);
    const versions = await who.call("GET", `/api/vault/${ids[0]}/versions`);
    expect(versions.body.data.versions.map(({ revision }: { revision: number }) => revision)).toEqual([1]);
  });

  test("[VLT-036] a batch that the plan has no room for is refused whole, with used and max", async () => {
    const free = await browser("free");
    await save(free, some(free, 1));
    const refused = await save(free, some(free, 3));
    expect({ code: codeOf(refused), used: refused.body.used, max: refused.body.max }).toEqual({
      ...{ code: "403 PAYWALL", used: 1, max: 3 },
    });
    expect((await save(free, some(free, 2))).status).toBe(200);
    // Three at once, of which two fit.
    const premium = await browser("premium");
    const batches = Array.from({ length: 3 }, () => some(premium, 20));
    const answers = await Promise.all(batches.map((entries) => save(premium, entries)));
    expect(answers.map(codeOf).sort()).toEqual(["200", "200", "409 CAP_REACHED"]);
    expect(await stored(premium)).toHaveLength(40);
  });

  test("an attached file belongs to its entry from then on", async () => {
    const who = await browser();
    const keys = createEntryKeys();
    const file = await who.upload(Buffer.from("%PDF-1.4 deed"), keys);
    const entries = [sealed(who, {}, { file }, keys), ...some(who, 2)];
    expect((await save(who, entries, headOver(who, entries))).status).toBe(200);
    const { rows } = await db.owner.query("select entry_id from app.vault_files where id = $1", [file.id]);
    expect(rows).toEqual([{ entry_id: entries[0]!.id }]);
    const fetched = await who.call("GET", `/api/vault/${entries[0]!.id}`);
    expect(fetched.body.data.file).toEqual(file);
  });

  test("no disk is filled with a hundred revisions at a time either", async () => {
    const who = await browser();
    const keys = createEntryKeys();
    const entries = Array.from({ length: 2 }, () => sealed(who, {}, {}, keys));
    await save(who, entries);
    await db.owner.query(
      `insert into app.vault_versions (holder_id, entry_id, category, access_condition, title, description, tags, details,
         content, content_hash, label_key, content_key, revision, generation, key_id, signature, file_id, saved_at)
       select holder_id, id, category, access_condition, title, description, tags, details, content, content_hash,
              label_key, content_key, 1000 + n, generation, key_id, signature, file_id, saved_at
         from app.vault_entries, generate_series(1, $2) n where id = $1`,
      [entries[0]!.id, mostKept - 1],
    );
    const later = entries.map(({ id }) => sealed(who, {}, { entry: id, revision: 2 }, keys));
    expect(codeOf(await save(who, later))).toBe("429 RATE_LIMITED");
    expect((await save(who, later.slice(0, 1))).status).toBe(200);
  });
});
