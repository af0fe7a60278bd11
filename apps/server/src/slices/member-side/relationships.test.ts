import { given, type Person } from "@heirlock/db/testing/given";
import { expect, test } from "vitest";
import { signedInAs, testServer } from "../../kernel/testing.ts";
import { membershipSlices } from "../members/testing/members-server.ts";

const { db, server } = testServer({ slices: membershipSlices });

async function relationshipsOf(person: Person) {
  const headers = signedInAs(await given(db).session(person));
  const answer = await server.app.inject({ url: "/api/member/relationships", headers });
  return answer.json().data.relationships;
}

test("a member sees the plans they take part in, with roles, and of the holder the name", async () => {
  const nadia = await given(db).holder({ firstName: "Nadia" });
  const samir = await given(db).member({ of: nadia, roles: ["beneficiary", "executor"] });
  const elias = await given(db).holder({ firstName: "Elias" });
  await db.owner.query(
    `insert into app.memberships (holder_id, user_id, first_name, last_name, status, created_at)
     values ($1, $2, 'Samir', 'Khoury', 'rejected', now() + interval '1 second')`,
    [elias.id, samir.id],
  );
  await db.owner.query(
    "insert into app.member_records (holder_id, membership_id) select holder_id, id from app.memberships where holder_id = $1",
    [elias.id],
  );
  expect(await relationshipsOf(samir)).toMatchObject([
    {
      id: samir.membershipId,
      estate_id: nadia.id,
      // A beneficiary starts with a summary of the holder: the country, and no address.
      holder: { first_name: "Nadia", last_name: "Haddad", country: null },
      status: "confirmed",
      is_active: true,
      roles: [
        { role: "beneficiary", status: "active" },
        { role: "executor", status: "active" },
      ],
      levels: { canViewAssignedAssets: "details" },
      permissions: { canViewAssignedAssets: true },
      joined_at: expect.any(String),
      open_requests: 0,
    },
    {
      id: expect.any(String),
      holder: { first_name: "Elias", last_name: "Haddad" },
      status: "declined",
      roles: [],
      permissions: { canViewAssignedAssets: false },
    },
  ]);
});

test.each(["draft", "pending", "revoked"])("a membership that is %s is not theirs to see", async (status) => {
  const nadia = await given(db).holder();
  const samir = await given(db).member({ of: nadia });
  await db.owner.query("update app.memberships set status = $2 where id = $1", [samir.membershipId, status]);
  expect(await relationshipsOf(samir)).toEqual([]);
});

test("a holder and another member see nothing of it", async () => {
  const nadia = await given(db).holder();
  await given(db).member({ of: nadia });
  const other = await given(db).member({ of: await given(db).holder() });
  expect(await relationshipsOf(nadia)).toEqual([]);
  expect(await relationshipsOf(other)).toHaveLength(1);
  const answer = await server.app.inject({ url: "/api/member/relationships" });
  expect(answer.json().code).toBe("AUTH_SESSION_MISSING");
});
