import { createTestDatabase, type TestDatabase } from "@heirlock/db/testing/database";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "../kernel/log.ts";
import { pendingOf } from "../slices/account/factors/testing.ts";
import {
  askForLink,
  enrol,
  makePassword,
  newPasswordFields,
  realAccount,
  resetWithKit,
  signedChange,
} from "../slices/account/recovery/testing/real-account.ts";
import { cookieOf, freshAddress, type Journey, startJourney } from "../slices/account/testing.ts";

/** One request and its answer, as they went over the wire. */
interface Exchange {
  url: string;
  headers: string;
  body: string;
}

let db: TestDatabase;
let journey: Journey;
const exchanges: Exchange[] = [];
const lines: string[] = [];
/** What must stay where it belongs, by what it is. */
const cookies = new Set<string>();
const mailed = new Set<string>();
const typed = new Set<string>();
let email: string;

function keep({ url, headers: sent }: InjectOptions, answer: LightMyRequestResponse): void {
  const { "set-cookie": _, ...headers } = answer.headers;
  exchanges.push({ url: String(url), headers: JSON.stringify(headers), body: answer.body });
  // A browser's own mark, made up by the harness and sent back to it, is no secret of ours.
  const ours = answer.cookies.filter(({ value }) => value.length > 20 && !JSON.stringify(sent ?? {}).includes(value));
  for (const { value } of ours) cookies.add(value);
}

beforeAll(async () => {
  db = await createTestDatabase();
  journey = await startJourney(db, { log: createLog("trace", { write: (line) => lines.push(line) }) });
  const inject = journey.app.inject.bind(journey.app) as (options: InjectOptions) => Promise<LightMyRequestResponse>;
  journey.app.inject = (async (options: InjectOptions) => {
    const answer = await inject(options);
    keep(options, answer);
    return answer;
  }) as never;
  await walk();
  await journey.lettersSent();
  for (const mail of await journey.mailsTo(email)) {
    for (const [, token] of mail.text.matchAll(/#([A-Za-z0-9_-]{43})/g)) mailed.add(token!);
  }
});
afterAll(async () => {
  await journey.close();
  await db.drop();
});

/** Sign-up, second factor, trusted device, fresh proof, sessions, password change, forgotten password, sign-out. */
async function walk(): Promise<void> {
  const person = await realAccount(journey);
  email = person.email;
  const { keys } = person;
  const factor = await enrol(journey, person.cookie);
  const signIn = async (password: string, code: string) => {
    const half = await journey.login({ email, password });
    const body = { code, trustDevice: true };
    const headers = { cookie: pendingOf(half) };
    const whole = await journey.post("/api/auth/two-factor/verify", body, { headers, remoteAddress: freshAddress() });
    expect(whole.statusCode).toBe(200);
    return cookieOf(whole);
  };
  const as = (cookie: string) => ({ headers: { cookie } });
  const first = await signIn(person.password.authKey, factor.code());
  const proof = { password: person.password.authKey };
  const proven = cookieOf(await journey.post("/api/auth/reauthenticate", proof, as(first)));
  for (const path of [
    "auth/sessions",
    "auth/security-log?limit=10",
    "auth/security-score",
    "auth/two-factor",
    "auth/keys",
  ])
    expect((await journey.get(`/api/${path}`, proven)).statusCode).toBe(200);

  const changed = makePassword();
  const change = { currentPassword: person.password.authKey, ...newPasswordFields(keys, changed), version: 1 };
  const answer = await journey.post("/api/auth/password/change", signedChange(keys, change), as(proven));
  expect(answer.statusCode).toBe(200);

  const link = await askForLink(journey, email);
  expect((await journey.post("/api/auth/password/reset/kit-bundle", { token: link })).statusCode).toBe(200);
  const reset = makePassword();
  const body = resetWithKit(keys, link, reset, { backupCode: factor.backupCodes[1] });
  expect((await journey.post("/api/auth/password/reset", body)).statusCode).toBe(200);

  const half = await journey.login({ email, password: reset.authKey });
  const backup = { backupCode: factor.backupCodes[0] };
  const last = cookieOf(await journey.post("/api/auth/two-factor/verify", backup, as(pendingOf(half))));
  await journey.get("/api/auth/sessions", last);
  expect((await journey.post("/api/auth/sessions/revoke-others", undefined, as(last))).statusCode).toBe(200);
  expect((await journey.post("/api/auth/logout", undefined, as(last))).statusCode).toBe(200);
  for (const { authKey } of [person.password, changed, reset]) typed.add(authKey);
  for (const code of factor.backupCodes.slice(0, 2)) typed.add(code);
}

async function everyRow(): Promise<string> {
  const { rows: tables } = await db.owner.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('app', 'auth', 'audit', 'pgboss')`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => JSON.stringify((await db.owner.query(`select * from ${name}`)).rows)),
  );
  return texts.join("\n");
}

/** In which of the places a text stands. */
async function placesOf(text: string): Promise<string[]> {
  const mails = (await journey.mailsTo(email)).map((mail) => JSON.stringify(mail));
  const places: Record<string, string[]> = {
    address: exchanges.map(({ url }) => decodeURIComponent(url)),
    header: exchanges.map(({ headers }) => headers),
    body: exchanges.map(({ body }) => body),
    log: lines,
    mail: mails,
    database: [await everyRow()],
  };
  return Object.keys(places).filter((place) => places[place]!.some((one) => one.includes(text)));
}

test("the journey made what is looked for, and the search finds what is there", async () => {
  // Sessions of two sign-ins, a proof and a reset; half sign-ins; trusted devices; known devices.
  expect(cookies.size).toBeGreaterThan(8);
  // Confirmation, reset, and the objection of each notice.
  expect(mailed.size).toBeGreaterThan(4);
  expect(await placesOf(email)).toEqual(["body", "mail", "database"]);
  expect(await placesOf("/api/auth/password/reset")).toEqual(expect.arrayContaining(["address", "log"]));
  expect(await placesOf("application/json")).toEqual(expect.arrayContaining(["header"]));
});

describe("[SEC-006] no cookie that opens or spares something", () => {
  test("stands in a body, another header, an address, the log, an event, a job, a mail or the database", async () => {
    for (const token of cookies) expect(await placesOf(token)).toEqual([]);
  });
});

describe("[SEC-032] no secret of a mailed link", () => {
  test("stands in an address, a header, the log or the database; it is in the mail's fragment alone", async () => {
    for (const token of mailed) expect(await placesOf(token)).toEqual(["mail"]);
    for (const mail of await journey.mailsTo(email)) {
      for (const [url] of mail.text.matchAll(/https?:\/\/\S+/g)) expect(new URL(url).search).toBe("");
    }
  });

  test("nor does what a person typed", async () => {
    for (const secret of typed) {
      const places = (await placesOf(secret)).filter((place) => place !== "body");
      expect(places).toEqual([]);
    }
  });
});
