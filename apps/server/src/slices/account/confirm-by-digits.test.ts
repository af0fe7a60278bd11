import type { LightMyRequestResponse } from "fastify";
import { describe, expect, test } from "vitest";
import { sessionCookie } from "../../kernel/session-cookie.ts";
import { pendingCookie } from "./factors/device-cookies.ts";
import { accountJourney, cookieOf, cookiesOf, freshEmail, sampleSignUp, tokenIn } from "./testing.ts";

const { db, journey } = accountJourney();

/** What a browser that has just signed up holds. */
const halfOf = (answer: LightMyRequestResponse) => `${pendingCookie}=${cookiesOf(answer)[pendingCookie]}`;

const type = (half: string, digits: string) =>
  journey.post("/api/auth/verify-email/digits", { digits }, { headers: { cookie: half } });

async function digitsTo(email: string): Promise<string> {
  await journey.lettersSent();
  const [mail] = await journey.mailsTo(email);
  const [, first, last] = /(\d{3}) (\d{3})/.exec(mail!.text)!;
  return `${first}${last}`;
}

/** Digits that are not these. */
const other = (digits: string, by = 1) => String((Number(digits) + by) % 1_000_000).padStart(6, "0");

async function signUp(more: object = {}) {
  const account = sampleSignUp(freshEmail());
  const half = halfOf(await journey.post("/api/auth/signup", { ...account, ...more }));
  return { account, half, digits: await digitsTo(account.email) };
}

describe("the digits of a sign-up", () => {
  test("confirm the address and sign in, in the browser that signed up, once", async () => {
    const { account, half, digits } = await signUp();
    const answer = await type(half, digits);
    expect(answer.statusCode).toBe(200);
    const { data } = (await journey.get("/api/auth/user", cookieOf(answer))).json();
    expect(data).toMatchObject({ email: account.email, id: answer.json().data.userId });
    const { rows } = await db.owner.query("select email_verified from auth.users where email = $1", [account.email]);
    expect(rows).toEqual([{ email_verified: true }]);
    const audited = await db.owner.query(
      "select body::json ->> 'type' as type from audit.entries where estate_id = $1 order by seq",
      [data.id],
    );
    expect(audited.rows.map(({ type }) => type)).toEqual([
      "account.created",
      "account.email_verified",
      "account.signed_in",
    ]);
    // The half is gone.
    expect((await type(half, digits)).json()).toMatchObject({ code: "INVALID_CODE" });
  });

  test("open nothing in another browser, nor without a sign-up", async () => {
    const { digits } = await signUp();
    const another = await signUp();
    expect((await type(another.half, digits)).json()).toMatchObject({ code: "INVALID_CODE" });
    expect((await type("", digits)).json()).toMatchObject({ code: "TOKEN_EXPIRED" });
  });

  test("end after ten minutes; new ones come with the next letter, and the old ones are void", async () => {
    const { account, half, digits } = await signUp();
    await db.owner.query("update auth.pending_sign_ins set sent_at = sent_at - interval '10 minutes'");
    expect((await type(half, digits)).json()).toMatchObject({ code: "INVALID_CODE" });
    await journey.post("/api/auth/verify-email/resend", { email: account.email });
    const newer = await digitsTo(account.email);
    if (newer !== digits) expect((await type(half, digits)).json()).toMatchObject({ code: "INVALID_CODE" });
    expect((await type(half, newer)).statusCode).toBe(200);
  });

  test("[SEC-015] five wrong ones shut the door for a quarter of an hour, for the right ones too", async () => {
    const { half, digits } = await signUp();
    for (let tried = 1; tried <= 5; tried++) {
      expect((await type(half, other(digits, tried))).json()).toMatchObject({ code: "INVALID_CODE" });
    }
    const answer = await type(half, digits);
    expect(answer.json()).toMatchObject({ code: "RATE_LIMITED" });
    expect(answer.headers["retry-after"]).toBeDefined();
  });

  test("can be tried twenty times in all, however long somebody waits and however many letters they ask for", async () => {
    const { half, digits } = await signUp();
    await db.owner.query("update auth.pending_sign_ins set tries = 19");
    expect((await type(half, other(digits))).json()).toMatchObject({ code: "INVALID_CODE" });
    expect((await type(half, digits)).json()).toMatchObject({ code: "INVALID_CODE" });
  });

  test("[SEC-017] an address that has an account gets the same answers, and no digits fit it", async () => {
    const { account, half, digits } = await signUp();
    await type(half, digits);
    const again = await journey.post("/api/auth/signup", sampleSignUp(account.email));
    const first = await journey.post("/api/auth/signup", sampleSignUp(freshEmail()));
    expect(again.json()).toEqual(first.json());
    const shape = (answer: LightMyRequestResponse) =>
      answer.cookies.map(({ value, ...rest }) => ({ ...rest, length: value.length }));
    expect(shape(again)).toEqual(shape(first));
    for (let tried = 1; tried <= 5; tried++) {
      const answers = await Promise.all([again, first].map((one) => type(halfOf(one), "000000")));
      expect(answers[0]!.json()).toEqual(answers[1]!.json());
    }
    expect((await type(halfOf(again), "000000")).json()).toMatchObject({ code: "RATE_LIMITED" });
    expect((await type(halfOf(first), "000000")).json()).toMatchObject({ code: "RATE_LIMITED" });
  });

  test("still work after the link was opened elsewhere, but not past a second factor that was set since", async () => {
    const followed = await signUp();
    const [mail] = await journey.mailsTo(followed.account.email);
    await journey.post("/api/auth/verify-email", { token: tokenIn(mail!) });
    const answer = await type(followed.half, followed.digits);
    expect(Object.keys(cookiesOf(answer))).toContain(sessionCookie);

    const guarded = await signUp();
    await db.owner.query(
      `insert into auth.authenticators (user_id, secret, enabled_at)
       select id, 'sealed', now() from auth.users where email = $1`,
      [guarded.account.email],
    );
    expect((await type(guarded.half, guarded.digits)).json()).toMatchObject({ code: "TOKEN_EXPIRED" });
  });

  test("[SEC-017] whoever starts over in the same browser has the address to themselves; from another one nothing changes", async () => {
    const { account, half } = await signUp();
    const elsewhere = await journey.post("/api/auth/signup", sampleSignUp(account.email));
    const passwords = () =>
      db.owner.query("select password from auth.accounts a join auth.users u on u.id = user_id where email = $1", [
        account.email,
      ]);
    const before = (await passwords()).rows;
    expect((await type(halfOf(elsewhere), "000000")).json()).toMatchObject({ code: "INVALID_CODE" });

    const headers = { cookie: half };
    const again = await journey.post("/api/auth/signup", sampleSignUp(account.email), { headers });
    expect((await passwords()).rows).not.toEqual(before);
    expect((await type(halfOf(again), await digitsTo(account.email))).statusCode).toBe(200);
    // A confirmed address is nobody's to take, whatever the browser shows.
    const after = (await passwords()).rows;
    await journey.post("/api/auth/signup", sampleSignUp(account.email), { headers: { cookie: halfOf(again) } });
    expect((await passwords()).rows).toEqual(after);
  });

  test("[ACC-011] whoever signs up as a member has no plan of their own", async () => {
    const { half, digits } = await signUp({ side: "member" });
    const answer = await type(half, digits);
    const { rows } = await db.owner.query("select from app.estates where holder_id = $1", [answer.json().data.userId]);
    expect(rows).toEqual([]);
    const profile = (await journey.get("/api/user/profile", cookieOf(answer))).json();
    expect(profile.data.billing_plan_code).toBeNull();
  });
});
