import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { verifyingKeyOf } from "@heirlock/crypto/bundle";
import { headHash } from "@heirlock/crypto/plan/head";
import { signHead } from "@heirlock/crypto/plan/sign-head";
import { verifyExport } from "@heirlock/db/audit-export";
import { createTestDatabase, type TestDatabase } from "@heirlock/db/testing/database";
import { given } from "@heirlock/db/testing/given";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { recallHeads } from "./newest-heads.ts";
import { testKeeper } from "./testing.ts";

/** What the owner of the database does to the log, knowing how its hashes are made. */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let db: TestDatabase;
let keeper: Awaited<ReturnType<typeof testKeeper>>;
let estate: string;
beforeEach(async () => {
  db = await createTestDatabase();
  keeper = await testKeeper(db);
  estate = (await given(db).holder()).id;
  const other = (await given(db).holder()).id;
  for (let step = 1; step <= 8; step++) await append(estate, step);
  await append(other, 1);
  await keeper.checkpoint();
  for (let step = 9; step <= 12; step++) await append(estate, step);
  await keeper.checkpoint();
});
afterEach(async () => {
  await keeper.stop();
  await db.drop();
});

const append = (of: string, step: number) =>
  db.owner.query("select audit.append($1, 'asset.updated', null, $2)", [of, JSON.stringify({ step })]);

const command = fileURLToPath(import.meta.resolve("@heirlock/db/cli/verify-audit"));

/** What the command says of the database as it is now. */
async function verify(...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATABASE_URL: db.ownerUrl };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [command, ...args], { env }).catch(
    (failed: { stdout: string; stderr: string }) => failed,
  );
  return stderr + stdout;
}
const withoutCheckpoints = () => verify();
const withCheckpoints = () => verify("--checkpoints", keeper.checkpoints, "--keys", keeper.keysFile);

/** Hashes the chain anew, as only somebody can who writes the tables: after it, every row fits the one before. */
async function rehash(change: (bodies: string[]) => string[]): Promise<void> {
  const { rows } = await db.owner.query("select body from audit.entries where estate_id = $1 order by seq", [estate]);
  const bodies = change(rows.map(({ body }) => body));
  await db.owner.query("delete from audit.entries where estate_id = $1", [estate]);
  let hash = createHash("sha256").update(`heirlock audit ${estate}`).digest();
  for (const [at, entry] of bodies.entries()) {
    const body = entry.replace(/"seq" : \d+/, `"seq" : ${at + 1}`);
    const next = createHash("sha256").update(hash).update(body).digest();
    await db.owner.query("insert into audit.entries values ($1, $2, $3, $4, $5)", [estate, at + 1, body, hash, next]);
    hash = next;
  }
  await db.owner.query("update audit.heads set seq = $2, hash = $3 where estate_id = $1", [
    estate,
    bodies.length,
    hash,
  ]);
}

const withStep = (body: string, step: number) => body.replace(/"step": \d+/, `"step": ${step}`);

test("[OPS-029] a log that nobody touched is whole", async () => {
  expect(await withCheckpoints()).toBe(
    "2 chains, 13 rows, 0 broken, 0 plans broken, 2 checkpoints, 0 of them broken\n",
  );
});

