import { randomUUID } from "node:crypto";
import type { PlanStep } from "@heirlock/contract/plan/step";
import { fromBase64url, saltLength } from "@heirlock/crypto/format";
import { readHead } from "@heirlock/crypto/plan/head";
import type { SeenHead } from "@heirlock/crypto/plan/judge-head";
import { makeStep, type PlanBefore } from "@heirlock/crypto/plan/make-step";
import type { Person } from "@heirlock/db/testing/given";
import { describe, expect, test } from "vitest";
import { guardedPerson, join } from "../account/factors/testing.ts";
import { accountJourney, freshEmail, sampleSignUp } from "../account/testing.ts";
import { withKeys } from "../members/testing/key-holders.ts";
import { planSlice } from "./slice.ts";

const { db, journey } = accountJourney({ also: [planSlice] });
const lost: SeenHead = { number: Date.now() + 3_600_000, hash: "s".repeat(43) };

/** A holder's browser that has signed one head, and has seen another since that the server does not know. */
async function stopped(cookie: string) {
  const headers = { cookie };
  const { userId } = (await journey.get("/api/auth/session", cookie)).json().data;
  const holder = await withKeys(db, { id: userId } as Person);
  const entry = {
    kind: "plan-entry",
    estate: userId,
    entry: randomUUID(),
    revision: 1,
    generation: 1,
    deletedOn: null,
  } as const;
  const step = (before: PlanBefore | null, givesUp: SeenHead | null = null) =>
    makeStep(holder.bundle, userId, before, [entry], Date.now(), givesUp)! as PlanStep;
  const first = step(null);
  expect((await journey.post("/api/plan", first, { headers })).statusCode).toBe(200);
  const head = readHead(holder.keys.verifying_key, userId, first.head);
  const salt = fromBase64url(first.salt!, saltLength);
  const next = step({ salt, head, text: first.head.text, leaves: first.leaves }, lost);
  const goOn = (given: object) => journey.post("/api/plan/go-on", { step: next, ...given }, { headers });
  return { headers, next, goOn };
}
const newcomer = () => join(journey, db, sampleSignUp(freshEmail()));

describe("[KEY-078] a head that gives up another", () => {
  test("is taken by its own way alone, with a number above the one given up", async () => {
    const { headers, next, goOn } = await stopped(await newcomer());
    expect((await journey.post("/api/plan", next, { headers })).json().code).toBe("PLAN_INVALID");
    const done = await goOn({});
    expect(done.statusCode).toBe(200);
    expect(done.json().data.number).toBeGreaterThan(lost.number);
    expect((await journey.get("/api/plan", headers.cookie)).json().data.chains[0].head).toEqual(next.head);
  });

  test("wants the second factor where there is one, and a fresh proof where there is none", async () => {
    const person = await guardedPerson(journey, db);
    const { goOn } = await stopped(person.cookie);
    expect((await goOn({})).json().code).toBe("INVALID_CODE");
    expect((await goOn({ code: "000000" })).json().code).toBe("INVALID_CODE");
    expect((await goOn({ code: person.code() })).statusCode).toBe(200);

    const plain = await stopped(await newcomer());
    await db.owner.query("update auth.sessions set last_proof_at = now() - interval '16 minutes'");
    expect((await plain.goOn({})).json().code).toBe("REAUTH_REQUIRED");
  });
});
