import { testDatabase } from "@heirlock/db/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "../../kernel/log.ts";
import { cookiesOf, freshEmail, type Journey, sampleAuthKey, sampleSignUp, startJourney, tokenIn } from "./testing.ts";

const db = testDatabase();
let journey: Journey;
const lines: string[] = [];
beforeAll(async () => {
  const log = createLog("trace", { write: (line) => lines.push(line) });
  journey = await startJourney(db, { log });
});
afterAll(async () => {
  await journey.close();
});

test("[SEC-006] [SEC-032] a whole journey leaves no token, key, address or name in the log", async () => {
  const account = { ...sampleSignUp(freshEmail()), firstName: "Zenobia", lastName: "Quattlebaum" };
  const cookie = await journey.join(account);
  const [mail] = await journey.mailsTo(account.email);
  const guess = sampleAuthKey();
  await journey.login({ email: account.email, password: guess });
  await journey.post("/api/auth/verify-email", { token: tokenIn(mail!) });
  const login = await journey.login(account);
  await journey.patch("/api/user/profile", { first_name: account.firstName, country: "LB" }, cookie);

  // Failures that quote what they failed on: one of the database, one of the mail server.
  await db.owner.query(`
    create function app.fail() returns trigger language plpgsql as $$ begin raise 'no %', new; end $$;
    create trigger fail before update on app.people for each row execute function app.fail();
  `);
  expect((await journey.patch("/api/user/profile", { first_name: "Zenobia" }, cookie)).statusCode).toBe(500);
  await journey.post("/api/auth/logout", undefined, { headers: { cookie } });
  journey.app.log.info({ control: "planted" }, "The journey is over");

  const logged = lines.join("");
  expect(logged).toContain("planted");
  expect(logged).toContain("/api/auth/login");
  expect(logged).toContain("DATABASE_ERROR");
  const secrets = {
    email: account.email,
    password: account.password,
    guess,
    first: account.firstName,
    last: account.lastName,
    link: tokenIn(mail!),
    token: cookiesOf(login)["__Host-hl_session"]!,
    cookie: cookie.split("=")[1]!,
    salt: account.salt,
    bundle: account.bundleByKit,
  };
  for (const [what, secret] of Object.entries(secrets)) {
    for (const form of [secret, encodeURIComponent(secret), Buffer.from(secret).toString("base64url")]) {
      expect(logged.includes(form), what).toBe(false);
    }
  }
});