describe("[OPS-029] the owner of the database", () => {
  test("cuts the newest five rows", async () => {
    await rehash((bodies) => bodies.slice(0, -5));
    expect(await withoutCheckpoints()).toContain("0 broken");
    expect(await withCheckpoints()).toContain(`estate ${estate}: row 7 is cut\n`);
  });

  test("cuts five rows out of the middle and hashes the rest anew", async () => {
    await rehash((bodies) => bodies.toSpliced(2, 5));
    expect(await withoutCheckpoints()).toContain("0 broken");
    expect(await withCheckpoints()).toMatch(new RegExp(`estate ${estate}: row 7 is cut`));
  });

  test("rewrites a row and hashes the rest anew", async () => {
    await rehash((bodies) => bodies.with(3, withStep(bodies[3]!, 400)));
    expect(await withoutCheckpoints()).toContain("0 broken");
    expect(await withCheckpoints()).toContain(`estate ${estate}: row 8 is rewritten\n`);
  });

  test("rewrites a row, and the keeper signs the rewritten chain later", async () => {
    await rehash((bodies) => bodies.with(11, withStep(bodies[11]!, 1200)));
    await append(estate, 13);
    await keeper.checkpoint();
    expect(await withoutCheckpoints()).toContain("0 broken");
    expect(await withCheckpoints()).toContain(`estate ${estate}: row 12 is rewritten\n`);
  });

  test("deletes a whole chain", async () => {
    await db.owner.query("delete from audit.entries where estate_id = $1", [estate]);
    await db.owner.query("delete from audit.heads where estate_id = $1", [estate]);
    expect(await withoutCheckpoints()).toContain("0 broken");
    expect(await withCheckpoints()).toContain(`estate ${estate}: row 12 is gone\n`);
  });

  test("puts another chain in its place, as long as the first", async () => {
    await rehash((bodies) => bodies.map((body) => withStep(body, 7)));
    expect(await withoutCheckpoints()).toContain("0 broken");
    expect(await withCheckpoints()).toContain(`estate ${estate}: row 8 is rewritten\n`);
  });

  test("keeps a chain from the keeper, which then looks younger than it says", async () => {
    const hidden = (await given(db).holder()).id;
    await append(hidden, 1);
    await db.owner.query("update audit.heads set checkpoint = 2 where estate_id = $1", [hidden]);
    await keeper.checkpoint(new Date(Date.now() + 3_600_000));
    expect(await withoutCheckpoints()).toContain("0 broken");
    expect(await withCheckpoints()).toContain(`estate ${hidden}: row 1 is uncovered\n`);
  });

  test("takes a checkpoint away with the rows", async () => {
    await rehash((bodies) => bodies.slice(0, 8));
    await db.owner.query("delete from audit.checkpoints where number = 2");
    expect(await withCheckpoints()).toContain(`estate ${estate}: row 8 is cut\n`);
    expect(await keeper.state()).toBe("database_older");
  });
});

