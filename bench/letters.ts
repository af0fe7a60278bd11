import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { serverSettings, startDatabase } from "./load/database.ts";
import { end, startWorker } from "./load/processes.ts";
import { startSmtpSink } from "./load/smtp-sink.ts";
import type { Figure } from "./report.ts";

const reminders = "members.send-invitation";
const resets = "account.send-letter";
const people = 2_000;

/**
 * One worker with a long queue of reminders: how many letters it sends in a second, and how long somebody waits for the
 * link to a new password meanwhile. Each reminder is read, noted, drawn and handed to an SMTP server of the same machine.
 */
export async function measureLetters({ waiting, seconds }: { waiting: number; seconds: number }): Promise<Figure[]> {
  const database = await startDatabase();
  const sink = await startSmtpSink();
  const worker = startWorker(serverSettings(database, sink.url));
  const db = new pg.Client({ connectionString: database.url });
  await db.connect();
  try {
    await db.query(plantInvitations, [people]);
    await untilQueues(db);
    await db.query(plantReminders, [reminders, waiting]);
    await db.query("analyze");
    await until(() => sink.accepted() >= 100);

    const before = { letters: sink.accepted(), at: performance.now() };
    const waits: number[] = [];
    const { rows } = await db.query<{ id: string; email: string }>("select id, email from auth.users limit $1", [
      seconds,
    ]);
    for (const { id, email } of rows) {
      const asked = performance.now();
      const arrives = sink.next(email);
      await db.query(plantReset, [resets, id]);
      await Promise.race([arrives, sleep(30_000)]);
      waits.push(performance.now() - asked);
      await sleep(Math.max(0, asked + 1_000 - performance.now()));
    }
    const rate = (sink.accepted() - before.letters) / ((performance.now() - before.at) / 1_000);
    const left = await db.query("select 1 from pgboss.job where name = $1 and state = 'created' limit 1", [reminders]);
    if (left.rows.length === 0) throw new Error("The queue ran dry while it was measured");
    return [
      { name: "letters of one worker", figure: rate, target: 200, floor: 60, unit: "/s", better: "higher" },
      {
        name: `password reset behind ${waiting.toLocaleString("en")} reminders`,
        figure: Math.max(...waits),
        target: 2_000,
        floor: 6_000,
        unit: "ms",
        better: "lower",
      },
    ];
  } finally {
    await end(worker);
    await db.end();
    sink.close();
    await database.stop();
  }
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const since = Date.now(); !(await condition()); await sleep(50)) {
    if (Date.now() - since > 60_000) throw new Error("The worker did not begin within a minute");
  }
}

/** The worker makes the queues when it starts. */
const untilQueues = (db: pg.Client) =>
  until(async () => {
    const { rows } = await db
      .query("select name from pgboss.queue where name = any ($1) and heartbeat_seconds is not null", [
        [reminders, resets],
      ])
      .catch(() => ({ rows: [] }));
    return rows.length === 2;
  });

const plantInvitations = `
  with person as materialized (
    select gen_random_uuid() as id, gen_random_uuid() as member, n from generate_series(1, $1::int) n
  ), users as (
    insert into auth.users (id, name, email, email_verified)
    select id, 'Load', 'load-' || n || '@load.heirlock.test', true from person
  ), people as (
    insert into app.people (id, first_name, last_name) select id, 'Load', 'Test' from person
  ), estates as (
    insert into app.estates (holder_id, plan) select id, 'family' from person
  ), members as (
    insert into app.memberships (holder_id, id, first_name, last_name, status)
    select id, member, 'Invited', 'Person', 'invited' from person
  ), records as (
    insert into app.member_records (holder_id, membership_id, email, invite_by_email)
    select id, member, 'invited-' || n || '@load.heirlock.test', true from person
  )
  insert into app.invitations (holder_id, membership_id, token_hash, email, status, sent_at)
  select id, member, 'planted ' || n, 'invited-' || n || '@load.heirlock.test', 'sent', now() from person`;

/** As the hourly job would have written them: nobody waits for a reminder. */
const plantReminders = `
  insert into pgboss.job_common (name, data, priority, policy, retry_limit, retry_delay, expire_seconds, heartbeat_seconds)
  select q.name, jsonb_build_object('invitationId', i.id, 'kind', 'reminder'), -1, q.policy, q.retry_limit,
         q.retry_delay, q.expire_seconds, q.heartbeat_seconds
    from pgboss.queue q
   cross join generate_series(1, $2::int) n
    join (select id, row_number() over () as place, count(*) over () as all_of_them from app.invitations) i
      on i.place = n % i.all_of_them + 1
   where q.name = $1`;

const plantReset = `
  insert into pgboss.job_common (name, data, policy, retry_limit, retry_delay, expire_seconds, heartbeat_seconds)
  select name, jsonb_build_object('kind', 'reset-password', 'userId', $2::text), policy, retry_limit, retry_delay,
         expire_seconds, heartbeat_seconds
    from pgboss.queue where name = $1`;
