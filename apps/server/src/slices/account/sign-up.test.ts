import { describe, expect, test } from "vitest";
import { pendingCookie } from "./factors/device-cookies.ts";
import { accountJourney, freshEmail, sampleSignUp, tokenIn } from "./testing.ts";

const { db, journey } = accountJourney();

const usersWith = async (email: string) =>
  (await db.owner.query("select id from auth.users where email = $1", [email])).rows.length;

describe("signing up", () => {
  test("makes account, keys, person, estate and audit entry at once, and mails the link", async () => {
    const account = sampleSignUp(freshEmail());
    const answer = await journey.post("/api/auth/signup", { ...account, language: "es" });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true, data: { verificationSent: true } });
    expect(
      answer.cookies.map(({ name }) => name),
      "no session",
    ).toEqual([pendingCookie]);

    const { rows } = await db.owner.query(
      `select u.id, u.email_verified, p.first_name, p.language, p.main_currency, e.plan, k.salt, k.kdf, k.recipient,
              k.verifying_key, k.bundle_by_password, k.bundle_by_kit, k.kit_number, k.kit_confirmed_at,
              (select body::json ->> 'type' from audit.entries a where a.estate_id = u.id) as audited
         from auth.users u join app.people p on p.id = u.id join app.estates e on e.holder_id = u.id
         join auth.account_keys k on k.user_id = u.id where u.email = $1`,
      [account.email],
    );
    expect(rows).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
        email_verified: false,
        first_name: "Nadia",
        language: "es",
        main_currency: "USD",
        plan: "free",
        salt: account.salt,
        kdf: account.kdf,
        recipient: account.recipient,
        verifying_key: account.verifyingKey,
        bundle_by_password: account.bundleByPassword,
        bundle_by_kit: account.bundleByKit,
        kit_number: account.kitNumber,
        kit_confirmed_at: null,
        audited: "account.created",
      },
    ]);

    await journey.lettersSent();
    const [mail, ...others] = await journey.mailsTo(account.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Confirme su dirección de correo");
    expect(tokenIn(mail!)).toHaveLength(43);
  });

  test("notes a kit that was proved during sign-up", async () => {
    const email = freshEmail();
    await journey.post("/api/auth/signup", { ...sampleSignUp(email), kitConfirmed: true });
    const { rows } = await db.owner.query(
      "select kit_confirmed_at is not null as confirmed from auth.account_keys k join auth.users u on u.id = user_id where email = $1",
      [email],
    );
    expect(rows).toEqual([{ confirmed: true }]);
  });

  test.each(["salt", "kdf", "recipient", "verifyingKey", "bundleByPassword", "bundleByKit", "kitNumber", "password"])(
    "[KEY-013] without %s nothing is made",
    async (missing) => {
      const { [missing as "salt"]: _, ...rest } = sampleSignUp(freshEmail());
      const answer = await journey.post("/api/auth/signup", rest);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false, code: "VALIDATION_ERROR" });
      expect(Object.keys(answer.json().fields)).toEqual([missing]);
      expect(await usersWith(rest.email)).toBe(0);
    },
  );

  test.each([
    { memoryKiB: 32 * 1024 },
    { passes: 2 },
    { parallelism: 0 },
    { algorithm: "scrypt" },
    { memoryKiB: 128 * 1024 },
  ])("refuses the derivation parameters %j", async (other) => {
    const account = sampleSignUp(freshEmail());
    const answer = await journey.post("/api/auth/signup", { ...account, kdf: { ...account.kdf, ...other } });
    expect(answer.statusCode).toBe(400);
    expect(await usersWith(account.email)).toBe(0);
  });

  test("refuses a bundle in the wrong field and a password that is no derived key", async () => {
    const account = sampleSignUp(freshEmail());
    for (const wrong of [{ bundleByKit: account.bundleByPassword }, { password: "Correct horse battery 9!" }]) {
      expect((await journey.post("/api/auth/signup", { ...account, ...wrong })).statusCode).toBe(400);
    }
    expect(await usersWith(account.email)).toBe(0);
  });

  test("[ACC-078] [ACC-079] names are required and at most 50 characters long", async () => {
    const account = sampleSignUp(freshEmail());
    const fieldsFor = async (firstName: string, lastName: string) =>
      (await journey.post("/api/auth/signup", { ...account, firstName, lastName })).json().fields;
    expect(await fieldsFor("  ", "")).toEqual({
      firstName: ["First name is required"],
      lastName: ["Last name is required"],
    });
    expect(await fieldsFor("N".repeat(51), "H".repeat(51))).toEqual({
      firstName: ["First name too long"],
      lastName: ["Last name too long"],
    });
    expect(await fieldsFor("N".repeat(50), "H".repeat(50))).toBeUndefined();
  });

  test("[GEN-005] an address is one address however it is written", async () => {
    const email = freshEmail();
    await journey.post("/api/auth/signup", sampleSignUp(`  ${email.toUpperCase()} `));
    await journey.post("/api/auth/signup", sampleSignUp(email));
    expect(await usersWith(email)).toBe(1);
  });

  test("what a body may not say never takes effect", async () => {
    const email = freshEmail();
    for (const extra of [{ holder_id: "x" }, { plan: "family" }, { user_type: "executor" }, { emailVerified: true }]) {
      const answer = await journey.post("/api/auth/signup", { ...sampleSignUp(email), ...extra });
      expect(answer.statusCode).toBe(400);
    }
    expect(await usersWith(email)).toBe(0);
  });
});

describe("signing up with a known address", () => {
  test("[SEC-017] looks the same, changes nothing and tells the owner once", async () => {
    const first = sampleSignUp(freshEmail());
    const fresh = await journey.post("/api/auth/signup", first);
    await journey.lettersSent();
    const before = await db.owner.query("select * from auth.account_keys k join auth.accounts using (user_id)");

    const again = await journey.post("/api/auth/signup", sampleSignUp(first.email));
    await journey.post("/api/auth/signup", sampleSignUp(first.email));
    expect(again.statusCode).toBe(fresh.statusCode);
    expect(again.body).toBe(fresh.body);
    const stable = ({ date: _, "x-request-id": __, "set-cookie": ___, ...rest }: typeof fresh.headers) => rest;
    expect(stable(again.headers)).toEqual(stable(fresh.headers));

    const after = await db.owner.query("select * from auth.account_keys k join auth.accounts using (user_id)");
    expect(after.rows).toEqual(before.rows);
    await journey.lettersSent();
    const subjects = (await journey.mailsTo(first.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(["About your Heirlock account", "Confirm your email address"]);
  });

  test("takes the same time", async () => {
    const known = sampleSignUp(freshEmail());
    await journey.post("/api/auth/signup", known);
    // Both wait for the same floor. `pnpm timing` measures how alike they are.
    for (const email of [freshEmail(), known.email]) {
      const start = performance.now();
      await journey.post("/api/auth/signup", sampleSignUp(email));
      expect(performance.now() - start).toBeGreaterThanOrEqual(249);
    }
  });

  test("fifty at once make one account", async () => {
    const email = freshEmail();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => journey.post("/api/auth/signup", sampleSignUp(email))),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await usersWith(email)).toBe(1);
    await journey.lettersSent();
    const subjects = (await journey.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(["About your Heirlock account", "Confirm your email address"]);
  });
});
