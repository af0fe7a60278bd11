import { urlFor } from "@heirlock/db/roles";
import pg from "pg";
import { backendMicroseconds } from "./load/cpu-time.ts";
import { secret, startDatabase } from "./load/database.ts";
import type { Figure } from "./report.ts";

interface Case {
  name: string;
  role: "heirlock_worker" | "heirlock_auth";
  /** Rows that are not due, $1 of them. */
  rest: string[];
  /** A hundred rows that are. */
  due: string[];
  run: (db: pg.Client) => Promise<unknown>;
  /** What a run that only reads leaves behind. */
  afterwards?: string;
}

const due = 100;
const rounds = 3;
/** Apart from each other: a stall of the machine outlasts the rounds of one pass. */
const passes = 3;

/**
 * What a clean-up costs the database's processor with a hundred rows due, among few rows and among many: by an index the
 * cost grows with what is due alone. Read from the kernel, so that a busy machine changes little.
 */
export async function measureCleanup([few, many]: readonly [number, number] | number[]): Promise<Figure[]> {
  const database = await startDatabase();
  const planter = new pg.Client({ connectionString: database.url });
  await planter.connect();
  try {
    // Neither triggers nor foreign keys: rows without their surroundings are enough here.
    await planter.query("set session_replication_role = replica");
    const cases = await allCases();
    const costs = { few: [] as number[], many: [] as number[] };
    for (const [size, sum] of [
      [few, costs.few],
      [many! - few!, costs.many],
    ] as const) {
      for (const { rest } of cases) for (const text of rest) await planter.query(text, [size]);
      await planter.query("vacuum analyze");
      for (let pass = 0; pass < passes; pass++)
        for (const [place, one] of cases.entries()) {
          const cost = await costOf(one, planter, urlFor(one.role, database.url, secret));
          sum[place] = Math.min(sum[place] ?? cost, cost);
        }
    }
    return cases.map(({ name }, place) => ({
      name: `${name}, ${few!.toLocaleString("en")} to ${many!.toLocaleString("en")} rows`,
      figure: costs.many[place]! / costs.few[place]!,
      target: 1.5,
      floor: 2.5,
      unit: "ratio",
      better: "lower",
    }));
  } finally {
    await planter.end();
    await database.stop();
  }
}

async function costOf(one: Case, planter: pg.Client, url: string): Promise<number> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    const { rows } = await db.query<{ pid: number }>("select pg_backend_pid() as pid");
    const costs: number[] = [];
    for (let round = -2; round < rounds; round++) {
      for (const text of one.due) await planter.query(text, [due]);
      const before = backendMicroseconds(rows[0]!.pid);
      await one.run(db);
      // The first two find cold caches and unplanned statements.
      if (round >= 0) costs.push(backendMicroseconds(rows[0]!.pid) - before);
      if (one.afterwards) await planter.query(one.afterwards);
    }
    // The best: whatever else runs on the machine only adds.
    return Math.min(...costs);
  } finally {
    await db.end();
  }
}

interface NamedStatement {
  name: string;
  text: string;
}

/** The statements are the server's own; it is loaded by its address because nothing depends on an app. */
async function serverModule<T>(path: string): Promise<T> {
  return (await import(new URL(`../apps/server/src/${path}`, import.meta.url).href)) as T;
}

