import { rateLimits } from "@heirlock/contract/rate-limits";
import { describe, expect, test } from "vitest";
import { enterCode, pendingOf } from "../slices/account/factors/testing.ts";
import { softwarePasskey } from "../slices/account/passkeys/testing.ts";
import {
  askForLink,
  enrol,
  makePassword,
  realAccount,
  resetWithKit,
} from "../slices/account/recovery/testing/real-account.ts";
import { deviceCookie } from "../slices/account/security/know-device.ts";
import { accountJourney, cookiesOf, freshAddress, freshEmail, sampleAuthKey } from "../slices/account/testing.ts";

const { db, journey } = accountJourney();
const { signInByAccount, signInByAddress } = rateLimits;

/** The password from a browser that shows the given cookies, or none. */
const signIn = (account: { email: string; password: string }, { cookie = "", address = freshAddress() } = {}) => {
  const { email, password } = account;
  return journey.post("/api/auth/login", { email, password }, { remoteAddress: address, headers: { cookie } });
};
/** Somebody who keeps guessing the password until the door is shut, from wherever and at once. */
async function keepGuessing(email: string): Promise<void> {
  const guess = () => signIn({ email, password: sampleAuthKey() });
  await Promise.all(Array.from({ length: 3 * signInByAccount.max }, guess));
  expect((await guess()).statusCode).toBe(429);
}
/** What the browser of a sign-in is recognised by. */
async function knownBrowser(account: { email: string; password: string }): Promise<string> {
  return `${deviceCookie}=${cookiesOf(await signIn(account))[deviceCookie]}`;
}
const statusOf = ({ statusCode }: { statusCode: number }) => statusCode;

