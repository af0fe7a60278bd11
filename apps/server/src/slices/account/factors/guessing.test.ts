import { testDatabase } from "@heirlock/db/testing/database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RefusedError } from "../../../kernel/errors.ts";
import { createJobs } from "../../../kernel/jobs.ts";
import { inSystemTransaction } from "../../../kernel/transaction.ts";
import { jobDefinitions } from "../../../slices.ts";
import { type Journey, startJourney } from "../testing.ts";
import { enterCode, enterPassword, guardedPerson, pendingOf } from "./testing.ts";
import { useSecondFactorCode } from "./use-code.ts";

/** Two processes on one database. */
const db = testDatabase();
let first: Journey;
let second: Journey;
beforeAll(async () => {
  [first, second] = await Promise.all([startJourney(db), startJourney(db, { sendsLetters: false })]);
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
});

describe("[SEC-010] a backup code", () => {
  test("signs in once, of 50 at once over two processes and as many half sign-ins", async () => {
    const person = await guardedPerson(first, db);
    const halves: string[] = [];
    for (let i = 0; i < 10; i++) halves.push(pendingOf(await enterPassword(first, person)));
    const backupCode = person.backupCodes[0]!;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        enterCode(i % 2 ? first : second, { backupCode }, { cookie: halves[i % halves.length]! }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect([...new Set(statuses)].filter((status) => ![200, 401, 410, 429].includes(status))).toEqual([]);
    const { rows } = await db.owner.query(
      "select count(*)::integer as sessions from auth.sessions where user_id = $1 and started_by = 'backup_code'",
      [person.userId],
    );
    expect(rows[0].sessions).toBe(1);
    const used = await db.owner.query(
      `select body::json -> 'data' as data from audit.entries
        where estate_id = $1 and body::json ->> 'type' = 'account.backup_code_used'`,
      [person.userId],
    );
    expect(used.rows).toEqual([{ data: { left: person.backupCodes.length - 1 } }]);
  });

  test("is used once, of 50 transactions at once that no limit holds back", async () => {
    const person = await guardedPerson(first, db);
    const backupCode = person.backupCodes[1]!.replace("-", "");
    const jobs = createJobs(first.pools, jobDefinitions);
    const uses = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) =>
        inSystemTransaction((i % 2 ? first : second).pools.auth, (tx) =>
          useSecondFactorCode(tx, { ring: { active: db.secret, others: [] }, jobs }, person.userId as never, {
            backupCode,
          }),
        ),
      ),
    );
    await jobs.stop();
    const won = uses.filter(({ status }) => status === "fulfilled");
    expect(won).toHaveLength(1);
    const refused = uses.filter((use) => use.status === "rejected").map(({ reason }) => reason);
    for (const reason of refused) expect(reason).toBeInstanceOf(RefusedError);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["INVALID_CODE"]));
    const { rows } = await db.owner.query("select used_at from auth.backup_codes where user_id = $1", [person.userId]);
    expect(rows.filter(({ used_at }) => used_at !== null)).toHaveLength(1);
  });
});

describe("[SEC-015] guessing codes", () => {
  test("ends after five failures of the account, whichever process and address", async () => {
    const person = await guardedPerson(first, db);
    const cookie = pendingOf(await enterPassword(first, person));
    const codes: string[] = [];
    for (let i = 0; i < 7; i++) {
      const body = i % 3 === 2 ? { backupCode: "00000-0000Z" } : { code: person.code(20 + i) };
      codes.push((await enterCode(i % 2 ? first : second, body, { cookie })).json().code);
    }
    expect(codes).toEqual([...Array(5).fill("INVALID_CODE"), "RATE_LIMITED", "RATE_LIMITED"]);
    const right = await enterCode(second, { code: person.code() }, { cookie });
    expect(right.statusCode).toBe(429);
    expect(Number(right.headers["retry-after"])).toBeGreaterThan(0);
    // The code is not used up by that, and the door before it is not shut.
    expect((await enterPassword(second, person)).statusCode).toBe(200);
    await db.owner.query("update auth.sign_in_tries set at = at - interval '16 minutes'");
    expect((await enterCode(second, { code: person.code() }, { cookie })).statusCode).toBe(200);
  });

  test("a stranger who keeps guessing the password holds no other door shut", async () => {
    const person = await guardedPerson(first, db);
    const half = pendingOf(await enterPassword(first, person));
    const wrong = { email: person.account.email, password: person.account.password.replace(/./g, "A") };
    for (let i = 0; i < 6; i++) await first.post("/api/auth/login", wrong);
    expect((await enterPassword(first, person)).statusCode).toBe(429);
    const headers = { cookie: person.cookie };
    const proof = await first.post("/api/auth/reauthenticate", { password: person.account.password }, { headers });
    expect(proof.statusCode).toBe(200);
    expect((await enterCode(second, { code: person.code() }, { cookie: half })).statusCode).toBe(200);
  });

  test("at once gains nothing", async () => {
    const person = await guardedPerson(first, db);
    const cookie = pendingOf(await enterPassword(first, person));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        enterCode(i % 2 ? first : second, { code: String(100_000 + i) }, { cookie }),
      ),
    );
    const looked = answers.filter((answer) => answer.json().code === "INVALID_CODE");
    expect(looked.length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(40 - looked.length);
  });
});