async function allCases(): Promise<Case[]> {
  const expired = await serverModule<Record<string, NamedStatement>>("slices/account/expired.queries.ts");
  const { forgetEvents } = await serverModule<{ forgetEvents: NamedStatement }>("slices/inbox/inbox.queries.ts");
  const { forgetJobs } = await serverModule<{ forgetJobs: NamedStatement }>(
    "slices/account/privacy/privacy.queries.ts",
  );
  const ids = "gen_random_uuid()";
  const page = (call: string) => (db: pg.Client) =>
    db.query({ name: call.slice(0, 30), text: `select * from ${call}` });
  const start = "'-infinity', '00000000-0000-0000-0000-000000000000'";
  const file = (holder: string, id: string, loose: boolean) =>
    `(holder_id, id, storage_key, state, size, sha256, part_hashes, is_loose, created_at)
     select ${holder}, ${id}, 'vault/' || gen_random_uuid(), 'stored', 9, repeat('0', 64), '{}', ${loose}, now() - interval '2 days'`;
  const entry = (deleted: string, fileId: string) =>
    `(holder_id, id, category, access_condition, title, description, tags, details, content, content_hash, label_key,
       content_key, revision, generation, key_id, signature, file_id, deleted_at)
     select holder, ${ids}, 'note', 'after_death', 'hlf1.', 'hlf1.', 'hlf1.', 'hlf1.', 'hlf1.', '', 'hle1.root.label.',
       'hle1.root.content.', 1, 1, '', '', ${fileId}, ${deleted}`;
  const session = (ends: string) =>
    `insert into auth.sessions (id, user_id, token, expires_at)
     select ${ids}, ${ids}, gen_random_uuid()::text, ${ends} from generate_series(1, $1::int)`;
  const invitation = (created: string) =>
    `insert into app.invitations (holder_id, membership_id, token_hash, email, status, sent_at, created_at, expires_at)
     select ${ids}, ${ids}, gen_random_uuid()::text, 'x@load.test', 'sent', now(), ${created}, ${created} + interval '30 days'
       from generate_series(1, $1::int)`;
  const request = (created: string) =>
    `insert into app.member_requests (holder_id, membership_id, kind, role_id, role, created_at, expires_at)
     select ${ids}, ${ids}, 'role', ${ids}, 'witness', ${created}, ${created} + interval '30 days'
       from generate_series(1, $1::int)`;
  const queued = (at: string) =>
    `insert into app.envelope_queue (holder_id, membership_id, reasons, queued_at)
     select ${ids}, ${ids}, '{}', ${at} from generate_series(1, $1::int)`;
  const event = (at: string) =>
    `insert into app.events (recipient_id, id, kind, payload, created_at)
     select ${ids}, 1, 'asset.created', '{}', ${at} from generate_series(1, $1::int)`;
  const job = (userId: string) =>
    `insert into pgboss.job_common (name, data)
     select 'account.send-letter', jsonb_build_object('kind', 'verify-email', 'userId', ${userId})
       from generate_series(1, $1::int)`;
  return [
    {
      name: "vault collector",
      role: "heirlock_worker",
      rest: [
        `with pair as materialized (select ${ids} as holder, ${ids} as file from generate_series(1, $1::int)),
           files as (insert into app.vault_files ${file("holder", "file", false)} from pair)
         insert into app.vault_entries ${entry("null", "file")} from pair`,
      ],
      due: [
        `insert into app.vault_files ${file(ids, ids, true)} from generate_series(1, $1::int)`,
        `insert into app.vault_entries ${entry("now() - interval '31 days'", "null")}
           from (select ${ids} as holder from generate_series(1, $1::int)) h`,
      ],
      run: page("app.collect_vault('24 hours')"),
    },
    {
      name: "ended sessions",
      role: "heirlock_auth",
      rest: [session("now() + interval '1 hour'")],
      due: [session("now() - interval '1 hour'")],
      run: async (db) => {
        for (const statement of Object.values(expired)) await db.query(statement);
      },
    },
    {
      name: "due invitations",
      role: "heirlock_worker",
      rest: [invitation("now() - interval '1 day' * random()")],
      due: [invitation("now() - interval '8 days'")],
      run: page(`app.due_invitations('{7,27}', ${start})`),
      afterwards: "delete from app.invitations where created_at < now() - interval '7 days'",
    },
    {
      name: "due role requests",
      role: "heirlock_worker",
      rest: [request("now() - interval '1 day' * random()")],
      due: [request("now() - interval '8 days'")],
      run: page(`app.due_role_requests('{7,27}', ${start})`),
      afterwards: "delete from app.member_requests where created_at < now() - interval '7 days'",
    },
    {
      name: "due envelope reminders",
      role: "heirlock_worker",
      rest: [queued("now() - interval '1 day' * random()")],
      due: [queued("now() - interval '8 days'")],
      run: page(`app.due_envelope_reminders(7, ${start})`),
      afterwards: "delete from app.envelope_queue where queued_at < now() - interval '7 days'",
    },
    {
      name: "old events",
      role: "heirlock_worker",
      rest: [event("now()")],
      due: [event("now() - interval '25 hours'")],
      run: (db) => db.query(forgetEvents),
    },
    {
      name: "jobs of a deleted account",
      role: "heirlock_worker",
      rest: [job("gen_random_uuid()::text")],
      due: [job("'deleted'")],
      run: (db) => db.query({ ...forgetJobs, values: ["deleted", []] }),
    },
  ];
}
