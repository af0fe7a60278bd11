import { given, type Member, type Person } from "@heirlock/db/testing/given";
import { beforeEach, describe, expect, test } from "vitest";
import { expireRequests } from "../../member-side/expire-requests.ts";
import { type Browser, memberForm } from "../testing/members-server.ts";
import { membersWithMail, sendMemberLetters } from "../testing/members-with-mail.ts";

const people = membersWithMail();

let nadia: Person;
let samir: Member;
let holder: Browser;
let member: Browser;
let at: string;
beforeEach(async () => {
  nadia = await given(people.db).holder({ firstName: "Nadia", plan: "family" });
  samir = await given(people.db).member({ of: nadia, firstName: "Samir", roles: ["beneficiary", "witness"] });
  holder = await people.browserOf(nadia);
  member = await people.browserOf(samir);
  at = `/api/members/${samir.membershipId}`;
});
const sql = async (text: string, values: unknown[]) => (await people.db.owner.query(text, values)).rows;

const sendLetters = () => sendMemberLetters(people);
const mailsTo = async ({ email }: Person) =>
  (await people.mailsTo(email)).map(({ subject, text }) => ({ subject, text }));
const days = (count: number) =>
  sql(
    `update app.member_requests set created_at = created_at - make_interval(days => $2),
       expires_at = expires_at - make_interval(days => $2) where holder_id = $1`,
    [nadia.id, count],
  );
const remindAndExpire = async () => {
  await expireRequests({ pools: people.server.pools, clock: { now: () => new Date() }, jobs: people.jobs });
  return await sendLetters();
};
const ask = (reason?: string) => holder("POST", `${at}/roles`, { role: "executor", ...(reason && { reason }) });
const requestOf = async (kind: string) =>
  (await member("GET", `/api/member/approvals?status=pending&kind=${kind}`)).body.data[0].id as string;
const answer = async (kind: string, decision: string) =>
  await member("POST", `/api/member/approvals/${await requestOf(kind)}/respond`, { decision });

describe("[D45] a role request", () => {
  test("is mailed to the member with the role, the last day and the holder's words", async () => {
    await ask("You know the bank");
    await sendLetters();
    const [letter] = await mailsTo(samir);
    expect(letter!.subject).toBe("Nadia Haddad has asked you to take on a role");
    expect(letter!.text).toContain("Role: Executor");
    expect(letter!.text).toContain("“You know the bank”");
    expect(letter!.text).toMatch(/Please answer by: \w+ \d+, \d{4}/);
    expect(letter!.text).toContain("/dashboard/member/invitations");
    expect(await mailsTo(nadia)).toEqual([]);
  });

  test("is brought to mind after 7 and after 27 days, once each", async () => {
    await ask();
    await sendLetters();
    const count = async () =>
      (await mailsTo(samir)).filter(({ subject }) => subject === "Nadia Haddad is waiting for your answer").length;
    await days(6);
    await remindAndExpire();
    expect(await count()).toBe(0);
    await days(1);
    await remindAndExpire();
    await remindAndExpire();
    expect(await count()).toBe(1);
    await days(19);
    await remindAndExpire();
    expect(await count()).toBe(1);
    await days(1);
    await remindAndExpire();
    await remindAndExpire();
    expect(await count()).toBe(2);
  });

  test("after a standstill of ours one reminder stands for both", async () => {
    await ask();
    await days(28);
    await remindAndExpire();
    await remindAndExpire();
    const subjects = (await mailsTo(samir)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes("waiting"))).toHaveLength(1);
  });

  test("is not brought to mind once it is answered, nor while the letter was on its way", async () => {
    await ask();
    await sendLetters();
    await days(8);
    await expireRequests({ pools: people.server.pools, clock: { now: () => new Date() }, jobs: people.jobs });
    await answer("role", "approved");
    await sendLetters();
    await remindAndExpire();
    expect((await mailsTo(samir)).map(({ subject }) => subject)).toEqual([
      "Nadia Haddad has asked you to take on a role",
    ]);
  });

  test("that nobody answered is told to the holder when it ends", async () => {
    await ask();
    await days(31);
    await remindAndExpire();
    await remindAndExpire();
    const letters = await mailsTo(nadia);
    expect(letters.map(({ subject }) => subject)).toEqual([
      `Samir ${samir.lastName} has not answered your role request`,
    ]);
    expect(letters[0]!.text).toContain(`/dashboard/will-holder/members/${samir.membershipId}`);
  });
});

describe("[APR-012] [D47] the holder hears of an answer", () => {
  test.each([
    ["approved", "has approved a role"],
    ["rejected", "has rejected a role"],
  ])("about a role: %s", async (decision, words) => {
    await ask();
    await answer("role", decision);
    await sendLetters();
    const [letter] = await mailsTo(nadia);
    expect(letter!.subject).toBe(`Samir ${samir.lastName} ${words}`);
    expect(letter!.text).toContain("Role: Executor");
  });

  test("when an asset is declined, without naming it, and not when it is taken", async () => {
    const house = await given(people.db).asset(nadia);
    const assign = { asset_ids: [house.id], access_condition: "immediate" };
    await holder("POST", `${at}/assets/assign`, assign);
    await answer("asset_assignment", "rejected");
    await sendLetters();
    const [letter, none] = await mailsTo(nadia);
    expect(letter!.subject).toContain("has declined an asset");
    expect(letter!.text).not.toContain("House by the sea");
    expect(none).toBeUndefined();
  });
});

