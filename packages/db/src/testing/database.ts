import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { columnTypes } from "../column-types.ts";
import { type LoginRole, urlFor } from "../roles.ts";
import { TEST_SECRET } from "./server.ts";

export interface TestDatabase {
  /** As the superuser, whom row security does not hold: for preparing and for looking behind the scenes. */
  ownerUrl: string;
  owner: pg.Pool;
  /** What HEIRLOCK_SECRET has to be for the role passwords to fit. */
  secret: string;
  urlOf(role: LoginRole): string;
  /** A pool of the role, made once and closed by drop(). */
  as(role: LoginRole): pg.Pool;
  drop(): Promise<void>;
}

/** A migrated database of one's own; call drop() in afterAll. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const answer = await fetch(inject("databaseOnDemand"));
  if (!answer.ok) throw new Error(await answer.text());
  const { adminUrl, template } = (await answer.json()) as { adminUrl: string; template: string };

  const name = `test_${randomBytes(6).toString("hex")}`;
  await run(adminUrl, (admin) => admin.query(`create database ${name} template ${template}`));
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const ownerUrl = url.href;

  const pools = new Map<string, pg.Pool>();
  const poolOf = (connectionString: string) => {
    const pool = pools.get(connectionString) ?? new pg.Pool({ connectionString, max: 10, types: columnTypes });
    pools.set(connectionString, pool);
    return pool;
  };
  const urlOf = (role: LoginRole) => urlFor(role, ownerUrl, TEST_SECRET);
  return {
    ownerUrl,
    owner: poolOf(ownerUrl),
    secret: TEST_SECRET,
    urlOf,
    as: (role) => poolOf(urlOf(role)),
    async drop() {
      // Whatever the tests did: no table grants more than a holder signed (KEY-067).
      const beyond = await poolOf(ownerUrl).query("select * from app.granted_beyond_plan");
      for (const pool of pools.values()) {
        // end() does not wait for the sockets, which the drop may then cut.
        pool.on("error", () => undefined);
        await pool.end();
      }
      await run(adminUrl, async (admin) => {
        for (let waited = 0; waited < 20 && (await isUsed(admin, name)); waited++) await sleep(15);
        await admin.query(`drop database ${name} with (force)`);
      });
      if (beyond.rows.length > 0) throw new Error(`Granted beyond the plan: ${JSON.stringify(beyond.rows)}`);
    },
  };
}

/** The same for all tests of a file; it is there once they begin. */
export function testDatabase(): TestDatabase {
  const db = {} as TestDatabase;
  beforeAll(async () => void Object.assign(db, await createTestDatabase()));
  afterAll(() => db.drop());
  return db;
}

async function isUsed(admin: pg.Client, name: string): Promise<boolean> {
  return Boolean((await admin.query("select from pg_stat_activity where datname = $1", [name])).rowCount);
}

async function run(url: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
