import { given, type Member, type Person } from "@heirlock/db/testing/given";
import { areas } from "@heirlock/domain/members/areas";
import { memberRoles } from "@heirlock/domain/members/roles";
import { describe, expect, test } from "vitest";
import { type Answered, type Browser, memberForm, membersServer } from "../testing/members-server.ts";

const people = membersServer();

async function confirmed(roles: string[] = ["beneficiary"]): Promise<{
  noor: Person;
  samir: Member;
  call: Browser;
  at: string;
}> {
  const noor = await given(people.db).holder({ plan: "family" });
  const samir = await given(people.db).member({ of: noor, roles });
  return { noor, samir, call: await people.browserOf(noor), at: `/api/members/${samir.membershipId}/permissions` };
}
const refused = ({ status, body }: Answered) => ({ status, code: body.code });
async function requestsOf({ membershipId }: Member) {
  const text = "select kind, changes, status from app.member_requests where membership_id = $1 order by created_at";
  return (await people.db.owner.query(text, [membershipId])).rows;
}

/** PRM-010 to PRM-023, by hand: a letter for each of the 17 areas in their order. */
const table: Record<string, string> = {
  executor: "FFFF FFFF FFF FFF FFF",
  beneficiary: "SSSS DDDD DDD SSS SSS",
  guardian: "SSSS ---- SSS SSS SSS",
  witness: "SS-S ---- --- SSS SSS",
  trusted_contact: "SS-S ---- --- SSS SSS",
  lawyer: "---- ---- --- --- ---",
};
const words: Record<string, string> = { F: "full", D: "details", S: "summary", "-": "none" };
const levelsIn = (line: string) =>
  Object.fromEntries([...line.replaceAll(" ", "")].map((letter, at) => [areas[at]!, words[letter]!]));

test.each(memberRoles)(
  "[PRM-003] [PRM-010] [PRM-022] [PRM-024] [PRM-028] %s starts with the levels of the rows, and so does a member",
  async (role) => {
    const { call, at } = await confirmed([role]);
    const expected = levelsIn(table[role]!);
    const { data } = (await call("GET", `/api/members/permission-defaults?role=${role}`)).body;
    expect(data.levels).toEqual(expected);
    expect(data.suggested === null).toBe(role !== "lawyer");
    const { body } = await call("GET", at);
    expect(body).toMatchObject({ success: true, role, overrides: {}, version: 1, levels: expected });
    // PRM-001: whatever is not none.
    const booleans = Object.fromEntries(Object.entries(expected).map(([area, level]) => [area, level !== "none"]));
    expect(body.permissions).toEqual(booleans);
  },
);

test("[PRM-028] an unknown role has no defaults", async () => {
  const { call } = await confirmed();
  expect((await call("GET", "/api/members/permission-defaults?role=king")).status).toBe(400);
});

