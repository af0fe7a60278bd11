import { given, type Member, type Person } from "@heirlock/db/testing/given";
import { beforeEach, describe, expect, test } from "vitest";
import { type Browser, membersServer } from "./testing/members-server.ts";

const people = membersServer();

let noor: Person;
let samir: Member;
let holder: Browser;
let member: Browser;
let at: string;
beforeEach(async () => {
  noor = await given(people.db).holder({ plan: "family" });
  samir = await given(people.db).member({ of: noor });
  holder = await people.browserOf(noor);
  member = await people.browserOf(samir);
  at = `/api/members/${samir.membershipId}`;
  await people.db.owner.query("update app.member_records set email = $2 where membership_id = $1", [
    samir.membershipId,
    samir.email,
  ]);
});

const plansOf = async (browser: Browser) =>
  (await browser("GET", "/api/member/relationships")).body.data?.relationships ?? [];
const memberOf = async () => (await holder("GET", at)).body.data;

describe("somebody whose account was deleted", () => {
  test("[KEY-045] stands there without a login, is asked nothing more, and comes back by a key", async () => {
    await holder("POST", `${at}/roles`, { role: "executor" });
    await people.db.owner.query("delete from app.people where id = $1", [samir.id]);
    expect(await memberOf()).toMatchObject({ status: "confirmed", confirmed_by_holder: true, member_id: null });
    const { rows } = await people.db.owner.query("select status from app.member_requests where membership_id = $1", [
      samir.membershipId,
    ]);
    expect(rows).toEqual([{ status: "void" }]);
    const [line] = (await holder("GET", `${at}/history`)).body.data;
    expect(line).toMatchObject({ action_type: "account_gone", changed_by_user: null });
    const { key } = (await holder("POST", `${at}/will-key/generate`, {})).body.data;
    const again = await people.browserOf(await given(people.db).person({ verified: true }));
    expect((await again("POST", "/api/invitations/redeem-will-key", { key })).status).toBe(200);
    expect(await memberOf()).toMatchObject({ status: "confirmed", confirmed_by_holder: false });
  });
});

describe("somebody who left", () => {
  beforeEach(async () => {
    expect((await member("POST", `/api/member/relationships/${samir.membershipId}/revoke`, {})).status).toBe(200);
    expect(await plansOf(member)).toEqual([]);
  });

  test("is not brought back by confirming them by hand: that is for people without a login (D33)", async () => {
    expect((await holder("POST", `${at}/invitation/send`, { mail: false })).status).toBe(200);
    expect((await holder("POST", `${at}/invitation/cancel`)).status).toBe(200);
    expect((await holder("POST", `${at}/confirm`)).status).toBe(200);
    expect(await memberOf()).toMatchObject({ status: "confirmed", confirmed_by_holder: true, member_id: null });
    expect(await plansOf(member)).toEqual([]);
    expect((await member("GET", `/api/member/wills/${samir.membershipId}`)).status).not.toBe(200);
  });

  test("learns nothing of whoever is asked in their place", async () => {
    const change = { first_name: "Jana", email: "jana@example.test", relationship_type: "daughter" };
    expect((await holder("PATCH", at, change)).status).toBe(200);
    expect((await holder("POST", `${at}/invitation/send`, { mail: false })).status).toBe(200);
    const before = (await people.eventsOf(samir)).length;
    expect(await plansOf(member)).toEqual([]);
    expect((await member("GET", `${at}/role-approvals`)).status).not.toBe(200);
    await holder("POST", `${at}/invitation/resend`, { mail: false });
    expect(await people.eventsOf(samir)).toHaveLength(before);
  });

  test("stands in the history by name, also when they are asked again", async () => {
    await holder("POST", `${at}/invitation/send`, { mail: false });
    const lines = (await holder("GET", `${at}/history`)).body.data;
    const left = lines.find((one: { new_status: string }) => one.new_status === "revoked");
    expect(left.changed_by_user).toMatchObject({ first_name: (await memberOf()).first_name });
  });
});
