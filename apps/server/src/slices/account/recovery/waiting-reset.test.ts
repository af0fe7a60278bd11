import { testDatabase } from "@heirlock/db/testing/database";
import type { AccountId } from "@heirlock/domain/identifiers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJobs, type Jobs } from "../../../kernel/jobs.ts";
import { inSystemTransaction } from "../../../kernel/transaction.ts";
import { jobDefinitions } from "../../../slices.ts";
import { startTestProvider, type TestProvider } from "../recovery-options/testing.ts";
import { sealPhone } from "../sealed-phone.ts";
import { cookieOf, type Journey, sampleAuthKey, startJourney } from "../testing.ts";
import { advanceResets } from "./advance-resets.ts";
import { issueResetToken } from "./issue-reset-token.ts";
import {
  askForLink,
  enrol,
  linksTo,
  makeKeys,
  makePassword,
  opens,
  type RealAccount,
  realAccount,
  resetWithKit,
  resetWithNewKeys,
  storedKeys,
} from "./testing/real-account.ts";

const db = testDatabase();
let journey: Journey;
let jobs: Jobs;
let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
  journey = await startJourney(db, { settings: provider.settings });
  jobs = createJobs(journey.pools, jobDefinitions);
});
afterAll(async () => {
  await jobs.stop();
  await journey.close();
  await provider.close();
});

const wait = (token: string) => journey.post("/api/auth/password/reset/wait", { token });
const stop = (token: string) => journey.post("/api/auth/password/reset/stop", { token });
const reset = (body: object) => journey.post("/api/auth/password/reset", body);
const advance = () => advanceResets({ auth: journey.pools.auth, jobs });

async function waiting(given = realAccount(journey)) {
  const person = await given;
  const token = await askForLink(journey, person.email);
  const answer = await wait(token);
  expect(answer.statusCode).toBe(200);
  return { person, token, until: answer.json().data.waitsUntil as string };
}
/** Lets this much of the wait pass: the rows are the truth, so that moving them is moving the clock. */
const pass = ({ userId }: RealAccount, interval: string) =>
  db.owner.query(
    `update auth.password_resets set waits_until = waits_until - $2::interval,
            token_expires_at = token_expires_at - $2::interval, reminded_at = reminded_at - $2::interval
      where user_id = $1 and state in ('waiting', 'ready')`,
    [userId, interval],
  );
