import type { TestDatabase } from "@heirlock/db/testing/database";
import type { LightMyRequestResponse } from "fastify";
import { Secret, TOTP } from "otpauth";
import {
  cookieOf,
  cookiesOf,
  freshAddress,
  freshEmail,
  type Journey,
  type SampleSignUp,
  sampleSignUp,
} from "../testing.ts";
import { pendingCookie, trustedCookie } from "./device-cookies.ts";

/** Somebody with a second factor, as their browser and their authenticator app know it. */
export interface Guarded {
  account: SampleSignUp;
  userId: string;
  /** Of the session in which the second factor was switched on. */
  cookie: string;
  backupCodes: string[];
  /** The code that the app shows; steps are counted from the one now. The first was used to switch it on. */
  code(step?: number): string;
}

export function appFor(secret: string): (step?: number) => string {
  const totp = new TOTP({ algorithm: "SHA1", digits: 6, period: 30, secret: Secret.fromBase32(secret) });
  return (step = 0) => totp.generate({ timestamp: Date.now() + step * 30_000 });
}

/** Signs up and in; that the address is confirmed is written down, since these tests are not about letters. */
export async function join(journey: Journey, db: TestDatabase, account: SampleSignUp): Promise<string> {
  await journey.post("/api/auth/signup", account);
  await db.owner.query("update auth.users set email_verified = true where email = $1", [account.email]);
  return cookieOf(await journey.login(account));
}

/** Somebody new who switches the second factor on. */
export async function guardedPerson(journey: Journey, db: TestDatabase): Promise<Guarded> {
  const account = sampleSignUp(freshEmail());
  const cookie = await join(journey, db, account);
  const headers = { cookie };
  const setUp = await journey.post("/api/auth/two-factor/setup", undefined, { headers });
  const code = appFor(setUp.json().data.secret);
  // One step back, so that the codes of now and of the next step are unused. Where a step ends meanwhile, once more.
  const enable = () => journey.post("/api/auth/two-factor/enable", { code: code(-1) }, { headers });
  const first = await enable();
  const enabled = first.statusCode === 200 ? first : await enable();
  const userId = (await journey.get("/api/auth/session", cookie)).json().data.userId;
  return { account, userId, cookie, code, backupCodes: enabled.json().data.backupCodes };
}

/** The Cookie header of the half sign-in that the answer begins. */
export function pendingOf(answer: LightMyRequestResponse): string {
  return `${pendingCookie}=${cookiesOf(answer)[pendingCookie]}`;
}
export function trustedOf(answer: LightMyRequestResponse): string {
  return `${trustedCookie}=${cookiesOf(answer)[trustedCookie]}`;
}

export interface Browser {
  /** The Cookie header. */
  cookie?: string;
  address?: string;
}

/** The password, from a browser that may show cookies. */
export function enterPassword(journey: Journey, { account }: Guarded, { cookie, address }: Browser = {}) {
  const { email, password } = account;
  const remoteAddress = address ?? freshAddress();
  return journey.post("/api/auth/login", { email, password }, { remoteAddress, headers: cookie ? { cookie } : {} });
}

export function enterCode(journey: Journey, body: object, { cookie, address }: Browser) {
  const headers = cookie ? { cookie } : {};
  return journey.post("/api/auth/two-factor/verify", body, { remoteAddress: address ?? freshAddress(), headers });
}
