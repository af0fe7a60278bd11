import { describe, expect, test } from "vitest";
import { inSystemTransaction } from "../../../kernel/transaction.ts";
import { accountJourney, cookieOf, cookiesOf, sampleAuthKey } from "../testing.ts";
import { enterCode, enterPassword, type Guarded, guardedPerson, pendingOf, trustedOf } from "./testing.ts";
import { forgetTrustedDevices } from "./trusted-device.ts";

const { db, journey } = accountJourney();

/** Signs in with a code and "trust this device"; returns the Cookie header of the device. */
async function trust(person: Guarded): Promise<string> {
  const cookie = pendingOf(await enterPassword(journey, person));
  const verified = await enterCode(journey, { code: person.code(), trustDevice: true }, { cookie });
  return trustedOf(verified);
}
const devices = async ({ userId }: Guarded) =>
  (await db.owner.query("select * from auth.trusted_devices where user_id = $1", [userId])).rows;
const untrusted = async ({ userId }: Guarded) =>
  (
    await db.owner.query(
      `select body::json -> 'data' ->> 'reason' as reason from audit.entries
        where estate_id = $1 and body::json ->> 'type' = 'account.device_untrusted' order by seq`,
      [userId],
    )
  ).rows.map(({ reason }) => reason);
const twoFactorRequired = async (person: Guarded, cookie?: string) =>
  (await enterPassword(journey, person, cookie ? { cookie } : {})).json().data.twoFactorRequired;