describe("[PRM-026] saving", () => {
  test("[PRM-002] [PRM-008] takes booleans and levels, keeps the rest, and raises the version", async () => {
    const { noor, samir, call, at } = await confirmed();
    const permissions = { canSendMessages: false, canViewAssetValues: "summary" };
    const { status, body } = await call("PATCH", at, { permissions, version: 1 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      overrides: { canSendMessages: "none", canViewAssetValues: "summary" },
      permissions: { canSendMessages: false, canViewAssetValues: true },
      levels: { canViewAssignedAssets: "details" },
      version: 2,
    });
    expect((await call("GET", at)).body).toMatchObject(body.data);
    // Narrowing asks nobody (D47).
    expect(await requestsOf(samir)).toEqual([]);
    expect(await people.eventsOf(samir)).toMatchObject([
      { kind: "notification.created" },
      { kind: "relationship.changed" },
    ]);
    expect((await people.auditOf(noor)).at(-1)).toMatchObject({
      type: "member.permissions_changed",
      data: { wider: [], narrower: ["canViewAssetValues", "canSendMessages"] },
    });
  });

  test("a switch turns an area on at the role's level, or at summary where the role has none", async () => {
    const { call, at } = await confirmed(["guardian"]);
    const permissions = { canViewAssetValues: true, canViewWillTitle: true };
    const { data } = (await call("PATCH", at, { permissions, version: 1 })).body;
    expect(data.levels).toMatchObject({ canViewAssetValues: "summary", canViewWillTitle: "summary" });
  });

  test("[APR-018] widening applies at once and asks a member who has an account", async () => {
    const { samir, call, at } = await confirmed();
    await call("PATCH", at, { permissions: { canViewAssetValues: "full", canSendMessages: "none" }, version: 1 });
    expect(await requestsOf(samir)).toEqual([
      { kind: "permission_update", status: "pending", changes: { canViewAssetValues: ["details", "full"] } },
    ]);
  });

  test("whoever cannot answer is not asked", async () => {
    const { noor, call } = await confirmed();
    const { body } = await call("POST", "/api/members", memberForm());
    await call("PATCH", `/api/members/${body.data.id}/permissions`, {
      permissions: { canViewAssetValues: "full" },
      version: 1,
    });
    const { rowCount } = await people.db.owner.query("select from app.member_requests where holder_id = $1", [noor.id]);
    expect(rowCount).toBe(0);
  });

  test("with an old or missing version is refused, and changes nothing", async () => {
    const { call, at } = await confirmed();
    await call("PATCH", at, { permissions: { canSendMessages: "none" }, version: 1 });
    const stale = await call("PATCH", at, { permissions: { canSendMessages: "full" }, version: 1 });
    expect(refused(stale)).toEqual({ status: 409, code: "UPDATE_ERROR" });
    expect((await call("PATCH", at, { permissions: { canSendMessages: "full" } })).status).toBe(400);
    expect((await call("GET", at)).body.levels.canSendMessages).toBe("none");
  });

  test("ten at once against one version: one is saved", async () => {
    const { call, at } = await confirmed();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call("PATCH", at, { permissions: { canSendMessages: "none" }, version: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("what is so already is no change", async () => {
    const { noor, call, at } = await confirmed();
    const { data } = (await call("PATCH", at, { permissions: {}, version: 1 })).body;
    expect(data.version).toBe(1);
    expect(await people.auditOf(noor)).toEqual([]);
  });

  test("an area or a level that does not exist is refused", async () => {
    const { call, at } = await confirmed();
    for (const permissions of [{ canDoAnything: true }, { canSendMessages: "everything" }])
      expect((await call("PATCH", at, { permissions, version: 1 })).status).toBe(400);
  });

  test("a membership that has ended has nothing to change", async () => {
    const { samir, call, at } = await confirmed();
    await people.db.owner.query("update app.memberships set status = 'revoked' where id = $1", [samir.membershipId]);
    expect(refused(await call("PATCH", at, { permissions: {}, version: 1 }))).toMatchObject({
      code: "INVALID_TRANSITION",
    });
  });
});

test("[PRM-027] a reset leaves no override", async () => {
  const { call, at } = await confirmed();
  await call("PATCH", at, { permissions: { canSendMessages: "none", canViewWillTitle: "full" }, version: 1 });
  const { data } = (await call("POST", `${at}/reset`)).body;
  expect(data).toMatchObject({ overrides: {}, levels: levelsIn(table.beneficiary!), version: 3 });
});

test("[PRM-009] the primary role decides if active, else the oldest active one, else beneficiary", async () => {
  const { samir, call, at } = await confirmed(["guardian", "executor"]);
  const primary = (role: string | null) =>
    people.db.owner.query("update app.memberships set primary_role = $2 where id = $1", [samir.membershipId, role]);
  await people.db.owner.query(
    "update app.membership_roles set created_at = now() - interval '1 day' where membership_id = $1 and role = 'guardian'",
    [samir.membershipId],
  );
  await primary("executor");
  expect((await call("GET", at)).body.role).toBe("executor");
  await primary("witness");
  expect((await call("GET", at)).body.role).toBe("guardian");
  await people.db.owner.query("update app.membership_roles set status = 'inactive' where membership_id = $1", [
    samir.membershipId,
  ]);
  expect((await call("GET", at)).body.role).toBe("beneficiary");
});

test("who can see what, and when: levels, assigned assets and entries of every member who may have a part", async () => {
  const { noor, samir, call } = await confirmed(["executor"]);
  const gone = await given(people.db).member({ of: noor });
  await people.db.owner.query("update app.memberships set status = 'revoked' where id = $1", [gone.membershipId]);
  const asset = await given(people.db).asset(noor);
  const entry = await given(people.db).vaultEntry(noor);
  await call("POST", `/api/members/${samir.membershipId}/assets/assign`, {
    asset_ids: [asset.id],
    access_condition: "custom",
    from_age: 25,
    tell_exists: true,
  });
  await call("POST", `/api/vault/${entry.id}/members/link`, { member_ids: [samir.membershipId] });
  const { data } = (await call("GET", "/api/members/access")).body;
  expect(data).toEqual({
    members: [
      {
        id: samir.membershipId,
        first_name: "Noor",
        last_name: "Haddad",
        primary_role: null,
        role: "executor",
        status: "confirmed",
        is_active: true,
        confirmed_by_holder: false,
        has_account: true,
        has_birth_date: false,
        key_state: "none",
        has_card: false,
        levels: levelsIn(table.executor!),
        today: levelsIn(table.executor!),
        version: 1,
      },
    ],
    assets: [
      {
        asset_id: asset.id,
        title: "House by the sea",
        membership_id: samir.membershipId,
        access_condition: "custom",
        not_before: null,
        from_age: 25,
        tell_exists: true,
      },
    ],
    entries: [
      {
        entry_id: entry.id,
        membership_id: samir.membershipId,
        // The entry's own.
        access_condition: "after_death",
        not_before: null,
        from_age: null,
        tell_exists: false,
        granted: false,
      },
    ],
  });
});

test("[SEC-024] the matrix tells what counts today: nothing of who is switched off, has no active role or no account", async () => {
  const { samir, call } = await confirmed(["executor"]);
  const today = async () => {
    const { members } = (await call("GET", "/api/members/access")).body.data;
    const one = members.find(({ id }: { id: string }) => id === samir.membershipId);
    expect(one.levels.canViewWillTitle).not.toBe("none");
    return [one.has_account, one.today.canViewWillTitle, one.today.canViewAssignedAssets];
  };
  const set = (what: string) =>
    people.db.owner.query(`update app.memberships set ${what} where id = $1`, [samir.membershipId]);
  const setRole = (status: string) =>
    people.db.owner.query("update app.membership_roles set status = $2 where membership_id = $1", [
      samir.membershipId,
      status,
    ]);
  expect(await today()).toEqual([true, "full", "full"]);
  await set("is_active = false");
  expect(await today()).toEqual([true, "none", "none"]);
  await set("is_active = true");
  await setRole("inactive");
  expect(await today()).toEqual([true, "none", "none"]);
  await setRole("active");
  expect(await today()).toEqual([true, "full", "full"]);
  await set("user_id = null, confirmed_by_holder = true");
  expect(await today()).toEqual([false, "none", "none"]);
});
