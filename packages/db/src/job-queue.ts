import type pg from "pg";
import { getMigrationPlans, PgBoss } from "pg-boss";

const SCHEMA = "pgboss";

/**
 * How app, worker and auth open the queue. Whatever needs to own the tables is off: installing and upgrading
 * happens with the migrations, and rebuilding an index is the operator's.
 */
export const JOB_QUEUE_OPTIONS = {
  schema: SCHEMA,
  migrate: false,
  createSchema: false,
  reindex: false,
  persistQueueStats: false,
  persistWarnings: false,
} as const;

/** Installs or upgrades pg-boss as heirlock_owner and lets the other roles at it. Safe to run again. */
export async function installJobQueue(client: pg.Client): Promise<void> {
  await client.query(`create schema if not exists ${SCHEMA} authorization heirlock_owner`);
  await client.query("set role heirlock_owner");
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  const boss = new PgBoss({ db, schema: SCHEMA, createSchema: false, supervise: false, schedule: false });
  // Running pg-boss with migrate on would leave an upgrade's index builds to a background worker that nobody runs;
  // its plans hold them inline.
  const version = (await boss.isInstalled()) ? await boss.schemaVersion() : null;
  if (version === null) await boss.start();
  else if (version < (await newestVersion())) await runPlan(client, getMigrationPlans(SCHEMA, version));
  await boss.stop({ close: false });
  await client.query(INDEXES);
  await client.query(GRANTS);
  await client.query("reset role");
}

async function newestVersion(): Promise<number> {
  const { default: about } = await import("pg-boss/package.json", { with: { type: "json" } });
  return about.pgboss.schema;
}

// An index built CONCURRENTLY must be a statement of its own, outside of any transaction.
async function runPlan(client: pg.Client, plan: string): Promise<void> {
  const end = plan.lastIndexOf("COMMIT;") + "COMMIT;".length;
  await client.query(plan.slice(0, end));
  for (const statement of plan.slice(end).split(/;\s*\n/)) {
    if (statement.trim()) await client.query(statement);
  }
}

// The jobs of an account that is deleted are found by these, however many others wait.
const INDEXES = `
  create index if not exists job_common_user on ${SCHEMA}.job_common ((data ->> 'userId'))
    where data ->> 'userId' is not null;
  create index if not exists job_common_notice on ${SCHEMA}.job_common ((data ->> 'noticeId'))
    where data ->> 'noticeId' is not null;
`;

// App and auth add jobs inside their transactions and cannot read what others added; the worker works them.
const GRANTS = `
  revoke all on all tables in schema ${SCHEMA} from public;
  grant usage on schema ${SCHEMA} to heirlock_app, heirlock_worker, heirlock_auth;
  -- Whoever starts first makes the queues.
  grant insert on ${SCHEMA}.queue to heirlock_app, heirlock_auth;
  grant execute on function ${SCHEMA}.create_queue(text, jsonb) to heirlock_app, heirlock_auth;
  grant select on ${SCHEMA}.version, ${SCHEMA}.queue to heirlock_app, heirlock_auth;
  grant insert, select (id, start_after) on ${SCHEMA}.job, ${SCHEMA}.job_common to heirlock_app, heirlock_auth;
  grant select, insert, update, delete on all tables in schema ${SCHEMA} to heirlock_worker;
  grant execute on all functions in schema ${SCHEMA} to heirlock_worker;
`;
