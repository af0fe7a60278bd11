import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { installJobQueue } from "./job-queue.ts";
import { compare, MIGRATIONS, type Migration, readApplied, readMigrations, type SchemaState } from "./migrations.ts";
import { LOGIN_ROLES, type LoginRole, passwordOf, scramVerifier } from "./roles.ts";

interface Options {
  /** Of a superuser, or of the database's owner with CREATEROLE. */
  databaseUrl: string;
  secret: string;
  /** Of roles that log in by a password of their own; the others' are derived from the secret (SEC-044). */
  passwords?: Partial<Record<LoginRole, string>>;
  directory?: string;
}

// Any number, as long as every build uses the same one.
const LOCK = 4_207_041_776;

/**
 * Brings the database to this build's schema and returns the names of what was applied. Two processes at once
 * apply each migration once. Throws when an applied migration was changed or the database is newer than the build.
 */
export async function migrate({
  databaseUrl,
  secret,
  passwords = {},
  directory = MIGRATIONS,
}: Options): Promise<string[]> {
  const known = readMigrations(directory);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "heirlock migrate" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query(LEDGER);
    const applied = await readApplied(client);
    const state = compare(known, applied);
    if (state === "ahead")
      throw new Error(`The database is at migration ${applied.length}; this build knows ${known.length}.`);
    if (state === "different") throw new Error(`${changed(known, applied)} was changed after it was applied.`);

    const pending = known.slice(applied.length);
    for (const migration of pending) await untilUndisturbed(() => apply(client, migration));
    await installJobQueue(client);
    await untilUndisturbed(() => openRoles(client, secret, passwords));
    return pending.map(label);
  } finally {
    await client.end();
  }
}

/** How the database stands to this build. Only "up-to-date" may serve. */
export async function schemaState(db: pg.Pool | pg.ClientBase, directory = MIGRATIONS): Promise<SchemaState> {
  return compare(readMigrations(directory), await readApplied(db));
}

const LEDGER = `
  create table if not exists public.schema_migrations (
    number integer primary key,
    name text not null,
    sha256 text not null,
    applied_at timestamptz not null default now()
  )`;

async function apply(client: pg.Client, { number, name, sha256, sql }: Migration): Promise<void> {
  await client.query("begin");
  try {
    // Rather fail than make the whole traffic queue up behind a lock this migration waits for.
    await client.query("set local lock_timeout = '30s'");
    await client.query(sql);
    await client.query("reset role");
    await client.query("insert into public.schema_migrations (number, name, sha256) values ($1, $2, $3)", [
      number,
      name,
      sha256,
    ]);
    await client.query("commit");
  } catch (cause) {
    await client.query("rollback");
    throw new Error(`Migration ${label({ number, name })} failed: ${(cause as Error).message}`, { cause });
  }
}

async function openRoles(
  client: pg.Client,
  secret: string,
  passwords: Partial<Record<LoginRole, string>>,
): Promise<void> {
  for (const role of LOGIN_ROLES)
    await client.query(
      `alter role ${role} login password '${scramVerifier(passwords[role] ?? passwordOf(role, secret))}'`,
    );
  await client.query(`grant select on public.schema_migrations to ${LOGIN_ROLES.join(", ")}`);
}

// Roles belong to the cluster and the lock to one database: two databases of a cluster can still meet in pg_authid.
async function untilUndisturbed(step: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step();
    } catch (failure) {
      if (attempt === 10 || !disturbed(failure)) throw failure;
      await sleep(50 * attempt * Math.random());
    }
  }
}

function disturbed(failure: unknown): boolean {
  const cause = (failure as Error).cause ?? failure;
  const { code, message } = cause as { code?: string; message: string };
  return code === "23505" || code === "42710" || message.includes("tuple concurrently");
}

function changed(known: Migration[], applied: { number: number; name: string; sha256: string }[]): string {
  const first = applied.find(({ number, sha256 }) => known[number - 1]?.sha256 !== sha256);
  return `Migration ${first ? label(first) : "of an unknown number"}`;
}

function label({ number, name }: { number: number; name: string }): string {
  return `${String(number).padStart(4, "0")}-${name}`;
}