describe("a trusted device", () => {
  test("[ACC-062] [ACC-063] keeps its four facts on the server and lasts seven days; the cookie is opaque", async () => {
    const person = await guardedPerson(journey, db);
    const cookie = pendingOf(await enterPassword(journey, person));
    const verified = await enterCode(journey, { code: person.code(), trustDevice: true }, { cookie });
    const set = [verified.headers["set-cookie"]].flat().find((header) => header?.startsWith("__Host-hl_trusted="));
    expect(set).toMatch(
      /^__Host-hl_trusted=[0-9a-f-]{36}\.[A-Za-z0-9_-]{43}; Max-Age=(604800|604799); Path=\/; Secure; SameSite=Strict; HttpOnly$/,
    );
    const [row] = await devices(person);
    expect(row).toMatchObject({ user_id: person.userId, email: person.account.email });
    expect(row.expires_at - row.authenticated_at).toBe(7 * 24 * 60 * 60 * 1000);
    const token = trustedOf(verified).split(".")[1]!;
    expect(JSON.stringify(row)).not.toContain(token);
    expect(verified.body).not.toContain(token);
  });

  test("is not made unless it was asked for", async () => {
    const person = await guardedPerson(journey, db);
    const cookie = pendingOf(await enterPassword(journey, person));
    const verified = await enterCode(journey, { code: person.code() }, { cookie });
    expect(verified.statusCode).toBe(200);
    expect(cookiesOf(verified)["__Host-hl_trusted"]).toBeUndefined();
    expect(await devices(person)).toEqual([]);
  });

  test("spares the code, never the password, and opens nothing by itself", async () => {
    const person = await guardedPerson(journey, db);
    const cookie = await trust(person);
    const signedIn = await enterPassword(journey, person, { cookie });
    expect(signedIn.json().data.twoFactorRequired).toBe(false);
    expect((await journey.get("/api/auth/user", cookieOf(signedIn))).statusCode).toBe(200);
    const wrong = await journey.post(
      "/api/auth/login",
      { email: person.account.email, password: sampleAuthKey() },
      { headers: { cookie: trustedOf(signedIn) } },
    );
    expect(wrong.json().code).toBe("INVALID_CREDENTIALS");
    expect((await journey.get("/api/auth/user", trustedOf(signedIn))).statusCode).toBe(401);
    const asSession = `__Host-hl_session=${trustedOf(signedIn).split(".")[1]}`;
    expect((await journey.get("/api/auth/user", asSession)).statusCode).toBe(401);
    expect((await enterCode(journey, {}, { cookie: trustedOf(signedIn) })).json().code).toBe("TOKEN_EXPIRED");
    const { rows } = await db.owner.query("select started_by from auth.sessions where user_id = $1", [person.userId]);
    expect(rows.map(({ started_by }) => started_by)).toContain("trusted_device");
  });

  test("gets a new token at each use, and keeps its end", async () => {
    const person = await guardedPerson(journey, db);
    const first = await trust(person);
    const [before] = await devices(person);
    const second = trustedOf(await enterPassword(journey, person, { cookie: first }));
    expect(second).not.toBe(first);
    expect(second.split(".")[0]).toBe(first.split(".")[0]);
    const [after] = await devices(person);
    expect(after.token_hash).not.toBe(before.token_hash);
    expect(after.expires_at).toEqual(before.expires_at);
    expect(await twoFactorRequired(person, second)).toBe(false);
  });

  test("a token that was replaced ends the trust when it is shown again, for both who have it", async () => {
    const person = await guardedPerson(journey, db);
    const stolen = await trust(person);
    const owners = trustedOf(await enterPassword(journey, person, { cookie: stolen }));
    const thief = await enterPassword(journey, person, { cookie: stolen });
    expect(thief.json().data.twoFactorRequired).toBe(true);
    expect(cookiesOf(thief)["__Host-hl_trusted"]).toBe("");
    expect(await twoFactorRequired(person, owners)).toBe(true);
    expect(await devices(person)).toEqual([]);
    expect(await untrusted(person)).toEqual(["token_replaced"]);
  });

  test("an old token without the password ends nothing", async () => {
    const person = await guardedPerson(journey, db);
    const stolen = await trust(person);
    const owners = trustedOf(await enterPassword(journey, person, { cookie: stolen }));
    const guess = { email: person.account.email, password: sampleAuthKey() };
    await journey.post("/api/auth/login", guess, { headers: { cookie: stolen } });
    expect(await twoFactorRequired(person, owners)).toBe(false);
  });

  test("counts for its own account only; the other's stays", async () => {
    const [nadia, omar] = [await guardedPerson(journey, db), await guardedPerson(journey, db)];
    const nadias = await trust(nadia);
    const answer = await enterPassword(journey, omar, { cookie: nadias });
    expect(answer.json().data.twoFactorRequired).toBe(true);
    expect(cookiesOf(answer)["__Host-hl_trusted"]).toBeUndefined();
    expect(await twoFactorRequired(nadia, nadias)).toBe(false);
  });

  test("ends after seven days, and when the account has another e-mail", async () => {
    const person = await guardedPerson(journey, db);
    const cookie = await trust(person);
    await db.owner.query("update auth.trusted_devices set expires_at = now() where user_id = $1", [person.userId]);
    expect(await twoFactorRequired(person, cookie)).toBe(true);
    expect(await devices(person)).toEqual([]);

    const moved = await guardedPerson(journey, db);
    const trusted = await trust(moved);
    await db.owner.query("update auth.users set email = 'moved.' || email where id = $1", [moved.userId]);
    const elsewhere = { ...moved, account: { ...moved.account, email: `moved.${moved.account.email}` } };
    expect(await twoFactorRequired(elsewhere, trusted)).toBe(true);
  });

  test("ends with the password or the second factor that it was trusted under", async () => {
    const person = await guardedPerson(journey, db);
    const cookie = await trust(person);
    await inSystemTransaction(journey.pools.auth, (tx) => forgetTrustedDevices(tx, person.userId as never));
    expect(await twoFactorRequired(person, cookie)).toBe(true);
    expect(await untrusted(person)).toEqual(["factor_changed"]);
  });

  test("is listed with the one in hand, and revoked by its owner alone", async () => {
    const [person, stranger] = [await guardedPerson(journey, db), await guardedPerson(journey, db)];
    const cookie = await trust(person);
    const list = async (cookies: string) => (await journey.get("/api/auth/two-factor", cookies)).json().data;
    const { trustedDevices } = await list(`${person.cookie}; ${cookie}`);
    expect(trustedDevices).toEqual([
      {
        id: cookie.split("=")[1]!.split(".")[0],
        browser: null,
        system: null,
        kind: null,
        country: null,
        trustedAt: expect.any(String),
        lastUsedAt: expect.any(String),
        expiresAt: expect.any(String),
        current: true,
      },
    ]);
    expect((await list(person.cookie)).trustedDevices[0].current).toBe(false);

    const revoke = (cookies: string) =>
      journey.post(`/api/auth/trusted-devices/${trustedDevices[0].id}/revoke`, undefined, {
        headers: { cookie: cookies },
      });
    expect((await revoke(stranger.cookie)).json().code).toBe("NOT_FOUND");
    const revoked = await revoke(`${person.cookie}; ${cookie}`);
    expect(revoked.json()).toEqual({ success: true });
    expect(cookiesOf(revoked)["__Host-hl_trusted"]).toBe("");
    expect(await twoFactorRequired(person, cookie)).toBe(true);
    expect(await untrusted(person)).toEqual(["revoked"]);
  });
});