describe("[D47] permissions that were widened", () => {
  const widen = async (area: string) => {
    const { version } = (await holder("GET", `${at}/permissions`)).body;
    const permissions = { [area]: "full" };
    const saved = await holder("PATCH", `${at}/permissions`, { permissions, version });
    expect(saved.status).toBe(200);
  };

  test("are told to the member once for all that was changed within minutes, and to the holder when given back", async () => {
    await widen("canViewAssetValues");
    await widen("canViewWillHolderInfo");
    const waits = await sendLetters();
    expect(waits).toEqual([300]);
    const [letter, none] = await mailsTo(samir);
    expect(letter!.subject).toBe("You can now see more of Nadia Haddad’s plan");
    expect(none).toBeUndefined();
    await answer("permission_update", "rejected");
    await sendLetters();
    expect((await mailsTo(nadia)).map(({ subject }) => subject)).toEqual([
      `Samir ${samir.lastName} would rather see less`,
    ]);
  });
});

test("[MEM-081] a role that was switched off and on again within minutes is one letter about how it ended", async () => {
  const [role] = await sql("select id from app.membership_roles where membership_id = $1 and role = $2", [
    samir.membershipId,
    "witness",
  ]);
  for (const status of ["inactive", "active", "inactive"])
    await holder("POST", `/api/members/roles/${role.id}/status`, { status });
  expect(await sendLetters()).toEqual([300]);
  const [letter] = await mailsTo(samir);
  expect(letter!.subject).toBe("One of your roles in Nadia Haddad’s plan has changed");
  expect(letter!.text).toContain("Role: Witness\nIt is now: Inactive");
});

test("whose membership has ended meanwhile hears of that, and no more of a role", async () => {
  const [role] = await sql("select id from app.membership_roles where membership_id = $1 and role = $2", [
    samir.membershipId,
    "witness",
  ]);
  await holder("POST", `/api/members/roles/${role.id}/status`, { status: "inactive" });
  await holder("POST", `${at}/revoke`, {});
  await sendLetters();
  expect((await mailsTo(samir)).map(({ subject }) => subject)).toEqual([
    "Your membership in Nadia Haddad’s plan has ended",
  ]);
});

test("[MBR-009] the holder hears that somebody has left, and a member that it was ended", async () => {
  const other = await given(people.db).member({ of: nadia, firstName: "Omar" });
  await member("POST", `/api/member/relationships/${samir.membershipId}/revoke`, {});
  await holder("POST", `/api/members/${other.membershipId}/revoke`, {});
  await sendLetters();
  expect((await mailsTo(nadia)).map(({ subject }) => subject)).toEqual([`Samir ${samir.lastName} has left your plan`]);
  expect((await mailsTo(other)).map(({ subject }) => subject)).toEqual([
    "Your membership in Nadia Haddad’s plan has ended",
  ]);
  expect(await mailsTo(samir)).toEqual([]);
});

test("[MBR-008] the holder hears of a yes and of a no to an invitation", async () => {
  const made = async (name: string) => {
    const account = await given(people.db).person({
      email: `${name.toLowerCase()}.${nadia.id}@example.test`,
      verified: true,
    });
    const form = memberForm({ first_name: name, email: account.email, invite_by_email: "true" });
    expect((await holder("POST", "/api/members", form)).status).toBe(200);
    const browser = await people.browserOf(account);
    const [invitation] = (await browser("GET", "/api/member/invitations")).body.data;
    return { browser, id: invitation.id as string };
  };
  const yes = await made("Maya");
  const no = await made("Rami");
  expect((await yes.browser("POST", `/api/member/invitations/${yes.id}/accept`, {})).status).toBe(200);
  expect((await no.browser("POST", `/api/member/invitations/${no.id}/decline`, {})).status).toBe(200);
  await sendLetters();
  const subjects = (await mailsTo(nadia)).map(({ subject }) => subject).sort();
  expect(subjects).toHaveLength(2);
  expect(subjects.some((subject) => subject.endsWith("has joined your plan"))).toBe(true);
  expect(subjects.some((subject) => subject.endsWith("has declined"))).toBe(true);
});

describe("who does without letters", () => {
  const switchOff = (person: Person, kind: string) =>
    sql("insert into app.notification_settings (user_id, kind, channel, wanted) values ($1, $2, 'email', false)", [
      person.id,
      kind,
    ]);

  test("gets none: the switches of both sides are asked when the letter is written", async () => {
    await switchOff(samir, "invitations");
    await switchOff(nadia, "members");
    await ask();
    await sendLetters();
    await answer("role", "rejected");
    await sendLetters();
    expect([await mailsTo(samir), await mailsTo(nadia)]).toEqual([[], []]);
  });

  test("is still reminded, if reminders are wanted", async () => {
    await switchOff(samir, "invitations");
    await ask();
    await days(8);
    await remindAndExpire();
    expect(await mailsTo(samir)).toHaveLength(1);
  });
});

test("a member without an account is written no letter, and their place in the queue is not taken", async () => {
  const { body } = await holder("POST", "/api/members", memberForm({ relationship_type: "friend" }));
  await holder("POST", `/api/members/${body.data.id}/confirm`);
  await holder("POST", `/api/members/${body.data.id}/roles`, { role: "witness" });
  await holder("POST", `/api/members/${body.data.id}/revoke`, {});
  expect(await sendLetters()).toEqual([]);
});