describe("[SEC-039] guesses from strange browsers do not shut out", () => {
  test("the owner on a browser that has signed in before", async () => {
    const { account } = await realAccount(journey);
    const cookie = await knownBrowser(account);
    await keepGuessing(account.email);
    expect(statusOf(await signIn(account))).toBe(429);
    expect(statusOf(await signIn(account, { cookie }))).toBe(200);
  });

  test("the owner on such a browser, whose address the guesser shares", async () => {
    const { account } = await realAccount(journey);
    const cookie = await knownBrowser(account);
    const address = freshAddress();
    for (let n = 0; n < signInByAddress.max; n++)
      await signIn({ email: freshEmail(), password: sampleAuthKey() }, { address });
    const ask = () => journey.post("/api/auth/pre-login", { email: freshEmail() }, { remoteAddress: address });
    for (let n = 0; n < rateLimits.preLogin.max; n++) await ask();
    expect(statusOf(await ask())).toBe(429);
    expect(statusOf(await signIn(account, { address }))).toBe(429);

    const { email } = account;
    const preLogin = (cookie: string) =>
      journey.post("/api/auth/pre-login", { email }, { remoteAddress: address, headers: { cookie } });
    expect(statusOf(await preLogin(""))).toBe(429);
    expect(statusOf(await preLogin(cookie))).toBe(200);
    expect(statusOf(await signIn(account, { address, cookie }))).toBe(200);
  });

  test("the second factor, also when the password was stolen and codes are guessed", async () => {
    const { account, cookie: session } = await realAccount(journey);
    const browser = await knownBrowser(account);
    const { code } = await enrol(journey, session);
    await keepGuessing(account.email);
    // The thief's half is from before the door was shut.
    await db.owner.query("delete from auth.sign_in_tries");
    const stolen = pendingOf(await signIn(account));
    for (let n = 0; n <= signInByAccount.max; n++) await enterCode(journey, { code: "000000" }, { cookie: stolen });
    expect(statusOf(await enterCode(journey, { code: code() }, { cookie: stolen }))).toBe(429);

    const half = pendingOf(await signIn(account, { cookie: browser }));
    const cookie = `${half}; ${browser}`;
    expect(statusOf(await enterCode(journey, { code: code() }, { cookie }))).toBe(200);
  });

  test("the kit with the second factor", async () => {
    const { account, keys, cookie: session, email } = await realAccount(journey);
    const { code } = await enrol(journey, session);
    const stolen = pendingOf(await signIn(account));
    for (let n = 0; n <= signInByAccount.max; n++) await enterCode(journey, { code: "000000" }, { cookie: stolen });
    await keepGuessing(email);
    const token = await askForLink(journey, email);
    const body = { ...resetWithKit(keys, token, makePassword()), code: code() };
    expect(statusOf(await journey.post("/api/auth/password/reset", body))).toBe(200);
  });

  test("the passkey", async () => {
    const { account, cookie, userId } = await realAccount(journey);
    const headers = { cookie };
    const passkey = softwarePasskey({ origin: "https://heirlock.test", rpId: "heirlock.test" }, userId);
    const { data: asked } = (await journey.post("/api/auth/passkeys/options", undefined, { headers })).json();
    const added = { challengeId: asked.challengeId, response: passkey.register(asked), name: "Phone" };
    expect(statusOf(await journey.post("/api/auth/passkeys", added, { headers }))).toBe(200);
    await keepGuessing(account.email);
    const { data } = (await journey.post("/api/auth/passkeys/sign-in/options")).json();
    const shown = { challengeId: data.challengeId, response: passkey.answer(data) };
    expect(statusOf(await journey.post("/api/auth/passkeys/sign-in", shown))).toBe(200);
  });

  test("the fresh proof of the owner, when a taken-over session is where the guesses are", async () => {
    const { account, cookie: session } = await realAccount(journey);
    const browser = await knownBrowser(account);
    const prove = (password: string, cookie: string) =>
      journey.post("/api/auth/reauthenticate", { password }, { headers: { cookie } });
    for (let n = 0; n <= signInByAccount.max; n++) await prove(sampleAuthKey(), session);
    expect(statusOf(await prove(account.password, session))).toBe(429);
    expect(statusOf(await prove(account.password, `${session}; ${browser}`))).toBe(200);
  });

  test("the letter with a link to a new password, asked for from such a browser", async () => {
    const { account } = await realAccount(journey);
    const { email } = account;
    const cookie = await knownBrowser(account);
    const forgot = (cookie = "") => journey.post("/api/auth/password/forgot", { email }, { headers: { cookie } });
    for (let n = 0; n < rateLimits.forgotPassword.max; n++) await forgot();
    expect(statusOf(await forgot())).toBe(429);
    expect(statusOf(await forgot(cookie))).toBe(200);
  });
});

describe("[SEC-039] a known browser", () => {
  test("has five guesses of its own and no more, which shut nobody else out", async () => {
    const { account } = await realAccount(journey);
    const cookie = await knownBrowser(account);
    const wrong = { email: account.email, password: sampleAuthKey() };
    for (let n = 0; n < signInByAccount.max; n++) expect(statusOf(await signIn(wrong, { cookie }))).toBe(401);
    expect(statusOf(await signIn(account, { cookie }))).toBe(429);
    expect(statusOf(await signIn(account))).toBe(200);
  });

  test("is not one that made its cookie up, or is known to somebody else", async () => {
    const [owner, other] = [await realAccount(journey), await realAccount(journey)];
    await keepGuessing(owner.email);
    const madeUp = `${deviceCookie}=${sampleAuthKey()}`;
    for (const cookie of [madeUp, await knownBrowser(other.account)]) {
      expect(statusOf(await signIn(owner.account, { cookie }))).toBe(429);
    }
  });

  test("being shut out ends when it was said to, however often somebody asks meanwhile", async () => {
    const { account } = await realAccount(journey);
    await keepGuessing(account.email);
    await db.owner.query("update auth.sign_in_tries set at = at - interval '14 minutes'");
    const waits: number[] = [];
    for (let n = 0; n < 20; n++) waits.push(Number((await signIn(account)).headers["retry-after"]));
    for (const wait of waits) expect(wait).toBeLessThanOrEqual(60);
    await db.owner.query("update auth.sign_in_tries set at = at - interval '1 minute'");
    expect(statusOf(await signIn(account))).toBe(200);
  });
});
