import { given, type Person } from "@heirlock/db/testing/given";
import { describe, expect, test } from "vitest";
import { sessionCookie } from "../../kernel/session-cookie.ts";
import { accountJourney } from "./testing.ts";

const { db, journey } = accountJourney();

const cookieFor = async (person: Person) => `${sessionCookie}=${(await given(db).session(person)).token}`;
const userProfile = async (person: Person) =>
  (await journey.get("/api/auth/user-profile", await cookieFor(person))).json();

describe("[ACC-020] GET /api/auth/user-profile", () => {
  test("[ACC-016] a holder is a will holder", async () => {
    const noor = await given(db).holder({ plan: "premium" });
    expect(await userProfile(noor)).toEqual({
      success: true,
      data: {
        user_type: "will_holder",
        isWillHolder: true,
        isDualRole: false,
        kit_confirmed: false,
        active_side: null,
        deletes_at: null,
        profile: {
          id: noor.id,
          email: noor.email,
          first_name: "Noor",
          last_name: "Haddad",
          country: null,
          nationality: null,
          date_of_birth: null,
          main_currency: "USD",
          language: "en",
          billing_plan_code: "premium",
        },
      },
    });
  });

  test("[ACC-016] [ACC-018] [ACC-019] members, executors, and a member with an estate", async () => {
    const noor = await given(db).holder();
    const heir = await given(db).member({ of: noor });
    const executor = await given(db).member({ of: noor, roles: ["executor", "beneficiary"] });
    const both = await given(db).member({ of: noor });
    await db.owner.query("insert into app.estates (holder_id) values ($1)", [both.id]);
    const nobody = await given(db).person();

    const kinds = [];
    for (const person of [heir, executor, both, nobody]) {
      const { user_type, isWillHolder, isDualRole, profile } = (await userProfile(person)).data;
      kinds.push([user_type, isWillHolder, isDualRole, profile.billing_plan_code]);
    }
    expect(kinds).toEqual([
      ["beneficiary", false, false, null],
      ["executor", false, false, null],
      ["dual_role", true, true, "free"],
      ["will_holder", true, false, null],
    ]);
  });

  test("needs a session", async () => {
    expect((await journey.get("/api/auth/user-profile")).json().code).toBe("AUTH_SESSION_MISSING");
  });
});

describe("the profile", () => {
  test("changes what the body names and nothing else, tells the other tabs and the audit", async () => {
    const noor = await given(db).holder();
    const cookie = await cookieFor(noor);
    const changed = await journey.patch(
      "/api/user/profile",
      { first_name: " Nour ", country: "LB", date_of_birth: "1958-02-28", language: "ar" },
      cookie,
    );
    expect(changed.json().data).toMatchObject({
      first_name: "Nour",
      last_name: "Haddad",
      country: "LB",
      nationality: "LB",
      date_of_birth: "1958-02-28",
      language: "ar",
      main_currency: "USD",
    });
    const emptied = await journey.patch("/api/user/profile", { country: null }, cookie);
    expect(emptied.json().data).toMatchObject({ country: null, date_of_birth: "1958-02-28" });
    expect((await journey.get("/api/user/profile", cookie)).json().data).toEqual(emptied.json().data);

    const { rows: events } = await db.owner.query("select kind from app.events where recipient_id = $1", [noor.id]);
    expect(events).toEqual([{ kind: "profile.updated" }, { kind: "profile.updated" }]);
    const { rows } = await db.owner.query("select body from audit.entries where estate_id = $1 order by seq", [
      noor.id,
    ]);
    expect(rows.map(({ body }) => JSON.parse(body).data)).toEqual([
      { fields: ["country", "date_of_birth", "first_name", "language"] },
      { fields: ["country"] },
    ]);
    expect(JSON.stringify(rows)).not.toContain("Nour");
  });

  test("[ACC-025] the nationality follows the country until one is chosen", async () => {
    const cookie = await cookieFor(await given(db).holder());
    const change = async (body: object) => (await journey.patch("/api/user/profile", body, cookie)).json().data;
    expect(await change({ country: "LB" })).toMatchObject({ country: "LB", nationality: "LB" });
    expect(await change({ country: "FR" })).toMatchObject({ country: "FR", nationality: "FR" });
    expect(await change({ nationality: "LB" })).toMatchObject({ country: "FR", nationality: "LB" });
    expect(await change({ country: "ES" })).toMatchObject({ country: "ES", nationality: "LB" });
    expect(await change({ nationality: null })).toMatchObject({ country: "ES", nationality: "ES" });
  });

  test("an empty change is no change", async () => {
    const noor = await given(db).holder();
    const answer = await journey.patch("/api/user/profile", {}, await cookieFor(noor));
    expect(answer.json().data.first_name).toBe("Noor");
    const { rows } = await db.owner.query("select from audit.entries where estate_id = $1", [noor.id]);
    expect(rows).toEqual([]);
  });

  test.each([
    { id: "6f1b6b4e-6f1b-4b4e-8f1b-6f1b6b4e6f1b" },
    { email: "else@example.org" },
    { billing_plan_code: "family" },
    { plan: "family" },
    { user_type: "executor" },
    { holder_id: "6f1b6b4e-6f1b-4b4e-8f1b-6f1b6b4e6f1b" },
    { first_name: "" },
    { country: "Lebanon" },
    { main_currency: "ZZZ" },
    { language: "de" },
    { date_of_birth: "2999-01-01" },
    { date_of_birth: "1958-02-30" },
  ])("refuses %j and changes nothing", async (change) => {
    const noor = await given(db).holder();
    const cookie = await cookieFor(noor);
    const before = (await journey.get("/api/auth/user-profile", cookie)).body;
    const answer = await journey.patch("/api/user/profile", { last_name: "Changed", ...change }, cookie);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual(Object.keys(change));
    expect((await journey.get("/api/auth/user-profile", cookie)).body).toBe(before);
  });

  test("is one's own: nobody else's session reads or changes it", async () => {
    const [noor, stranger] = [await given(db).holder(), await given(db).holder({ firstName: "Sami" })];
    await journey.patch("/api/user/profile", { first_name: "Other" }, await cookieFor(stranger));
    expect((await journey.get("/api/user/profile", await cookieFor(noor))).json().data.first_name).toBe("Noor");
  });
});

test("[GEN-028] the currency is USD until another is chosen", async () => {
  const noor = await given(db).holder();
  const cookie = await cookieFor(noor);
  expect((await journey.get("/api/user/currency-preference", cookie)).json()).toEqual({
    success: true,
    currency: "USD",
  });
  const changed = await journey.patch("/api/user/currency-preference", { currency: "EUR" }, cookie);
  expect(changed.json()).toEqual({ success: true, currency: "EUR" });
  expect((await journey.get("/api/user/currency-preference", cookie)).json().currency).toBe("EUR");
  expect((await journey.patch("/api/user/currency-preference", { currency: "ZZZ" }, cookie)).statusCode).toBe(400);
  expect((await journey.get("/api/user/currency-preference")).statusCode).toBe(401);
});
