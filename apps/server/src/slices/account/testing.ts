import { hash, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { standardKdf } from "@heirlock/contract/account/fields";
import { createTestDatabase, type TestDatabase } from "@heirlock/db/testing/database";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll } from "vitest";
import type { AccountDeletion } from "../../kernel/account-deletion.ts";
import { systemClock } from "../../kernel/clock.ts";
import { createJobs, startWorking } from "../../kernel/jobs.ts";
import { createLog, type Log } from "../../kernel/log.ts";
import { createPools } from "../../kernel/pools.ts";
import { sessionCookie } from "../../kernel/session-cookie.ts";
import { jobHandlersOf, type ServerSlice } from "../../kernel/slice.ts";
import { startTestApp, type TestApp, testConfig } from "../../kernel/testing.ts";
import { type CaughtMail, startMailCatcher } from "../../mail/catcher.ts";
import { listCaughtMails } from "../../mail/caught-mails.ts";
import { slices as allSlices, declared, jobDefinitions } from "../../slices.ts";
import { sendLetter, sendNotice } from "./account.jobs.ts";
import { sendResetLink } from "./recovery/recovery.jobs.ts";
import { sendPhoneCode, sendRecoveryLetter } from "./recovery-options/recovery-options.jobs.ts";
import { deviceCookie } from "./security/know-device.ts";
import { accountSlice } from "./slice.ts";

/** Public halves and ciphertexts of the right shape; the server never looks inside. */
export function sampleKeys() {
  return {
    salt: randomBytes(16).toString("base64url"),
    kdf: standardKdf,
    recipient: `age1pq1${"q5cv8wlhj3".repeat(196).slice(0, 1952)}`,
    verifyingKey: randomBytes(32).toString("base64url"),
    bundleByPassword: `hlb1.password.${sampleWrap()}`,
    bundleByKit: `hlb1.kit.${sampleWrap()}`,
    kitNumber: "7QK2-M9XA",
  };
}
export const sampleWrap = () => randomBytes(169).toString("base64url");
export const sampleAuthKey = () => randomBytes(32).toString("base64url");

export function sampleSignUp(email: string, password = sampleAuthKey()) {
  return { email, password, firstName: "Nadia", lastName: "Haddad", ...sampleKeys() };
}
export type SampleSignUp = ReturnType<typeof sampleSignUp>;

export interface Journey extends TestApp {
  post(url: string, body?: object, options?: Partial<InjectOptions>): Promise<LightMyRequestResponse>;
  get(url: string, cookie?: string): Promise<LightMyRequestResponse>;
  patch(url: string, body: object, cookie: string): Promise<LightMyRequestResponse>;
  /** Waits until the worker has sent every letter that was ordered. */
  lettersSent(): Promise<void>;
  mailsTo(email: string): Promise<CaughtMail[]>;
  /** Signs up, follows the mailed link and signs in; returns the Cookie header. */
  join(account: SampleSignUp): Promise<string>;
  /** From the one browser that the account knows, unless a test is about browsers. */
  login(account: { email: string; password: string }, address?: string): Promise<LightMyRequestResponse>;
  /** The mail server goes away, and comes back at the same address. */
  smtp: { stop(): Promise<void>; start(): Promise<void> };
}

/** The cookies that an answer sets, by name. */
export function cookiesOf(answer: LightMyRequestResponse): Record<string, string> {
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
}
export function cookieOf(answer: LightMyRequestResponse): string {
  return `${sessionCookie}=${cookiesOf(answer)[sessionCookie]}`;
}

export function tokenIn(mail: CaughtMail): string {
  return /\/auth\/verify-email#([A-Za-z0-9_-]{43})/.exec(mail.text)![1]!;
}

const letterJobs = [sendLetter.name, sendNotice.name, sendResetLink.name, sendRecoveryLetter.name, sendPhoneCode.name];

