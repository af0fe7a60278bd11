import { given } from "@heirlock/db/testing/given";
import { describe, expect, test } from "vitest";
import { sessionCookie } from "../../kernel/session-cookie.ts";
import { accountJourney, freshEmail, sampleAuthKey, sampleSignUp, sampleWrap } from "./testing.ts";

const { db, journey } = accountJourney();

async function joined() {
  const account = sampleSignUp(freshEmail());
  const cookie = await journey.join(account);
  const keys = async () => (await journey.get("/api/auth/keys", cookie)).json().data;
  const post = (path: string, body: object) => journey.post(path, body, { headers: { cookie } });
  return { account, cookie, keys, post };
}

test("a person gets back what the sign-up brought", async () => {
  const { account, keys } = await joined();
  const { salt, kdf, recipient, verifyingKey, bundleByPassword, bundleByKit, kitNumber } = account;
  expect(await keys()).toEqual({
    ...{ salt, kdf, recipient, verifyingKey, bundleByPassword, bundleByKit, kitNumber },
    kitConfirmed: false,
    version: 1,
    passkeys: [],
    older: [],
  });
});

test("[KEY-005] what is stored of a sign-up is the wraps and public halves: no key that opens anything has a place", async () => {
  const { rows } = await db.owner.query(
    "select column_name from information_schema.columns where table_schema = 'auth' and table_name = 'account_keys' order by 1",
  );
  expect(rows.map(({ column_name }) => column_name)).toEqual([
    "bundle_by_kit",
    "bundle_by_password",
    "created_at",
    "kdf",
    "kit_confirmed_at",
    "kit_number",
    "recipient",
    "salt",
    "updated_at",
    "user_id",
    "verifying_key",
    "version",
  ]);
});

test("an account without keys says so, and nobody reads another's", async () => {
  const bare = await given(db).holder();
  const cookie = `${sessionCookie}=${(await given(db).session(bare)).token}`;
  const answer = await journey.get("/api/auth/keys", cookie);
  expect(answer.statusCode).toBe(404);
  expect(answer.json().code).toBe("NO_KEYS");
  expect((await journey.get("/api/auth/keys")).statusCode).toBe(401);
});

test("the kit is confirmed by its number", async () => {
  const { account, cookie, keys, post } = await joined();
  expect((await post("/api/auth/keys/kit-confirmed", { kitNumber: "0000-0000" })).json().code).toBe("UPDATE_ERROR");
  expect((await keys()).kitConfirmed).toBe(false);
  for (const _twice of [1, 2]) {
    expect((await post("/api/auth/keys/kit-confirmed", { kitNumber: account.kitNumber })).json()).toEqual({
      success: true,
    });
  }
  expect((await keys()).kitConfirmed).toBe(true);
  expect((await journey.get("/api/auth/user-profile", cookie)).json().data.kit_confirmed).toBe(true);
  const { rows } = await db.owner.query(
    "select from audit.entries where body::json ->> 'type' = 'account.kit_confirmed'",
  );
  expect(rows).toHaveLength(1);
});

describe("[KEY-024] a new kit", () => {
  test("takes the place of the old one at once, and the person is told by mail", async () => {
    const { account, keys, post } = await joined();
    await post("/api/auth/keys/kit-confirmed", { kitNumber: account.kitNumber });
    const bundleByKit = `hlb1.kit.${sampleWrap()}`;
    const order = { password: account.password, bundleByKit, kitNumber: "AB12-CD34", version: 1 };
    expect((await post("/api/auth/keys/rewrap", order)).json()).toEqual({ success: true, data: { version: 2 } });
    expect(await keys()).toMatchObject({
      bundleByKit,
      kitNumber: "AB12-CD34",
      kitConfirmed: false,
      version: 2,
      bundleByPassword: account.bundleByPassword,
      salt: account.salt,
    });
    const { rows } = await db.owner.query("select count(*)::int from auth.account_keys where bundle_by_kit = $1", [
      account.bundleByKit,
    ]);
    expect(rows[0].count).toBe(0);

    await journey.lettersSent();
    const [mail] = await journey.mailsTo(account.email);
    expect(mail?.subject).toBe("A change to your Heirlock account");
    expect(mail?.text).toContain("AB12-CD34");
  });

  test("needs no password within 15 minutes of a proof, and a new proof after a pause", async () => {
    const { account, keys, post } = await joined();
    const ago = (column: string, minutes: number) =>
      db.owner.query(
        `update auth.sessions set ${column} = now() - make_interval(mins => $2)
          where user_id = (select id from auth.users where email = $1)`,
        [account.email, minutes],
      );
    const order = { bundleByKit: `hlb1.kit.${sampleWrap()}`, kitNumber: "AB12-CD34" };
    await ago("last_proof_at", 14);
    const fresh = await post("/api/auth/keys/rewrap", { ...order, version: 1 });
    expect(fresh.json()).toEqual({ success: true, data: { version: 2 } });
    await ago("last_activity_at", 6);
    expect((await post("/api/auth/keys/rewrap", { ...order, version: 2 })).json().code).toBe("REAUTH_REQUIRED");
    expect((await keys()).version).toBe(2);
  });

  test("a password that is sent besides cannot be guessed here either", async () => {
    const { account, keys, post } = await joined();
    const order = { bundleByKit: `hlb1.kit.${sampleWrap()}`, kitNumber: "AB12-CD34", version: 1 };
    for (let round = 0; round < 5; round++) {
      const answer = await post("/api/auth/keys/rewrap", { ...order, password: sampleAuthKey() });
      expect(answer.json().code).toBe("INVALID_CREDENTIALS");
      expect(answer.cookies).toEqual([]);
    }
    expect((await post("/api/auth/keys/rewrap", { ...order, password: account.password })).statusCode).toBe(429);
    expect((await keys()).version).toBe(1);
  });

  test("of two made at once one counts", async () => {
    const { account, keys, post } = await joined();
    const order = (kitNumber: string) => ({
      password: account.password,
      bundleByKit: `hlb1.kit.${sampleWrap()}`,
      kitNumber,
      version: 1,
    });
    const answers = await Promise.all([
      post("/api/auth/keys/rewrap", order("AAAA-AAAA")),
      post("/api/auth/keys/rewrap", order("BBBB-BBBB")),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await keys()).version).toBe(2);
  });
});
