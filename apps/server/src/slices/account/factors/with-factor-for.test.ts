import type { AccountId } from "@heirlock/domain/identifiers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Caller } from "../../../kernel/actor.ts";
import { createJobs, type Jobs } from "../../../kernel/jobs.ts";
import { sessionHash, sessionTokenOf } from "../../../kernel/session-cookie.ts";
import { jobDefinitions } from "../../../slices.ts";
import { addPasskey } from "../recovery-options/testing/two-sides.ts";
import { accountJourney, freshAddress, freshEmail, sampleSignUp } from "../testing.ts";
import { type Guarded, guardedPerson, join } from "./testing.ts";
import { askPasskeyFor, type GivenFactor, type NamedRequest, withFactorFor } from "./with-factor-for.ts";

const { db, journey } = accountJourney();
let jobs: Jobs;
beforeAll(() => {
  jobs = createJobs(journey.pools, jobDefinitions);
});
afterAll(() => jobs.stop());

const deps = () => {
  const { config, pools } = journey;
  return { auth: pools.auth, ring: config.ring, config, jobs };
};
const callerOf = (cookie: string): Caller => ({
  sessionHash: sessionHash(sessionTokenOf(cookie)!),
  access: "signed-in",
});
/** The part is ready for the release's steps; none of them exists yet, so these are made up. */
const veto: NamedRequest = { action: "veto", about: ["case-1"] };

async function act(cookie: string, given: GivenFactor, request = veto, address = freshAddress()) {
  const work = vi.fn(async (_tx: unknown, _actor: unknown, used: object) => used);
  const visit = { address, cookies: "" };
  const outcome = await withFactorFor(deps(), callerOf(cookie), { request, given, visit }, work).catch(
    (error: { code: string }) => error.code,
  );
  return { outcome, ran: work.mock.calls.length };
}
const ask = (cookie: string, request: NamedRequest) => askPasskeyFor(deps(), callerOf(cookie), request);
const withPasskey = (person: Guarded) =>
  addPasskey(journey, { cookie: person.cookie, userId: person.userId as AccountId });

test("a code is good for one request: the work runs once, with how old the factor is", async () => {
  const person = await guardedPerson(journey, db);
  const code = person.code();
  const first = await act(person.cookie, { code });
  expect(first).toEqual({ outcome: { by: "totp", since: expect.any(Date) }, ran: 1 });
  expect(await act(person.cookie, { code })).toEqual({ outcome: "INVALID_CODE", ran: 0 });
  const backupCode = person.backupCodes[0]!.replace("-", "");
  expect((await act(person.cookie, { backupCode })).outcome).toMatchObject({ by: "backup_code" });
  expect(await act(person.cookie, { backupCode })).toEqual({ outcome: "INVALID_CODE", ran: 0 });
});

test("[SEC-009] of five requests with one code one runs", async () => {
  const person = await guardedPerson(journey, db);
  const code = person.code();
  const acts = await Promise.all(Array.from({ length: 5 }, () => act(person.cookie, { code })));
  expect(acts.filter(({ ran }) => ran === 1)).toHaveLength(1);
});

test("however fresh the session's own proof is, it stands for no factor, and nobody without one acts", async () => {
  const person = await guardedPerson(journey, db);
  expect(await act(person.cookie, {})).toEqual({ outcome: "INVALID_CODE", ran: 0 });
  const cookie = await join(journey, db, sampleSignUp(freshEmail()));
  expect(await act(cookie, { code: "123456" })).toEqual({ outcome: "INVALID_CODE", ran: 0 });
  await expect(ask(cookie, veto)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("work that fails uses nothing up", async () => {
  const person = await guardedPerson(journey, db);
  const given = { code: person.code() };
  const visit = { address: freshAddress(), cookies: "" };
  const failing = withFactorFor(deps(), callerOf(person.cookie), { request: veto, given, visit }, async () => {
    throw new Error("died");
  });
  await expect(failing).rejects.toThrow("died");
  expect((await act(person.cookie, given)).ran).toBe(1);
});

test("a passkey answers for its action and what that is about, once, and for no other purpose", async () => {
  const person = await guardedPerson(journey, db);
  const { passkey } = await withPasskey(person);
  const answer = async (asked: Awaited<ReturnType<typeof ask>>) => ({
    passkey: { challengeId: asked.challengeId, response: passkey.answer(asked) },
  });
  const others: NamedRequest[] = [
    { action: "veto", about: ["case-2"] },
    { action: "open", about: ["case-1"] },
    { action: "veto", about: ["case-1", "and more"] },
    { action: "vetocase-1", about: [] },
  ];
  for (const other of others) {
    const given = await answer(await ask(person.cookie, other));
    expect(await act(person.cookie, given, veto)).toEqual({ outcome: "INVALID_PASSKEY", ran: 0 });
  }
  const given = await answer(await ask(person.cookie, veto));
  expect((await act(person.cookie, given)).outcome).toEqual({ by: "passkey", since: expect.any(Date) });
  expect(await act(person.cookie, given)).toEqual({ outcome: "INVALID_PASSKEY", ran: 0 });

  // Neither does a proof for the session act, nor an answer for an action prove anything to the session.
  const headers = { cookie: person.cookie };
  const proof = (await journey.post("/api/auth/passkeys/proof/options", undefined, { headers })).json().data;
  expect(await act(person.cookie, await answer(proof))).toEqual({ outcome: "INVALID_PASSKEY", ran: 0 });
  const forAction = await answer(await ask(person.cookie, veto));
  const session = await journey.post("/api/auth/reauthenticate", forAction, { headers });
  expect(session.json().code).toBe("INVALID_PASSKEY");
});

test("a passkey of somebody else, and an answer to somebody else's question", async () => {
  const [person, thief] = [await guardedPerson(journey, db), await guardedPerson(journey, db)];
  const own = (await withPasskey(person)).passkey;
  const strange = (await withPasskey(thief)).passkey;
  const asked = await ask(person.cookie, veto);
  const swapped = { passkey: { challengeId: asked.challengeId, response: strange.answer(asked) } };
  expect((await act(person.cookie, swapped)).outcome).toBe("INVALID_PASSKEY");
  const theirs = await ask(thief.cookie, veto);
  const borrowed = { passkey: { challengeId: theirs.challengeId, response: own.answer(theirs) } };
  expect((await act(person.cookie, borrowed)).outcome).toBe("INVALID_PASSKEY");
});

test("[SEC-015] guesses count like those of every proof", async () => {
  const person = await guardedPerson(journey, db);
  const address = freshAddress();
  for (let tried = 0; tried < 5; tried++) {
    expect((await act(person.cookie, { code: `00000${tried}` }, veto, address)).outcome).toBe("INVALID_CODE");
  }
  expect((await act(person.cookie, { code: person.code() }, veto, address)).outcome).toBe("RATE_LIMITED");
});
