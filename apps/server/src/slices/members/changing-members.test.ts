import { randomUUID } from "node:crypto";
import { given } from "@heirlock/db/testing/given";
import { describe, expect, test } from "vitest";
import { addMember, membersServer, newHolder, refused } from "./testing/members-server.ts";

const people = membersServer();

describe("changing a member", () => {
  test("[MEM-059] [MEM-057] fields of a member who is not confirmed change, others stay", async () => {
    const { noor, call } = await newHolder(people);
    const id = await addMember(call, { notes: "Keep", city: "Beirut" });
    const { status, body } = await call("PATCH", `/api/members/${id}`, {
      relationshipId: id,
      first_name: "Mayya",
      city: "",
      birth_order: "4",
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      first_name: "Mayya",
      city: null,
      birth_order: 4,
      notes: "Keep",
      status: "draft",
    });
    const entry = (await people.auditOf(noor)).at(-1)!;
    expect(entry).toMatchObject({
      type: "member.updated",
      data: { member: id, fields: ["first_name", "birth_order", "city"] },
    });
    expect(JSON.stringify(entry)).not.toContain("Mayya");
  });

  test("the exact relation goes with every role, can be taken away, and must belong to the relation", async () => {
    const { call } = await newHolder(people);
    const id = await addMember(call, { relationship_type: "son" });
    const kinships = async (change: object) => {
      const { status, body } = await call("PATCH", `/api/members/${id}`, change);
      return status === 200
        ? body.data.member_roles.map((role: { role_metadata: object }) => role.role_metadata)
        : refused({ status, body });
    };
    expect(await kinships({ kinship: "grandson" })).toEqual([{ kinship: "grandson" }]);
    expect(await kinships({ city: "Tyre" })).toEqual([{ kinship: "grandson" }]);
    expect(await kinships({ kinship: "full" })).toMatchObject({ code: "VALIDATION_ERROR" });
    expect(await kinships({ relationship_type: "brother", kinship: "full" })).toEqual([{ kinship: "full" }]);
    expect(await kinships({ kinship: "" })).toEqual([{}]);
  });

  test("[MEM-057] a confirmed member cannot be edited; notes can still be written", async () => {
    const { noor, call } = await newHolder(people);
    const samir = await given(people.db).member({ of: noor });
    const edit = await call("PATCH", `/api/members/${samir.membershipId}`, { first_name: "Sam" });
    expect(refused(edit)).toMatchObject({ status: 409, code: "MEMBER_CONFIRMED" });
    const notes = await call("PATCH", `/api/members/${samir.membershipId}/notes`, { notes: " Likes olives " });
    expect(notes.body.data).toEqual({ notes: "Likes olives" });
    // The member is not told that there are notes about them.
    expect(await people.eventsOf(samir)).toEqual([]);
    expect((await people.eventsOf(noor)).map(({ kind }) => kind)).toEqual(["member.changed"]);
  });

  test("an edit keeps to the same rules: fields of the roles, addresses, another relationship's id", async () => {
    const { call } = await newHolder(people);
    const id = await addMember(call);
    await addMember(call, { email: "taken@example.org" });
    const patch = async (change: object) => refused(await call("PATCH", `/api/members/${id}`, change));
    expect(await patch({ relationship_type: "" })).toMatchObject({ code: "VALIDATION_ERROR" });
    expect(await patch({ email: "taken@example.org" })).toMatchObject({ code: "EMAIL_ALREADY_MEMBER" });
    expect(await patch({ email: "no" })).toMatchObject({ code: "EMAIL_INVALID" });
    expect(await patch({ relationshipId: randomUUID(), first_name: "X" })).toMatchObject({ code: "UPDATE_ERROR" });
    expect(await patch({ primary_role: "executor" })).toMatchObject({ code: "VALIDATION_ERROR" });
  });

  test("a draft that is given an address is pending", async () => {
    const { call } = await newHolder(people);
    const id = await addMember(call);
    const { data } = (await call("PATCH", `/api/members/${id}`, { email: "maya@example.org" })).body;
    expect(data).toMatchObject({ status: "pending", email: "maya@example.org" });
  });

  test("an invitation stands for one address: with another the member is pending again", async () => {
    const { noor, call } = await newHolder(people);
    const id = await addMember(call, { email: "maya@example.org" });
    await people.db.owner.query("update app.memberships set status = 'invited' where id = $1", [id]);
    await people.db.owner.query(
      `insert into app.invitations (holder_id, membership_id, token_hash, email, status)
       values ($1, $2, 'hash', 'maya@example.org', 'sent')`,
      [noor.id, id],
    );
    const { data } = (await call("PATCH", `/api/members/${id}`, { email: "other@example.org" })).body;
    expect(data).toMatchObject({
      status: "pending",
      invitation: { ended_as: "cancelled" },
      invitation_key_expires_at: null,
    });
  });

  test("[MEM-114] switching a member off and on says so in history and to the member", async () => {
    const { noor, call } = await newHolder(people);
    const samir = await given(people.db).member({ of: noor });
    const toggle = (is_active: unknown) =>
      call("POST", `/api/members/${samir.membershipId}/toggle-active`, { is_active });
    expect((await toggle("false")).body.data).toEqual({ is_active: false });
    expect((await toggle(false)).body.data).toEqual({ is_active: false });
    expect((await toggle(true)).body.data).toEqual({ is_active: true });
    const history = (await call("GET", `/api/members/${samir.membershipId}/history`)).body.data;
    expect(history.map(({ action_type }: never) => action_type)).toEqual(["activated", "deactivated"]);
    expect((await people.eventsOf(samir)).map(({ kind }) => kind)).toEqual([
      "relationship.changed",
      "relationship.changed",
    ]);
  });

  test("[MEM-115] a deleted member is gone with everything, but for the audit entry", async () => {
    const { noor, call } = await newHolder(people);
    const id = await addMember(call, { asset_ids: [(await given(people.db).asset(noor)).id] });
    expect((await call("DELETE", `/api/members/${id}`)).body).toEqual({ success: true });
    expect((await call("GET", "/api/members")).body.data).toEqual([]);
    for (const table of [
      "member_records",
      "membership_roles",
      "membership_history",
      "asset_assignments",
      "envelope_queue",
    ]) {
      const { rowCount } = await people.db.owner.query(`select from app.${table} where membership_id = $1`, [id]);
      expect(rowCount, table).toBe(0);
    }
    expect((await people.auditOf(noor)).at(-1)).toMatchObject({ type: "member.deleted", data: { member: id } });
    expect(refused(await call("DELETE", `/api/members/${id}`))).toMatchObject({ code: "MEMBER_NOT_FOUND" });
  });
});

