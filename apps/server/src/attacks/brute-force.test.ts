import { rateLimits } from "@heirlock/contract/rate-limits";
import { testDatabase } from "@heirlock/db/testing/database";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enterCode, enterPassword, guardedPerson, pendingOf } from "../slices/account/factors/testing.ts";
import { startTestProvider, type TestProvider } from "../slices/account/recovery-options/testing.ts";
import {
  freshAddress,
  freshEmail,
  type Journey,
  sampleAuthKey,
  sampleSignUp,
  startJourney,
} from "../slices/account/testing.ts";
import { membershipSlices } from "../slices/members/testing/members-server.ts";
import { planSlice } from "../slices/plan/slice.ts";
import { willsSlice } from "../slices/wills/slice.ts";
import { allRoutes, sampleRequest } from "./testing.ts";

const db = testDatabase();
let processes: [Journey, Journey];
let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
  const { settings } = provider;
  const also = [...membershipSlices, planSlice, willsSlice];
  processes = [
    await startJourney(db, { settings, also }),
    await startJourney(db, { settings, also, sendsLetters: false }),
  ];
});
afterAll(async () => {
  for (const process of processes) await process.close();
  await provider.close();
});

/** Each try goes to the other process. */
const turn = (n: number) => processes[n % 2]!;

function expectLimited(answer: LightMyRequestResponse, windowSeconds: number): void {
  expect([answer.statusCode, answer.json().code]).toEqual([429, "RATE_LIMITED"]);
  const wait = Number(answer.headers["retry-after"]);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(windowSeconds);
}
const { signInByAccount, signInByAddress, sessionRefresh } = rateLimits;

describe("[SEC-015] guessing over two processes", () => {
  test("passwords of one account, from a new address each time: the sixth is not looked at", async () => {
    const account = sampleSignUp(freshEmail());
    await processes[0].join(account);
    for (let n = 0; n < signInByAccount.max; n++) {
      const guess = await turn(n).login({ email: account.email, password: sampleAuthKey() });
      expect(guess.statusCode).toBe(401);
    }
    for (const n of [0, 1]) expectLimited(await turn(n).login(account), signInByAccount.windowSeconds);
  });

  test("passwords of many accounts from one address", async () => {
    const address = freshAddress();
    const guess = (n: number) => turn(n).login({ email: freshEmail(), password: sampleAuthKey() }, address);
    for (let n = 0; n < signInByAddress.max; n++) expect((await guess(n)).statusCode).toBe(401);
    for (const n of [0, 1]) expectLimited(await guess(n), signInByAddress.windowSeconds);
  });

  test.each(["code", "backupCode"] as const)("the second factor by %s, with a new half each time", async (kind) => {
    const person = await guardedPerson(processes[0], db);
    const wrong = { code: person.code(40), backupCode: "00000-00000" }[kind];
    let cookie = "";
    for (let n = 0; n < signInByAccount.max; n++) {
      cookie = pendingOf(await enterPassword(turn(n), person));
      const guess = await enterCode(turn(n + 1), { [kind]: wrong }, { cookie });
      expect([guess.statusCode, guess.json().code]).toEqual([401, "INVALID_CODE"]);
    }
    const right = { code: person.code(), backupCode: person.backupCodes[0] }[kind];
    for (const n of [0, 1]) {
      const late = await enterCode(turn(n), { [kind]: right }, { cookie });
      expectLimited(late, signInByAccount.windowSeconds);
      expect(late.cookies).toEqual([]);
      // The door before it has a count of its own, and knowing the password is no way around this one.
      const next = pendingOf(await enterPassword(turn(n), person));
      expectLimited(await enterCode(turn(n), { [kind]: right }, { cookie: next }), signInByAccount.windowSeconds);
    }
  });

  test("the password once more, by who took over an open session", async () => {
    const account = sampleSignUp(freshEmail());
    const cookie = await processes[0].join(account);
    const prove = (n: number, password: string) =>
      turn(n).post("/api/auth/reauthenticate", { password }, { headers: { cookie } });
    for (let n = 0; n < signInByAccount.max; n++) expect((await prove(n, sampleAuthKey())).statusCode).toBe(401);
    for (const n of [0, 1]) expectLimited(await prove(n, account.password), signInByAccount.windowSeconds);
  });
});

describe("[SEC-016] mailed tokens and what a person may ask for", () => {
  const withToken = allRoutes.filter(
    ({ route }) => route.access === "anyone" && route.body && "token" in route.body.shape,
  );

  test.each(withToken)("$name: tokens guessed over two processes", async ({ route }) => {
    const [name] = [route.limit ?? []].flat();
    const { max, windowSeconds } = rateLimits[name as "resetPassword"];
    const remoteAddress = freshAddress();
    const guess = (n: number) => {
      const { url, payload } = sampleRequest(route);
      return turn(n).post(url, { ...payload, token: sampleAuthKey() }, { remoteAddress });
    };
    const answers = [];
    for (let n = 0; n < max; n++) answers.push((await guess(n)).json().code);
    expect(new Set(answers)).toEqual(new Set(["TOKEN_EXPIRED"]));
    for (const n of [0, 1]) expectLimited(await guess(n), windowSeconds);
  });

  test("the extension of a session", async () => {
    const cookie = await processes[0].join(sampleSignUp(freshEmail()));
    const refresh = (n: number) => turn(n).post("/api/auth/session/refresh", undefined, { headers: { cookie } });
    expect((await refresh(0)).statusCode).toBe(200);
    expectLimited(await refresh(1), sessionRefresh.windowSeconds);
  });

  const byPerson = allRoutes.filter(({ route }) =>
    [route.limit ?? []].flat().some((name) => rateLimits[name as keyof typeof rateLimits].by === "person"),
  );
  test.each(byPerson)("$name", async ({ route }) => {
    const names = [route.limit!].flat() as (keyof typeof rateLimits)[];
    const { max, windowSeconds } = rateLimits[names.find((name) => rateLimits[name].by === "person")!];
    const cookie = await processes[0].join(sampleSignUp(freshEmail()));
    // A new account has fewer letters: invitations.test.ts.
    await db.owner.query("update app.estates set created_at = now() - interval '8 days'");
    const ask = (n: number) => {
      const { method, url, payload } = sampleRequest(route);
      return turn(n).app.inject({
        method,
        url,
        headers: { cookie },
        remoteAddress: freshAddress(),
        ...(payload && { payload }),
      });
    };
    for (let n = 0; n < max; n++) expect((await ask(n)).statusCode).not.toBe(429);
    for (const n of [0, 1]) expectLimited(await ask(n), windowSeconds);
  });

  test("every limit of the table is tried over two processes, here or route by route in the kernel", () => {
    const byRoutes = allRoutes.flatMap(({ route }) => [route.limit ?? []].flat());
    // The quiet ones answer as always: recovery-means.test.ts and reset-password.test.ts look at what is sent.
    const quiet = ["quietResetMail", "quietRecoveryCode", "quietRecoveryCodeByAsker"];
    const inUseCase = ["inviteByNewAccount"];
    const tried = new Set([
      ...byRoutes,
      ...quiet,
      ...inUseCase,
      "signInByAccount",
      "signInByAddress",
      "sessionRefresh",
    ]);
    expect(Object.keys(rateLimits).filter((name) => !tried.has(name))).toEqual([]);
  });
});