describe("[OPS-029] the owner of the database goes back behind a signed plan", () => {
  const holder = { signingSeed: new Uint8Array(32).fill(7) };
  const key = verifyingKeyOf(holder);
  const headOf = (number: number, by = holder) =>
    signHead(by, { estate, number, before: null, root: "A".repeat(43), givenUp: [] });
  const hashOf = (number: number) => headHash(headOf(number).text);

  /** A head as it lies there after it was signed, by whomever. */
  async function sign(number: number, { text, signature } = headOf(number)): Promise<void> {
    const at = [estate, key, number, headHash(text)];
    await db.owner.query(
      `insert into app.plan_chains (holder_id, key_id, number, hash, salt) values ($1, $2, $3, $4, repeat('s', 22))
       on conflict (holder_id, key_id) do update set number = excluded.number, hash = excluded.hash`,
      at,
    );
    await db.owner.query(
      `insert into app.plan_heads (holder_id, key_id, number, hash, text, signature) values ($1, $2, $3, $4, $5, $6)`,
      [...at, text, signature],
    );
  }
  beforeEach(async () => {
    await sign(1000);
    await keeper.checkpoint();
    await sign(2000);
    await sign(3000);
    await keeper.checkpoint();
    expect(await withCheckpoints()).toContain("0 plans broken, 4 checkpoints");
  });
  const setBack = (number: number) =>
    db.owner.query("update app.plan_chains set number = $2, hash = $3 where holder_id = $1", [
      ...[estate, number, hashOf(number)],
    ]);

  test("deletes the newest head and calls the one before the newest", async () => {
    await setBack(2000);
    await db.owner.query("delete from app.plan_heads where holder_id = $1 and number = 3000", [estate]);
    expect(await withCheckpoints()).toContain(`estate ${estate}: head 3000 of its plan is gone\n`);
  });

  test("leaves it there and calls an older one the newest", async () => {
    await setBack(1000);
    expect(await withCheckpoints()).toContain(`estate ${estate}: head 3000 of its plan is set back\n`);
  });

  test("puts another head in the place of an older one", async () => {
    await db.owner.query("update app.plan_heads set hash = $2 where holder_id = $1 and number = 1000", [
      ...[estate, hashOf(1001)],
    ]);
    expect(await withCheckpoints()).toContain(`estate ${estate}: head 1000 of its plan is rewritten\n`);
  });

  const forged = (number: number) => headOf(number, { signingSeed: new Uint8Array(32).fill(8) });
  const outOfReach = 9_007_199_254_740_000;
  const headLeaves = async () => {
    const { number } = await keeper.checkpoint();
    const file = join(keeper.checkpoints, `${String(number).padStart(10, "0")}.json`);
    const { leaves } = JSON.parse(readFileSync(file, "utf8")) as { leaves: string[] };
    return leaves.filter((leaf) => leaf.startsWith('["plan-head"'));
  };
  const recalled = async () => {
    rmSync(join(keeper.keeperDir, "newest-heads.jsonl"), { force: true });
    return (await recallHeads(keeper.memory)).newest(estate, key);
  };

  test("[KEY-079] writes a head that nobody signed: no checkpoint says it, and no lost memory comes back with it", async () => {
    await sign(outOfReach, forged(outOfReach));
    expect(await headLeaves()).toEqual([]);
    expect(await recalled()).toEqual({ number: 3000, hash: hashOf(3000) });
    expect((await keeper.keepHeads()).unsigned).toMatchObject([{ estate, key, number: outOfReach }]);
    expect(await withCheckpoints()).toContain(`estate ${estate}: head ${outOfReach} of its plan is unsigned\n`);
    // Once it is gone, nothing is named any more, and what is signed next is covered.
    await setBack(3000);
    await db.owner.query("delete from app.plan_heads where holder_id = $1 and number = $2", [estate, outOfReach]);
    expect((await keeper.keepHeads()).unsigned).toEqual([]);
    await sign(4000);
    expect(await headLeaves()).toEqual([JSON.stringify(["plan-head", estate, key, 4000, hashOf(4000)])]);
  });

  test("[KEY-079] calls a head kept that nobody signed, one that is not there, and a signed one by another number", async () => {
    for (const lie of [
      () => sign(outOfReach, forged(outOfReach)),
      () => setBack(5000),
      () => sign(6000, headOf(3500)),
    ]) {
      await lie();
      await db.owner.query("update app.plan_chains set kept = true where holder_id = $1", [estate]);
      expect(await headLeaves()).toEqual([]);
      expect((await keeper.keepHeads()).unsigned).toHaveLength(1);
    }
    expect(await recalled()).toMatchObject({ number: 3000 });
  });

  test("exchanges the signature of a head that the keeper has seen", async () => {
    await db.owner.query("update app.plan_heads set signature = $2 where holder_id = $1 and number = 1000", [
      ...[estate, forged(1000).signature],
    ]);
    expect(await withCheckpoints()).toContain(`estate ${estate}: head 1000 of its plan is unsigned\n`);
  });

  test("gives a holder a download with heads that nobody signed, or without the newest", () => {
    const rowOf = (number: number, { text, signature } = headOf(number)) => ({
      ...{ key_id: key, number: String(number), hash: headHash(text), text, signature },
    });
    const faultsOf = (...planHeads: object[]) => {
      const planChains = [{ key_id: key, number: "3000" }];
      const sections = { account: [{ id: estate }], history: [], planChains, planHeads };
      return verifyExport(JSON.stringify({ format: "heirlock-export/1", sections })).headFaults;
    };
    expect(faultsOf(rowOf(1000), rowOf(3000))).toEqual([]);
    expect(faultsOf(rowOf(1000), rowOf(3000, forged(3000)))).toEqual([
      { estate, key, number: 3000, fault: "unsigned" },
    ]);
    expect(faultsOf(rowOf(1000))).toEqual([{ estate, key, number: 3000, fault: "gone" }]);
  });

  test("deletes the whole plan; only that of an account whose log ends with its deletion may be gone", async () => {
    await db.owner.query("delete from app.plan_chains where holder_id = $1", [estate]);
    expect(await withCheckpoints()).toContain(`estate ${estate}: head 3000 of its plan is gone\n`);
    await db.owner.query("select audit.append($1, 'account.deleted', null, '{}')", [estate]);
    expect(await withCheckpoints()).toContain("0 plans broken");
  });
});