let people = 0;
/** Every caller has an address of its own unless a test is about addresses: limits must not meet by accident. */
export function freshAddress(): string {
  people += 1;
  return `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
}
let names = 0;
export function freshEmail(): string {
  names += 1;
  return `nadia.${names}.${randomBytes(4).toString("hex")}@example.org`;
}

interface JourneyOptions {
  log?: Log;
  /** False for a second process on the same database, so that the letters go to the first one's mailbox. */
  sendsLetters?: boolean;
  /** Besides those that every journey needs. */
  settings?: Record<string, string>;
  /** Other slices of the same process. */
  also?: readonly ServerSlice[];
  /** What slices do about a deleted account, if not all of them as they are. */
  deletions?: readonly AccountDeletion[];
}

/** An API process with the account slice, a mail catcher behind real SMTP, and the worker that sends the letters. */
export async function startJourney(db: TestDatabase, options: JourneyOptions = {}): Promise<Journey> {
  const directory = await mkdtemp(join(tmpdir(), "heirlock-mail-"));
  let catcher = await startMailCatcher({ directory });
  const port = Number(new URL(catcher.url).port);
  const config = testConfig(db, { SMTP_URL: catcher.url, ...options.settings });
  const pools = createPools(config);
  const log = options.log ?? createLog("silent");
  const jobs = createJobs(pools, jobDefinitions);
  const deletions = options.deletions ?? declared.deletions;
  const letters = (await jobHandlersOf(allSlices)).filter(({ job }) => letterJobs.includes(job.name));
  const sendsLetters = options.sendsLetters ?? true;
  const worker = sendsLetters
    ? await startWorking({ config, pools, clock: systemClock, log, deletions }, letters)
    : undefined;
  const slices = [accountSlice, ...(options.also ?? [])];
  const test = await startTestApp(db, { log, config, pools, jobs, slices, declared: { ...declared, deletions } });

  const journey: Journey = {
    ...test,
    post: (url, body, more = {}) =>
      test.app.inject({ method: "POST", url, remoteAddress: freshAddress(), ...(body ? { body } : {}), ...more }),
    get: (url, cookie) => test.app.inject({ method: "GET", url, headers: cookie ? { cookie } : {} }),
    patch: (url, body, cookie) => test.app.inject({ method: "PATCH", url, body, headers: { cookie } }),
    async lettersSent() {
      const waiting = "select from pgboss.job where name = any ($1) and state < 'completed'";
      for (let tried = 0; tried < 600; tried++) {
        if ((await db.owner.query(waiting, [letterJobs])).rows.length === 0) return;
        await setTimeout(50);
      }
      throw new Error("The letters were not sent within half a minute");
    },
    mailsTo: async (email) => (await listCaughtMails(directory)).filter(({ to }) => to.includes(email)),
    async join(account) {
      await journey.post("/api/auth/signup", account);
      await journey.lettersSent();
      const [mail] = await journey.mailsTo(account.email);
      await journey.post("/api/auth/verify-email", { token: tokenIn(mail!) });
      return cookieOf(await journey.login(account));
    },
    login: ({ email, password }, remoteAddress = freshAddress()) =>
      test.app.inject({
        method: "POST",
        url: "/api/auth/login",
        body: { email, password },
        headers: { cookie: `${deviceCookie}=${hash("sha256", email, "base64url")}` },
        remoteAddress,
      }),
    smtp: {
      stop: () => catcher.close(),
      async start() {
        catcher = await startMailCatcher({ directory, port });
      },
    },
    async close() {
      await worker?.stop();
      await jobs.stop();
      await test.close();
      await catcher.close();
      await rm(directory, { recursive: true });
    },
  };
  return journey;
}

/** A journey on a database of its own, for all tests of a file. Both are there once its tests begin. */
export function accountJourney(options: JourneyOptions = {}): { db: TestDatabase; journey: Journey } {
  const [db, journey] = [{} as TestDatabase, {} as Journey];
  beforeAll(async () => {
    Object.assign(db, await createTestDatabase());
    Object.assign(journey, await startJourney(db, options));
  });
  afterAll(async () => {
    await journey.close();
    await db.drop();
  });
  return { db, journey };
}
