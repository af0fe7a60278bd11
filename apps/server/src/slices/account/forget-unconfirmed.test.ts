import { expect, test } from "vitest";
import { forgetUnconfirmed } from "./forget-unconfirmed.ts";
import { accountJourney, freshEmail, type SampleSignUp, sampleSignUp, tokenIn } from "./testing.ts";

const { db, journey } = accountJourney();

async function signedUp(daysAgo: number): Promise<SampleSignUp & { id: string }> {
  const account = sampleSignUp(freshEmail());
  await journey.post("/api/auth/signup", account);
  const { rows } = await db.owner.query(
    "update auth.users set created_at = now() - make_interval(days => $2) where email = $1 returning id",
    [account.email, daysAgo],
  );
  return { ...account, id: rows[0].id };
}

/** In which tables the account stands, and what its audit chain tells. */
async function leftOf({ id }: { id: string }) {
  const { rows } = await db.owner.query(
    `select array(select 'users' from auth.users where id = $1
              union all select 'accounts' from auth.accounts where user_id = $1
              union all select 'account_keys' from auth.account_keys where user_id = $1
              union all select 'people' from app.people where id = $1
              union all select 'estates' from app.estates where holder_id = $1) as tables,
            array(select body::json ->> 'type' from audit.entries where estate_id = $1 order by seq) as audited`,
    [id],
  );
  return rows[0];
}
const everywhere = ["users", "accounts", "account_keys", "people", "estates"];

test("an address that was not confirmed within seven days is given back, and its owner can sign up", async () => {
  const squatter = await signedUp(8);
  const young = await signedUp(6);
  const confirmed = await signedUp(0);
  await journey.lettersSent();
  const [mail] = await journey.mailsTo(confirmed.email);
  await journey.post("/api/auth/verify-email", { token: tokenIn(mail!) });
  await db.owner.query("update auth.users set created_at = now() - interval '8 days' where id = $1", [confirmed.id]);

  await forgetUnconfirmed(journey.pools.auth);

  expect(await leftOf(squatter)).toEqual({ tables: [], audited: ["account.created", "account.forgotten"] });
  expect(await leftOf(young)).toMatchObject({ tables: everywhere });
  expect(await leftOf(confirmed)).toMatchObject({ tables: everywhere });
  expect((await journey.login(confirmed)).statusCode).toBe(200);

  const owner = sampleSignUp(squatter.email);
  expect(await journey.join(owner)).toMatch(/=[A-Za-z0-9_-]{43}$/);
  expect((await journey.login(squatter)).json().code).toBe("INVALID_CREDENTIALS");
});

test("a link that was mailed before the account was forgotten confirms nothing", async () => {
  const squatter = await signedUp(0);
  await journey.lettersSent();
  const [mail] = await journey.mailsTo(squatter.email);
  await db.owner.query("update auth.users set created_at = now() - interval '8 days' where id = $1", [squatter.id]);
  await forgetUnconfirmed(journey.pools.auth);
  expect((await journey.post("/api/auth/verify-email", { token: tokenIn(mail!) })).statusCode).toBe(410);
});

test("however many there are, all are forgotten; who is confirming at this moment is left alone", async () => {
  const confirming = await signedUp(8);
  await db.owner.query(
    `with crowd as (
       insert into auth.users (id, name, email, created_at)
       select gen_random_uuid(), 'Crowd', 'crowd.' || n || '@example.org', now() - interval '9 days'
         from generate_series(1, 1100) n returning id)
     insert into app.people (id, first_name, last_name) select id, 'In', 'Crowd' from crowd`,
  );
  const client = await db.owner.connect();
  await client.query("begin");
  await client.query("update auth.users set email_verified = true where id = $1", [confirming.id]);
  await forgetUnconfirmed(journey.pools.auth);
  await client.query("commit");
  client.release();
  const { rows } = await db.owner.query("select from app.people where last_name = 'Crowd'");
  expect(rows).toHaveLength(0);
  expect(await leftOf(confirming)).toMatchObject({ tables: everywhere });
});