describe("from one status to the next", () => {
  test("[MEM-104] a draft is converted to pending, once", async () => {
    const { call } = await newHolder(people);
    const id = await addMember(call);
    const convert = () => call("POST", `/api/members/${id}/convert-draft`, { email: "maya@example.org" });
    expect((await convert()).body.data).toEqual({ status: "pending" });
    expect((await call("GET", `/api/members/${id}`)).body.data).toMatchObject({
      status: "pending",
      email: "maya@example.org",
    });
    expect(refused(await convert())).toMatchObject({ status: 409, code: "INVALID_TRANSITION" });
  });

  test("a draft or pending member is confirmed by hand, with roles at once, and invited ones are not", async () => {
    const { call } = await newHolder(people);
    const id = await addMember(call);
    expect((await call("POST", `/api/members/${id}/confirm`)).body.data).toEqual({
      status: "confirmed",
      confirmed_by_holder: true,
    });
    const { data } = (await call("GET", `/api/members/${id}`)).body;
    expect(data).toMatchObject({ status: "confirmed", confirmed_by_holder: true, member_id: null });
    const history = (await call("GET", `/api/members/${id}/history`)).body.data;
    expect(history[0]).toMatchObject({
      action_type: "confirm_by_hand",
      previous_status: "draft",
      new_status: "confirmed",
    });
    const invited = await addMember(call, { email: "i@example.org" });
    await people.db.owner.query("update app.memberships set status = 'invited' where id = $1", [invited]);
    expect(refused(await call("POST", `/api/members/${invited}/confirm`))).toMatchObject({
      code: "INVALID_TRANSITION",
    });
  });

  test("whoever was confirmed by hand may be given an address, and nothing else", async () => {
    const { call } = await newHolder(people);
    const id = await addMember(call);
    await call("POST", `/api/members/${id}/confirm`);
    expect(refused(await call("PATCH", `/api/members/${id}`, { first_name: "X" }))).toMatchObject({
      code: "MEMBER_CONFIRMED",
    });
    const { data } = (await call("PATCH", `/api/members/${id}`, { email: "later@example.org" })).body;
    expect(data).toMatchObject({ email: "later@example.org", confirmed_by_holder: true });
  });

  test("revoking ends requests, tells the member and leaves a line with its reason", async () => {
    const { noor, call } = await newHolder(people);
    const samir = await given(people.db).member({ of: noor });
    await call("POST", `/api/members/${samir.membershipId}/roles`, { role: "executor" });
    const revoke = () => call("POST", `/api/members/${samir.membershipId}/revoke`, { reason: "We lost touch" });
    expect((await revoke()).body.data).toEqual({ status: "revoked" });
    const { data } = (await call("GET", `/api/members/${samir.membershipId}`)).body;
    expect(data).toMatchObject({ status: "revoked", keys: { queued_at: null } });
    expect(data.member_roles.find(({ role }: never) => role === "executor")).toMatchObject({ status: "inactive" });
    const approvals = (await call("GET", `/api/members/${samir.membershipId}/role-approvals`)).body.data;
    expect(approvals).toMatchObject([{ requested_role: "executor", status: "void" }]);
    expect((await call("GET", `/api/members/${samir.membershipId}/history`)).body.data[0]).toMatchObject({
      previous_status: "confirmed",
      new_status: "revoked",
      reason: "We lost touch",
    });
    expect((await people.eventsOf(samir)).slice(-2)).toMatchObject([
      { kind: "relationship.changed" },
      { kind: "notification.created" },
    ]);
    expect(refused(await revoke())).toMatchObject({ code: "INVALID_TRANSITION" });
  });
});
