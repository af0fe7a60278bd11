import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createTestDatabase, type TestDatabase } from "@heirlock/db/testing/database";
import { given } from "@heirlock/db/testing/given";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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
  const key = "k".repeat(43);
  const hashOf = (number: number) => String(number).padStart(43, "h");

  /** A head as it lies there after it was signed; nobody checks here what it says. */
  async function sign(number: number): Promise<void> {
    const at = [estate, key, number, hashOf(number)];
    await db.owner.query(
      `insert into app.plan_chains (holder_id, key_id, number, hash, salt) values ($1, $2, $3, $4, repeat('s', 22))
       on conflict (holder_id, key_id) do update set number = excluded.number, hash = excluded.hash`,
      at,
    );
    await db.owner.query(
      `insert into app.plan_heads (holder_id, key_id, number, hash, text, signature)
       values ($1, $2, $3, $4, 'text', 'hls1.' || repeat('g', 86))`,
      at,
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

  test("deletes the whole plan; only that of an account whose log ends with its deletion may be gone", async () => {
    await db.owner.query("delete from app.plan_chains where holder_id = $1", [estate]);
    expect(await withCheckpoints()).toContain(`estate ${estate}: head 3000 of its plan is gone\n`);
    await db.owner.query("select audit.append($1, 'account.deleted', null, '{}')", [estate]);
    expect(await withCheckpoints()).toContain("0 plans broken");
  });
});