/** Lets the wait pass, with the notice a day before its end. */
async function passAll(person: RealAccount) {
  await pass(person, "49 hours");
  await advance();
  await pass(person, "24 hours");
}
async function stateOf({ userId }: RealAccount) {
  const { rows } = await db.owner.query(
    "select state from auth.password_resets where user_id = $1 and waits_until is not null order by asked_at",
    [userId],
  );
  return rows.map(({ state }) => state);
}
async function toldTo({ userId }: RealAccount, kind: string) {
  const { rows } = await db.owner.query(
    "select channel, address, facts from auth.notices where user_id = $1 and kind = $2 order by channel",
    [userId, kind],
  );
  return rows;
}
/** The link that came last, of those that were not there before. */
async function newLink({ email }: RealAccount, ...known: string[]): Promise<string | undefined> {
  await journey.lettersSent();
  return (await linksTo(journey, email)).find((link) => !known.includes(link));
}
async function stopTokensTo(email: string): Promise<string[]> {
  await journey.lettersSent();
  const mails = await journey.mailsTo(email);
  return mails.flatMap(({ text }) => /\/auth\/stop-reset#([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? []);
}

describe("with the mailbox alone", () => {
  test("[KEY-017] a wait of 72 hours on the database's clock begins and is told on every channel at once", async () => {
    const person = await realAccount(journey);
    const second = `second.${person.email}`;
    await db.owner.query(
      "insert into auth.recovery_options (user_id, email, email_verified_at) values ($1, $2, now())",
      [person.userId, second],
    );
    const { until } = await waiting(Promise.resolve(person));
    const { rows } = await db.owner.query(
      "select waits_until, abs(extract(epoch from waits_until - now() - interval '72 hours')) < 60 as right from auth.password_resets where user_id = $1",
      [person.userId],
    );
    expect(rows).toEqual([{ waits_until: new Date(until), right: true }]);
    expect(await toldTo(person, "reset-waiting")).toMatchObject([
      { channel: "email", address: person.email, facts: { until } },
      { channel: "recovery_email", address: second, facts: { until } },
    ]);
    // Until then the old password works, and only it.
    await advance();
    expect(await stateOf(person)).toEqual(["waiting"]);
    expect((await journey.get("/api/auth/user", person.cookie)).statusCode).toBe(200);
  });

  test("asking again neither shortens nor prolongs it, and twenty at once start one", async () => {
    const { person, until } = await waiting();
    await pass(person, "10 hours");
    const again = await askForLink(journey, person.email);
    const still = (await wait(again)).json().data.waitsUntil;
    expect(Date.parse(until) - Date.parse(still)).toBe(10 * 3600_000);
    const look = await journey.post("/api/auth/password/reset/kit-bundle", { token: again });
    expect(look.json().data).toMatchObject({ state: "linked", waitsUntil: still });

    const other = await realAccount(journey);
    const token = await askForLink(journey, other.email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => wait(token)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await toldTo(other, "reset-waiting")).toHaveLength(1);
  });

  test("[KEY-017] a day before the end it is told once more, and not before", async () => {
    const { person } = await waiting();
    await pass(person, "47 hours 59 minutes");
    await advance();
    expect(await toldTo(person, "reset-tomorrow")).toHaveLength(0);
    await pass(person, "2 minutes");
    await advance();
    await advance();
    expect(await toldTo(person, "reset-tomorrow")).toHaveLength(1);
    expect(await stateOf(person)).toEqual(["waiting"]);
  });

  test("[KEY-017] at the end, and not a moment before, comes a link that works for 30 minutes", async () => {
    const { person, token } = await waiting();
    await pass(person, "48 hours 1 minute");
    await advance();
    await pass(person, "23 hours 58 minutes 50 seconds");
    await advance();
    expect(await stateOf(person)).toEqual(["waiting"]);
    expect(await linksTo(journey, person.email)).toEqual([token]);

    await pass(person, "11 seconds");
    // Several workers at the same moment are one.
    await Promise.all([advance(), advance(), advance()]);
    const last = (await newLink(person, token))!;
    expect(await linksTo(journey, person.email)).toHaveLength(2);
    const look = await journey.post("/api/auth/password/reset/kit-bundle", { token: last });
    expect(look.json().data).toMatchObject({ state: "ready", waitsUntil: null });

    const fresh = await makeKeys();
    const next = makePassword();
    expect((await reset(resetWithNewKeys(fresh, "waited", token, next))).statusCode).toBe(410);
    expect((await reset(resetWithNewKeys(fresh, "waited", last, next))).statusCode).toBe(200);
    expect(await stateOf(person)).toEqual(["done"]);
    const login = await journey.login({ email: person.email, password: next.authKey });
    const stored = await storedKeys(journey, cookieOf(login));
    expect(opens(stored, next)).toEqual(fresh.bundle.vaultRootKey);
    expect(stored.older).toMatchObject([{ bundleByKit: person.account.bundleByKit }]);
    expect((await journey.login(person.account)).statusCode).toBe(401);
    expect((await reset(resetWithNewKeys(fresh, "waited", last, next))).statusCode).toBe(410);
  });

  test("[KEY-017] a worker that was away makes nobody's day of warning shorter", async () => {
    const { person, token } = await waiting();
    await pass(person, "80 hours");
    await advance();
    await advance();
    expect(await toldTo(person, "reset-tomorrow")).toHaveLength(1);
    expect(await stateOf(person)).toEqual(["waiting"]);
    await pass(person, "22 hours 59 minutes");
    await advance();
    expect(await stateOf(person)).toEqual(["waiting"]);
    await pass(person, "2 minutes");
    await advance();
    expect(await stateOf(person)).toEqual(["ready"]);
    expect(await newLink(person, token)).toHaveLength(43);
  });

  test("[KEY-018] the wait does not skip the second factor", async () => {
    const person = await realAccount(journey);
    await enrol(journey, person.cookie);
    const { token } = await waiting(Promise.resolve(person));
    await passAll(person);
    await advance();
    const last = (await newLink(person, token))!;
    const next = makePassword();
    expect((await reset(resetWithNewKeys(await makeKeys(), "waited", last, next))).statusCode).toBe(200);
    const login = await journey.login({ email: person.email, password: next.authKey });
    expect(login.json().data.twoFactorRequired).toBe(true);
  });

  test("[KEY-017] a link that nobody used is worth nothing after 30 minutes, that is told, and a new wait may begin", async () => {
    const { person, token } = await waiting();
    await passAll(person);
    await advance();
    const last = (await newLink(person, token))!;
    await pass(person, "31 minutes");
    const late = await reset(resetWithNewKeys(await makeKeys(), "waited", last, makePassword()));
    expect(late.statusCode).toBe(410);
    await advance();
    expect(await stateOf(person)).toEqual(["stopped"]);
    expect(await toldTo(person, "reset-stopped")).toMatchObject([{ facts: { by: "unused" } }]);
    expect((await wait(await askForLink(journey, person.email))).statusCode).toBe(200);
    expect(await stateOf(person)).toEqual(["stopped", "waiting"]);
  });

  test("who finds the kit meanwhile need not wait: the link goes on working, and the wait is over", async () => {
    const { person, token } = await waiting();
    const next = makePassword();
    expect((await reset(resetWithKit(person.keys, token, next))).statusCode).toBe(200);
    expect(await stateOf(person)).toEqual(["done"]);
    await passAll(person);
    await advance();
    await journey.lettersSent();
    expect(await linksTo(journey, person.email)).toEqual([token]);
  });

  test("a worker that dies in the middle leaves the wait to the next", async () => {
    const { person } = await waiting();
    await passAll(person);
    await db.owner.query(`
      create function public.die() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$;
      create trigger die after insert on audit.entries for each statement execute function public.die()`);
    try {
      await expect(advance()).rejects.toThrow("died");
    } finally {
      await db.owner.query("drop trigger die on audit.entries; drop function public.die()");
    }
    expect(await stateOf(person)).toEqual(["waiting"]);
    await advance();
    expect(await stateOf(person)).toEqual(["ready"]);
  });
});

describe("the link at the end goes where the wait began", () => {
  const phone = "+33612345678";
  const linksIn = (text: string) => /\/auth\/reset-password#([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? [];
  /** Somebody who lost the mailbox and begins the wait through a means of recovery. */
  async function waitingBy(sentTo: "recovery_email" | "recovery_phone") {
    const person = await realAccount(journey);
    const spare = `spare.${person.email}`;
    await db.owner.query(
      `insert into auth.recovery_options (user_id, email, email_verified_at, phone, phone_verified_at)
       values ($1, $2, now(), $3, now())`,
      [person.userId, spare, sealPhone({ active: db.secret, others: [] }, person.userId as AccountId, phone)],
    );
    const token = await inSystemTransaction(journey.pools.auth, (tx) =>
      issueResetToken(tx, { userId: person.userId as AccountId, sentTo }),
    );
    expect((await wait(token)).statusCode).toBe(200);
    return { person, spare };
  }
  const textLinks = () => provider.textsTo(phone).flatMap(linksIn);
  const mailLinks = async (email: string) => {
    await journey.lettersSent();
    return linksTo(journey, email);
  };

  test("[KEY-017] to the phone by a text, and to no mailbox", async () => {
    const { person, spare } = await waitingBy("recovery_phone");
    await passAll(person);
    await advance();
    expect(await mailLinks(person.email)).toEqual([]);
    expect(await mailLinks(spare)).toEqual([]);
    const [token, ...more] = textLinks();
    expect(more).toEqual([]);
    const fresh = await makeKeys();
    const next = makePassword();
    expect((await reset(resetWithNewKeys(fresh, "waited", token!, next))).statusCode).toBe(200);
    const login = await journey.login({ email: person.email, password: next.authKey });
    expect(opens(await storedKeys(journey, cookieOf(login)), next)).toEqual(fresh.bundle.vaultRootKey);
  });

  test("[KEY-017] to the recovery e-mail, and not to the account's own address", async () => {
    const { person, spare } = await waitingBy("recovery_email");
    const before = textLinks().length;
    await passAll(person);
    await advance();
    expect(await mailLinks(spare)).toHaveLength(1);
    expect(await mailLinks(person.email)).toEqual([]);
    expect(textLinks()).toHaveLength(before);
  });

  test("nowhere when that means is gone, which is told", async () => {
    for (const sentTo of ["recovery_email", "recovery_phone"] as const) {
      const { person, spare } = await waitingBy(sentTo);
      const before = textLinks().length;
      await db.owner.query("delete from auth.recovery_options where user_id = $1", [person.userId]);
      await passAll(person);
      await advance();
      expect([...(await mailLinks(person.email)), ...(await mailLinks(spare))]).toEqual([]);
      expect(textLinks()).toHaveLength(before);
      await pass(person, "31 minutes");
      await advance();
      expect(await stateOf(person)).toEqual(["stopped"]);
      expect(await toldTo(person, "reset-stopped")).toMatchObject([{ facts: { by: "unused" } }]);
    }
  });
});

describe("a reset is stopped", () => {
  test("[KEY-017] by a sign-in with the old password, also when the link was mailed already", async () => {
    for (const letPass of [(person: RealAccount) => pass(person, "1 hour"), passAll]) {
      const { person, token } = await waiting();
      await letPass(person);
      await advance();
      const last = (await newLink(person, token)) ?? token;
      expect((await journey.login({ email: person.email, password: sampleAuthKey() })).statusCode).toBe(401);
      expect(await stateOf(person)).not.toEqual(["stopped"]);
      expect((await journey.login(person.account)).statusCode).toBe(200);
      expect(await stateOf(person)).toEqual(["stopped"]);
      expect(await toldTo(person, "reset-stopped")).toMatchObject([{ facts: { by: "sign-in" } }]);
      const late = await reset(resetWithNewKeys(await makeKeys(), "waited", last, makePassword()));
      expect(late.statusCode).toBe(410);
    }
  });

  test("half a sign-in does not stop it: the second factor is still to come", async () => {
    const person = await realAccount(journey);
    const { code } = await enrol(journey, person.cookie);
    await waiting(Promise.resolve(person));
    const half = await journey.login(person.account);
    expect(half.json().data.twoFactorRequired).toBe(true);
    expect(await stateOf(person)).toEqual(["waiting"]);
    const cookie = half.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const whole = await journey.post("/api/auth/two-factor/verify", { code: code() }, { headers: { cookie } });
    expect(whole.statusCode).toBe(200);
    expect(await stateOf(person)).toEqual(["stopped"]);
  });

  test("[KEY-017] by one tap in any notice, twice without harm; the outcome is told", async () => {
    const { person } = await waiting();
    await pass(person, "49 hours");
    await advance();
    const tokens = await stopTokensTo(person.email);
    expect(tokens).toHaveLength(2);
    expect((await stop(tokens[1]!)).statusCode).toBe(200);
    expect((await stop(tokens[1]!)).statusCode).toBe(200);
    expect((await stop(tokens[0]!)).statusCode).toBe(200);
    expect(await stateOf(person)).toEqual(["stopped"]);
    expect(await toldTo(person, "reset-stopped")).toMatchObject([{ facts: { by: "notice" } }]);
    expect((await stop(sampleAuthKey())).json().code).toBe("TOKEN_EXPIRED");
    await passAll(person);
    await advance();
    expect(await stateOf(person)).toEqual(["stopped"]);
  });

  test("the notice of one person stops nobody else's, and comes too late once the password is set", async () => {
    const { person, token: first } = await waiting();
    const other = await waiting();
    const [token] = await stopTokensTo(person.email);
    await passAll(person);
    await advance();
    const last = (await newLink(person, first))!;
    await reset(resetWithNewKeys(await makeKeys(), "waited", last, makePassword()));
    expect((await stop(token!)).statusCode).toBe(410);
    expect(await stateOf(other.person)).toEqual(["waiting"]);
  });
});
