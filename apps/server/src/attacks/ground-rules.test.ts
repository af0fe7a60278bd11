import { expect, test } from "vitest";
import { accountJourney, cookiesOf, freshEmail, sampleSignUp } from "../slices/account/testing.ts";

const { db, journey } = accountJourney();

test("a new installation has no account: nobody can sign in with a name and a password that everybody knows", async () => {
  for (const table of ["auth.users", "auth.accounts", "auth.sessions", "app.people"]) {
    const { rows } = await db.owner.query(`select * from ${table}`);
    expect({ table, rows }).toEqual({ table, rows: [] });
  }
});

test("a password stays good for as long as its owner keeps it", async () => {
  const account = sampleSignUp(freshEmail());
  await journey.join(account);
  await db.owner.query(
    "update auth.accounts set created_at = now() - interval '10 years', password_changed_at = now() - interval '10 years'",
  );
  const login = await journey.login(account);
  expect([login.statusCode, login.json().success]).toEqual([200, true]);
});

test("an account may have many sessions at once, each with a token of its own", async () => {
  const account = sampleSignUp(freshEmail());
  await journey.join(account);
  const tokens: string[] = [];
  for (let n = 0; n < 12; n++) tokens.push(cookiesOf(await journey.login(account))["__Host-hl_session"]!);
  expect(new Set(tokens).size).toBe(12);
  for (const token of tokens) {
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect((await journey.get("/api/auth/user", `__Host-hl_session=${token}`)).statusCode).toBe(200);
  }
});
