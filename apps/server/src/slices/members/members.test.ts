import { randomUUID } from "node:crypto";
import { newMemberSchema } from "@heirlock/contract/members/form";
import { given, type Person } from "@heirlock/db/testing/given";
import { describe, expect, test } from "vitest";
import { addMember, memberForm, membersServer, newHolder, refused } from "./testing/members-server.ts";

const people = membersServer();

describe("adding a member", () => {
  test("[MEM-006] [MEM-007] [MEM-043] [MEM-044] [MEM-100] [MEM-101] a form of texts comes back with every field", async () => {
    const { noor, call } = await newHolder(people);
    const fields = {
      display_name: "Maya",
      member_type: "family",
      relationship: "My little sister",
      gender: "female",
      date_of_birth: "1969-03-12",
      nationality: "LB",
      national_id: "LB-77",
      address: "Rue 1",
      city: "Beirut",
      state: "Beirut",
      zip: "1107",
      country: "LB",
      law_firm_name: "Khoury & Co",
      license_id: "L-9",
      notes: "Call her first",
      email: " Maya.Khoury@Example.com ",
    };
    const answer = await call("POST", "/api/members", {
      ...memberForm({ ...fields, birth_order: "2", is_alive: "true", draft_profile_id: "", status: "draft" }),
      role: "executor",
      primary_role: "executor",
      roles: JSON.stringify([
        { role: "beneficiary", role_metadata: { kinship: "half_paternal" }, status: "active" },
        { role: "executor", role_metadata: {}, status: "active" },
      ]),
    });
    expect(answer).toMatchObject({ status: 200, body: { success: true, data: { status: "pending" } } });
    const { data } = (await call("GET", `/api/members/${answer.body.data.id}`)).body;
    expect(data).toMatchObject({
      ...fields,
      email: "maya.khoury@example.com",
      birth_order: 2,
      is_alive: true,
      is_active: true,
      is_draft: false,
      confirmed_by_holder: false,
      status: "pending",
      phone: "+961 3 555 014",
      relationship_type: "sister",
      role: "executor",
      primary_role: "executor",
      will_holder_id: noor.id,
      will_holder: { first_name: "Noor", last_name: "Haddad" },
      member_id: null,
      will_id: null,
      wills_new: null,
      member_profile: null,
      draft_profile: null,
      invitation_key: null,
      metadata: { email: "maya.khoury@example.com" },
      keys: { state: "none", has_card: false, queued_at: expect.any(String) },
    });
    expect(data.member_roles).toEqual([
      expect.objectContaining({ role: "beneficiary", status: "active", role_metadata: { kinship: "half_paternal" } }),
      expect.objectContaining({ role: "executor", status: "active", role_metadata: {} }),
    ]);
  });

  test("[MEM-043] real types are taken as well as texts", async () => {
    const { call } = await newHolder(people);
    const id = await addMember(call, {
      is_active: false,
      birth_order: 3,
      roles: [{ role: "witness" }, { role: "beneficiary", status: "inactive" }],
      primary_role: "witness",
      relationship: "Neighbour",
    });
    const { data } = (await call("GET", `/api/members/${id}`)).body;
    expect(data).toMatchObject({ is_active: false, birth_order: 3, primary_role: "witness" });
    expect(
      data.member_roles.map(({ role, status, inactive_because }: never) => [role, status, inactive_because]),
    ).toEqual([
      ["witness", "active", null],
      ["beneficiary", "inactive", "holder"],
    ]);
  });

  test("[MEM-008] [MEM-013] [MEM-052] a member is active, so is a role, and the first role is the primary one", async () => {
    const { call } = await newHolder(people);
    const form = memberForm({ roles: [{ role: "guardian" }, { role: "beneficiary" }] });
    const { is_active: _, primary_role: __, ...bare } = form;
    const { body } = await call("POST", "/api/members", bare);
    const { data } = (await call("GET", `/api/members/${body.data.id}`)).body;
    expect(data).toMatchObject({ is_active: true, primary_role: "guardian", role: "guardian" });
    expect(data.member_roles[0].status).toBe("active");
  });

  test.each([
    ["no JSON", "{"],
    ["no list", '{"role":"beneficiary"}'],
    ["an unknown role", '[{"role":"king"}]'],
    ["a role twice", '[{"role":"witness"},{"role":"witness"}]'],
    ["a status that a form has not", '[{"role":"witness","status":"revoked"}]'],
    ["no role at all", "[]"],
  ])("[MEM-024] [MEM-043] roles that are %s are refused", async (_, roles) => {
    const { call } = await newHolder(people);
    const { status, body } = await call("POST", "/api/members", memberForm({ roles }));
    expect({ status, code: body.code }).toEqual({ status: 400, code: "VALIDATION_ERROR" });
    expect((await call("GET", "/api/members")).body.data).toEqual([]);
  });

  test("[MEM-014] [MEM-017] without an address a draft, with one pending, and nobody is invited without one", async () => {
    const { call } = await newHolder(people);
    const draft = await call("POST", "/api/members", memberForm({ invite_by_email: "true" }));
    expect(draft.body.data.status).toBe("draft");
    const { data } = (await call("GET", `/api/members/${draft.body.data.id}`)).body;
    expect(data).toMatchObject({
      is_draft: true,
      invite_by_email: false,
      email: null,
      draft_profile_id: data.id,
      draft_profile: { first_name: "Maya", last_name: "Khoury" },
    });
    const pending = await call("POST", "/api/members", memberForm({ email: "maya@example.org" }));
    expect(pending.body.data.status).toBe("pending");
  });

  test("[MEM-020] [MEM-021] names that are missing are named", async () => {
    const { call } = await newHolder(people);
    const { body } = await call("POST", "/api/members", memberForm({ first_name: " ", last_name: "" }));
    expect(body.fields).toMatchObject({ first_name: ["First name is required"], last_name: ["Last name is required"] });
  });

  test("[MEM-027] [MEM-028] [MEM-029] [MEM-030] [MEM-032] each role asks for its fields", async () => {
    const { call } = await newHolder(people);
    const bare = { relationship_type: "", phone: "" };
    const asked = async (role: string) =>
      (await call("POST", "/api/members", memberForm({ ...bare, roles: [{ role }], primary_role: role }))).body.fields;
    expect(await asked("beneficiary")).toEqual({ relationship_type: ["Relationship type is required"] });
    expect(await asked("executor")).toEqual({
      relationship_type: ["Relationship type is required"],
      phone: ["Phone is required"],
    });
    expect(await asked("lawyer")).toEqual({
      law_firm_name: ["Law firm name is required"],
      phone: ["Phone is required"],
    });
    expect(await asked("witness")).toEqual({ relationship: ["Relationship to you is required"] });
  });

  test("[MEM-038] [MEM-039] the law of the holder's country asks for more", async () => {
    const { noor } = await newHolder(people);
    await people.db.owner.query("update app.people set country = 'FR' where id = $1", [noor.id]);
    const call = await people.browserOf(noor);
    const witness = memberForm({ roles: [{ role: "witness" }], primary_role: "witness", relationship: "Neighbour" });
    expect((await call("POST", "/api/members", witness)).body.fields).toEqual({
      address: ["Address is required"],
      national_id: ["National ID is required"],
    });
    const { data } = (await call("GET", "/api/members/role-fields?roles=witness")).body;
    expect(data).toMatchObject({ family: "civil_law", required: expect.arrayContaining(["national_id", "address"]) });
    const common = (await call("GET", "/api/members/role-fields?roles=witness,executor&family=common_law")).body.data;
    expect(common).toMatchObject({ family: "common_law", required: expect.arrayContaining(["address", "phone"]) });
    expect((await call("GET", "/api/members/role-fields?roles=king")).status).toBe(400);
  });

  test("[MEM-023] an address that is none, one's own, or one that is there already is refused by a code of its own", async () => {
    const { noor, call } = await newHolder(people);
    const withEmail = (email: string) => call("POST", "/api/members", memberForm({ email }));
    expect(refused(await withEmail("maya@"))).toEqual({
      status: 400,
      code: "EMAIL_INVALID",
      error: "Invalid email address",
    });
    expect(refused(await withEmail(noor.email.toUpperCase()))).toMatchObject({ status: 400, code: "EMAIL_IS_OWN" });
    await addMember(call, { email: "maya@example.org" });
    expect(refused(await withEmail("Maya@Example.org"))).toMatchObject({ status: 409, code: "EMAIL_ALREADY_MEMBER" });
    // The same person in another will is another relationship, and one place of the plan (D36).
    const elsewhere = await call(
      "POST",
      "/api/members",
      memberForm({ email: "maya@example.org", will_id: randomUUID() }),
    );
    expect(elsewhere.status).toBe(200);
    expect((await call("GET", "/api/members")).body.usage).toEqual({ used: 1, max: 50 });
  });

  test("the same id again answers the member that exists; somebody else's is refused", async () => {
    const { call } = await newHolder(people);
    const memberId = randomUUID();
    expect(await addMember(call, { memberId })).toBe(memberId);
    expect(await addMember(call, { memberId, first_name: "Other" })).toBe(memberId);
    expect((await call("GET", "/api/members")).body.data).toHaveLength(1);
    const other = await newHolder(people);
    expect(refused(await other.call("POST", "/api/members", memberForm({ memberId })))).toMatchObject({
      code: "ID_TAKEN",
    });
  });

  test("[PRM-008] chosen assets come after the death, foreign ones are dropped, and chosen permissions are kept", async () => {
    const { noor, call } = await newHolder(people);
    const [house, car] = [await given(people.db).asset(noor), await given(people.db).asset(noor, { title: "Car" })];
    const foreign = await given(people.db).asset((await newHolder(people)).noor);
    const id = await addMember(call, {
      asset_ids: JSON.stringify([house.id, foreign.id, randomUUID()]),
      assignments: [{ asset_id: car.id, access_condition: "immediate" }],
      permissions: { canSendMessages: false, canViewAssetValues: "full" },
    });
    const assets = (await call("GET", `/api/members/${id}/assets`)).body.data;
    expect(assets.map(({ asset_id, access_condition }: never) => [asset_id, access_condition])).toEqual([
      [car.id, "immediate"],
      [house.id, "after_death"],
    ]);
    expect((await call("GET", `/api/members/${id}/permissions`)).body).toMatchObject({
      overrides: { canSendMessages: "none", canViewAssetValues: "full" },
      permissions: { canSendMessages: false, canViewAssetValues: true },
      levels: { canViewAssignedAssets: "details" },
    });
  });

  test("[MEM-044] at the limit the next is refused with how many there are", async () => {
    const noor = await given(people.db).holder({ plan: "free" });
    const call = await people.browserOf(noor);
    for (let place = 0; place < 3; place++) await addMember(call);
    const full = await call("POST", "/api/members", memberForm());
    expect(full).toMatchObject({ status: 409, body: { success: false, code: "CAP_REACHED", used: 3, max: 3 } });
    expect(full.body.error).toEqual(expect.any(String));
    // Whoever was told no gives their place back.
    const { data } = (await call("GET", "/api/members")).body;
    await people.db.owner.query("update app.memberships set status = 'rejected' where id = $1", [data[0].id]);
    await addMember(call);
  });

  test("[MEM-044] ten at once at the last place: exactly one passes", async () => {
    const noor = await given(people.db).holder({ plan: "free" });
    const call = await people.browserOf(noor);
    for (let place = 0; place < 2; place++) await addMember(call);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => call("POST", "/api/members", memberForm({ first_name: `Person${at}` }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    expect(others.every(({ body }) => body.code === "CAP_REACHED" && body.used === 3 && body.max === 3)).toBe(true);
    expect((await call("GET", "/api/members")).body.data).toHaveLength(3);
  });

  test("[MEM-044] a change that makes two people of one asks for a place too", async () => {
    const noor = await given(people.db).holder({ plan: "free" });
    const call = await people.browserOf(noor);
    for (let place = 0; place < 2; place++) await addMember(call);
    await addMember(call, { email: "one@example.org" });
    const again = await addMember(call, { email: "one@example.org", will_id: randomUUID() });
    expect((await call("GET", "/api/members")).body.usage).toEqual({ used: 3, max: 3 });
    const split = await call("PATCH", `/api/members/${again}`, { email: "two@example.org" });
    expect(split.body).toMatchObject({ code: "CAP_REACHED", used: 3, max: 3 });
  });

  test("[MEM-044] whoever comes back takes a place again", async () => {
    const noor = await given(people.db).holder({ plan: "free" });
    const call = await people.browserOf(noor);
    const left = await given(people.db).member({ of: noor });
    await people.db.owner.query("update app.memberships set status = 'revoked' where id = $1", [left.membershipId]);
    for (let place = 0; place < 3; place++) await addMember(call);
    const again = await call("POST", `/api/members/${left.membershipId}/invitation/send`, { mail: "false" });
    expect(again.body).toMatchObject({ code: "CAP_REACHED", used: 3, max: 3 });
    expect((await call("GET", `/api/members/${left.membershipId}`)).body.data.status).toBe("revoked");
  });

  test("[MEM-111] what is added stands in audit, history, events and the queue of envelopes, in one transaction", async () => {
    const { noor, call } = await newHolder(people);
    const id = await addMember(call);
    expect(await people.auditOf(noor)).toMatchObject([
      { type: "member.created", actor: noor.id, data: { member: id, status: "draft", roles: ["beneficiary"] } },
    ]);
    expect(await people.eventsOf(noor)).toEqual([{ kind: "member.changed", payload: { id } }]);
    const { rows } = await people.db.owner.query("select reasons from app.envelope_queue where membership_id = $1", [
      id,
    ]);
    expect(rows).toEqual([{ reasons: ["named"] }]);
    expect((await call("GET", `/api/members/${id}/history`)).body.data).toMatchObject([
      {
        type: "status",
        action_type: "created",
        new_status: "draft",
        changed_by_user: { first_name: "Noor", last_name: "Haddad" },
      },
    ]);
  });

  test("[MEM-006] the form has a place for each of the 25 fields, and for the seven of a will member", () => {
    const fields = [
      "first_name last_name email role roles primary_role relationship_type member_type notes display_name relationship",
      "date_of_birth nationality invite_by_email is_active phone law_firm_name license_id national_id birth_order",
      "draft_profile_id memberId relationshipId gender status address city state zip country is_alive will_id",
    ].flatMap((line) => line.split(" "));
    expect(fields).toHaveLength(32);
    for (const field of fields) expect(newMemberSchema.shape, field).toHaveProperty(field);
  });
});

describe("the list", () => {
  test("[MEM-105] [MEM-107] members come with roles, in order, filtered by type, role and status", async () => {
    const { noor, call } = await newHolder(people);
    const first = await addMember(call, { first_name: "Amal", member_type: "family" });
    const second = await addMember(call, {
      first_name: "Georges",
      roles: [{ role: "lawyer" }],
      primary_role: "lawyer",
      law_firm_name: "Tannous",
      email: "g@example.org",
    });
    const samir = await given(people.db).member({ of: noor, firstName: "Samir", roles: ["executor"] });
    const ids = async (query: string) =>
      (await call("GET", `/api/members${query}`)).body.data.map(({ id }: { id: string }) => id);
    expect(await ids("")).toEqual([first, second, samir.membershipId]);
    expect(await ids("?member_type=family")).toEqual([first]);
    // A lawyer is one by type as well (D29).
    expect(await ids("?member_type=lawyer")).toEqual([second]);
    expect(await ids("?role=executor")).toEqual([samir.membershipId]);
    expect(await ids("?status=draft")).toEqual([first]);
    expect(await ids("?status=revoked")).toEqual([]);
    const { usage, data } = (await call("GET", "/api/members?role=executor")).body;
    expect(usage).toEqual({ used: 3, max: 50 });
    expect(data[0]).toMatchObject({
      member_id: samir.id,
      member_profile: { first_name: "Samir", last_name: "Haddad", email: samir.email },
      member: { first_name: "Samir", last_name: "Haddad" },
    });
  });

  test("[MEM-090] an unknown member is not found, and an id that is none is said to be none", async () => {
    const { call } = await newHolder(people);
    const other = await newHolder(people);
    const foreign = await addMember(other.call);
    for (const id of [randomUUID(), foreign])
      expect(refused(await call("GET", `/api/members/${id}`))).toEqual({
        status: 404,
        code: "MEMBER_NOT_FOUND",
        error: "Member not found",
      });
    expect((await call("GET", "/api/members/nonsense")).body.error).toBe("Invalid member ID format");
    expect((await call("GET", "/api/members/nonsense/history")).body.error).toBe("Invalid relationship ID format");
    expect((await call("DELETE", "/api/members/roles/nonsense")).body.error).toBe("Invalid role ID format");
  });

  test("what the holder writes of a member is not the member's to read", async () => {
    const { noor } = await newHolder(people);
    const samir = await given(people.db).member({ of: noor });
    await people.db.owner.query("update app.member_records set notes = 'secret' where membership_id = $1", [
      samir.membershipId,
    ]);
    const call = await people.browserOf(samir);
    expect(refused(await call("GET", `/api/members/${samir.membershipId}`))).toMatchObject({ code: "FORBIDDEN" });
    const seenBy = async (person: Person) => {
      const { hash } = await given(people.db).session(person);
      const client = await people.server.pools.app.connect();
      await client.query("begin");
      await client.query("select from auth.enter($1)", [hash]);
      const { rowCount } = await client.query("select from app.member_records");
      await client.query("rollback");
      client.release();
      return rowCount;
    };
    expect([await seenBy(noor), await seenBy(samir)]).toEqual([1, 0]);
  });
});
