import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { sendLetter } from "./account.jobs.ts";
import { forgetExpired } from "./forget-expired.ts";
import { accountJourney, freshEmail, sampleSignUp, tokenIn } from "./testing.ts";

const { db, journey } = accountJourney();

const ordered = async () =>
  (
    await db.owner.query("select id, data, output, state, retry_count from pgboss.job where name = $1", [
      sendLetter.name,
    ])
  ).rows;

test("[OPS-007] a letter ordered while the mail server is down arrives once when it is back", async () => {
  await journey.smtp.stop();
  const account = sampleSignUp(freshEmail());
  expect((await journey.post("/api/auth/signup", account)).statusCode).toBe(200);
  for (let tried = 0; tried < 100 && (await ordered())[0]?.state !== "retry"; tried++) await setTimeout(50);
  expect((await ordered())[0]?.state).toBe("retry");
  expect(await journey.mailsTo(account.email)).toEqual([]);

  await journey.smtp.start();
  await journey.lettersSent();
  const mails = await journey.mailsTo(account.email);
  expect(mails).toHaveLength(1);
  const [job] = await ordered();
  expect(mails[0]?.messageId).toBe(`<${job?.id}@heirlock.test>`);
  expect((await journey.post("/api/auth/verify-email", { token: tokenIn(mails[0]!) })).statusCode).toBe(200);
});

test("[OPS-007] a sign-up that fails half-way leaves no account and no letter", async () => {
  const account = sampleSignUp(freshEmail());
  await db.owner.query(`
    create function app.fail() returns trigger language plpgsql as $$ begin raise 'no %', new; end $$;
    create trigger fail before insert on auth.account_keys for each row execute function app.fail();
  `);
  const before = (await ordered()).length;
  const answer = await journey.post("/api/auth/signup", account);
  await db.owner.query("drop trigger fail on auth.account_keys; drop function app.fail()");
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    success: false,
    code: "DATABASE_ERROR",
    error: expect.any(String),
    errorId: expect.any(String),
  });
  expect(await ordered()).toHaveLength(before);
  const { rows } = await db.owner.query("select from auth.users where email = $1", [account.email]);
  expect(rows).toEqual([]);
  expect((await journey.post("/api/auth/signup", account)).statusCode).toBe(200);
  await journey.lettersSent();
});

test("the queue knows neither address nor token nor name", async () => {
  const account = sampleSignUp(freshEmail());
  await journey.join(account);
  const [mail] = await journey.mailsTo(account.email);
  const everything = JSON.stringify(await ordered());
  expect(everything).toContain("verify-email");
  for (const secret of [account.email, tokenIn(mail!), account.firstName, account.password]) {
    expect(everything).not.toContain(secret);
  }
});

test("what has expired is forgotten, and nothing else", async () => {
  const account = sampleSignUp(freshEmail());
  const cookie = await journey.join(account);
  await db.owner.query("update auth.verifications set expires_at = now() - interval '1 second'");
  await db.owner.query(
    `insert into auth.sessions (id, user_id, token, expires_at)
     select gen_random_uuid(), id, 'ended', now() - interval '1 second' from auth.users where email = $1`,
    [account.email],
  );
  await db.owner.query(
    `insert into auth.former_rows (user_id, table_name, row_key, changed_at)
     select id, 'passkeys', 'key', now() - days * interval '1 day'
       from auth.users, unnest(array[6, 8]) days where email = $1`,
    [account.email],
  );
  await forgetExpired(journey.pools.auth);
  const { rows } = await db.owner.query(
    `select (select count(*)::int from auth.verifications) as links,
            (select count(*)::int from auth.sessions where token = 'ended') as ended,
            (select count(*)::int from auth.former_rows where row_key = 'key' and changed_at > now() - interval '7 days') as young,
            (select count(*)::int from auth.former_rows where row_key = 'key') as former`,
  );
  expect(rows).toEqual([{ links: 0, ended: 0, young: 1, former: 1 }]);
  expect((await journey.get("/api/auth/user", cookie)).statusCode).toBe(200);
});
