import { given, type Person } from "@heirlock/db/testing/given";
import { beforeAll, describe, expect, test } from "vitest";
import { signedInAs } from "../../../kernel/testing.ts";
import { accountJourney } from "../testing.ts";

const { db, journey } = accountJourney({ sendsLetters: false });
let nadia: Person;
beforeAll(async () => {
  nadia = await given(db).holder({ firstName: "Nadia" });
});

async function browserOf(person: Person) {
  const { cookie } = signedInAs(await given(db).session(person));
  const headers = { cookie };
  return {
    get: async (url: string) => (await journey.get(url, cookie)).json(),
    post: async (url: string) => (await journey.post(url, undefined, { headers })).json(),
    choose: async (side: string) => (await journey.patch("/api/user/active-side", { side }, cookie)).json(),
  };
}

describe("[ACC-026] the roles of a person", () => {
  test("are those in other people's plans, each with its relationship; a holder may edit their own people", async () => {
    const samir = await given(db).member({ of: nadia, roles: ["executor", "beneficiary"] });
    const browser = await browserOf(samir);
    expect(await browser.get("/api/user/roles")).toEqual({
      success: true,
      roles: [
        { role: "beneficiary", status: "active", relationship_id: samir.membershipId },
        { role: "executor", status: "active", relationship_id: samir.membershipId },
      ],
      permissions: [],
    });
    expect(await (await browserOf(nadia)).get("/api/user/roles")).toEqual({
      success: true,
      roles: [],
      permissions: ["edit_member"],
    });
  });

  test("end with the membership", async () => {
    const former = await given(db).member({ of: nadia });
    await db.owner.query("update app.memberships set status = 'revoked' where id = $1", [former.membershipId]);
    expect(await (await browserOf(former)).get("/api/user/roles")).toMatchObject({ roles: [] });
  });
});

describe("[ACC-028] a plan of one's own", () => {
  test("makes a member of several plans a person with two sides, once", async () => {
    const amal = await given(db).member({ of: nadia });
    const other = await given(db).holder();
    await db.owner.query(
      `insert into app.memberships (holder_id, user_id, first_name, last_name, status)
       values ($1, $2, 'Amal', 'Haddad', 'confirmed')`,
      [other.id, amal.id],
    );
    const browser = await browserOf(amal);
    expect(await browser.get("/api/auth/user-profile")).toMatchObject({ data: { user_type: "beneficiary" } });
    expect(await browser.post("/api/user/holder-account")).toEqual({
      success: true,
      data: { user_type: "dual_role" },
    });
    expect(await browser.get("/api/auth/user-profile")).toMatchObject({
      data: { user_type: "dual_role", isDualRole: true, profile: { billing_plan_code: "free" } },
    });
    const { data } = await browser.get("/api/auth/user-profile");
    expect(data.profile.id).toBe(amal.id);
    expect(await browser.post("/api/user/holder-account")).toMatchObject({ success: false, code: "ALREADY_HOLDER" });
    const { rows } = await db.owner.query(
      "select body::json ->> 'type' as type from audit.entries where estate_id = $1",
      [amal.id],
    );
    expect(rows).toEqual([{ type: "account.holder_added" }]);
  });

  test("is opened once, however often it is asked for at the same moment", async () => {
    const browser = await browserOf(await given(db).member({ of: nadia }));
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.post("/api/user/holder-account")));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });
});

describe("[ACC-029] both sides share one person", () => {
  test("sign-in, session and profile stay the same when a plan is opened", async () => {
    const amal = await given(db).member({ of: nadia });
    const browser = await browserOf(amal);
    const before = await browser.get("/api/auth/user");
    await browser.post("/api/user/holder-account");
    expect(await browser.get("/api/auth/user")).toEqual(before);
    const { rows } = await db.owner.query("select count(*)::int from auth.users where email = $1", [amal.email]);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe("[ACC-030] the side a person works on", () => {
  test("is remembered for every device of a person with two", async () => {
    const amal = await given(db).member({ of: nadia });
    const browser = await browserOf(amal);
    await browser.post("/api/user/holder-account");
    for (const side of ["member", "holder", "member"]) {
      expect(await browser.choose(side)).toEqual({ success: true });
      const elsewhere = await browserOf(amal);
      expect(await elsewhere.get("/api/auth/user-profile")).toMatchObject({ data: { active_side: side } });
    }
  });

  test("is never one that the person does not have", async () => {
    const member = await browserOf(await given(db).member({ of: nadia }));
    expect(await member.choose("holder")).toMatchObject({ code: "FORBIDDEN" });
    expect(await (await browserOf(nadia)).choose("member")).toMatchObject({ code: "FORBIDDEN" });
    expect(await member.choose("elsewhere")).toMatchObject({ code: "VALIDATION_ERROR" });
  });
});
