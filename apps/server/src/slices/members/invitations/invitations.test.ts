import { randomUUID } from "node:crypto";
import { rateLimits } from "@heirlock/contract/rate-limits";
import { given } from "@heirlock/db/testing/given";
import { describe, expect, test } from "vitest";
import { memberForm } from "../testing/members-server.ts";
import { expireInvitations } from "./expire-invitations.ts";
import { expireInvitations as expireInvitationsJob } from "./invitations.jobs.ts";
import { freshEmail, invitingServer, tokenIn } from "./testing.ts";

const { people, nadia, holder, sendLetters, mailsTo, invited, account, statusOf, anyone, days } = invitingServer();

describe("an invitation by mail", () => {
  test("[MEM-116] [MEM-117] says who asks, for what and until when, and its link shows no more than that", async () => {
    const email = freshEmail();
    const { mail, key } = await invited(email, { message: "I would trust nobody more." });
    expect(mail.subject).toBe("Nadia Haddad has invited you to their plan");
    expect(mail.text).toContain("Beneficiary and Executor");
    expect(mail.text).toContain("I would trust nobody more.");
    // It goes to people who have no account, and does not say that they have one.
    expect(mail.text).toContain("because Nadia Haddad gave us your address");
    expect(mail.text).not.toContain("belongs to an account");
    const opened = await anyone("POST", "/api/invitations/open", { key });
    expect(opened).toMatchObject({
      status: 200,
      body: {
        data: {
          holder: { first_name: "Nadia", last_name: "Haddad" },
          invited: { first_name: "Maya", last_name: "Khoury" },
          message: "I would trust nobody more.",
          roles: [{ role: "beneficiary" }, { role: "executor" }],
          sees: { now: ["will", "members", "communication"], later: ["assets", "documents"], never: [] },
          email,
          status: "pending",
        },
      },
    });
    expect(JSON.stringify(opened.body)).not.toContain(nadia.email);
  });

  test.each([
    ["ar", "ورد اسمك في خطة"],
    ["es", "le ha incluido en su plan"],
    ["fr", "vous a invité dans son plan"],
  ])("comes in the holder's language, %s", async (language, words) => {
    await people.db.owner.query("update app.people set language = $2 where id = $1", [nadia.id, language]);
    expect((await invited(freshEmail())).mail.subject).toContain(words);
  });

  test("[MBR-008] [MBR-018] accepted by the invited address makes a confirmed member; the link works once", async () => {
    const email = freshEmail();
    const { id, key } = await invited(email);
    const maya = await account(email);
    expect(await maya("POST", "/api/invitations/accept", { key })).toMatchObject({
      status: 200,
      body: { data: { relationshipId: id, status: "confirmed" } },
    });
    expect(await statusOf(id)).toBe("confirmed");
    expect((await maya("POST", "/api/invitations/accept", { key })).body.code).toBe("ALREADY_ANSWERED");
    expect((await anyone("POST", "/api/invitations/decline", { key })).body.code).toBe("ALREADY_ANSWERED");
    expect((await people.auditOf(nadia)).map(({ type }) => type)).toEqual([
      "member.created",
      "member.invited",
      "member.accepted",
    ]);
  });

  test("forwarded to another account it opens nothing, and with the will key it does", async () => {
    const { id, key } = await invited(freshEmail());
    const other = await account(freshEmail());
    expect((await other("POST", "/api/invitations/accept", { key })).body.code).toBe("EMAIL_MISMATCH");
    const made = await holder("POST", `/api/members/${id}/will-key/generate`, {});
    const { key: willKey } = made.body.data;
    expect((await other("POST", "/api/invitations/accept", { key, willKey })).status).toBe(200);
    expect(await statusOf(id)).toBe("confirmed");
  });

  test("[MEM-118] the will key of another member opens nothing, and is not used up", async () => {
    const { id, key } = await invited(freshEmail());
    const { id: sister } = (await holder("POST", "/api/members", memberForm())).body.data;
    const made = await holder("POST", `/api/members/${sister}/will-key/generate`, {});
    const { key: willKey } = made.body.data;
    const other = await account(freshEmail());
    expect((await other("POST", "/api/invitations/accept", { key, willKey })).body.code).toBe("KEY_INVALID");
    expect(await statusOf(id)).toBe("invited");
    expect((await other("POST", "/api/invitations/redeem-will-key", { key: willKey })).status).toBe(200);
    expect(await statusOf(sister)).toBe("confirmed");
  });

  test("an address that nobody has proven is not enough", async () => {
    const email = freshEmail();
    const { key } = await invited(email);
    const unproven = await people.browserOf(await given(people.db).person({ email, verified: false }));
    expect((await unproven("POST", "/api/invitations/accept", { key })).body.code).toBe("EMAIL_MISMATCH");
    expect((await unproven("GET", "/api/member/invitations")).body.data).toEqual([]);
  });

  test("[MBR-008] is declined by its link alone, with a reason for the holder", async () => {
    const { id, key } = await invited(freshEmail());
    expect((await anyone("POST", "/api/invitations/decline", { key, reason: "I live too far away" })).status).toBe(200);
    expect(await statusOf(id)).toBe("rejected");
    const history = (await holder("GET", `/api/members/${id}/history`)).body.data;
    expect(JSON.stringify(history)).toContain("I live too far away");
    expect((await anyone("POST", "/api/invitations/decline", { key })).body.code).toBe("ALREADY_ANSWERED");
  });

  test("[MEM-113] a new one voids the old link, and cancelling voids both", async () => {
    const email = freshEmail();
    const { id, key } = await invited(email);
    expect((await holder("POST", `/api/members/${id}/invitation/resend`, {})).status).toBe(200);
    await sendLetters();
    const fresh = (await mailsTo(email)).map(tokenIn).find((one) => one !== key)!;
    expect((await anyone("POST", "/api/invitations/open", { key })).body.code).toBe("INVITATION_NOT_FOUND");
    expect((await anyone("POST", "/api/invitations/open", { key: fresh })).status).toBe(200);
    expect((await holder("POST", `/api/members/${id}/invitation/cancel`)).body.data.status).toBe("pending");
    expect((await anyone("POST", "/api/invitations/open", { key: fresh })).body.code).toBe("INVITATION_NOT_FOUND");
    expect(await statusOf(id)).toBe("pending");
  });

  test("[MEM-113] carries the holder's own words again, also to another address", async () => {
    const first = freshEmail();
    const { id } = await invited(first, { message: "I would trust nobody more." });
    await holder("POST", `/api/members/${id}/invitation/resend`, {});
    const second = freshEmail();
    await sendLetters();
    await holder("PATCH", `/api/members/${id}`, { email: second });
    await sendLetters();
    const letters = [...(await mailsTo(first)), ...(await mailsTo(second))];
    expect(letters).toHaveLength(3);
    for (const { text } of letters) expect(text).toContain("I would trust nobody more.");
    const words = async (body: object) => {
      const { link } = (await holder("POST", `/api/members/${id}/invitation/send`, { mail: false, ...body })).body.data;
      return (await anyone("POST", "/api/invitations/open", { key: link.split("#")[1] })).body.data.message;
    };
    // Taken back by mistake, and on purpose without words.
    await holder("POST", `/api/members/${id}/invitation/cancel`);
    expect(await words({})).toBe("I would trust nobody more.");
    await holder("POST", `/api/members/${id}/invitation/cancel`);
    expect(await words({ message: "" })).toBeNull();
  });

  test("handed over instead of mailed, the link is answered once and nothing is sent", async () => {
    const email = freshEmail();
    const created = await holder("POST", "/api/members", memberForm({ email }));
    const { id } = created.body.data;
    const { body } = await holder("POST", `/api/members/${id}/invitation/send`, { mail: false });
    expect(body.data).toMatchObject({ invitation: { status: "created", sentAt: null } });
    const key = body.data.link.split("#")[1];
    await sendLetters();
    expect(await mailsTo(email)).toEqual([]);
    expect((await anyone("POST", "/api/invitations/open", { key })).status).toBe(200);
    expect(JSON.stringify((await holder("GET", "/api/members/invitations")).body)).not.toContain(key);
  });

  test("fifty answers at once: one counts", async () => {
    const email = freshEmail();
    const { id, key } = await invited(email);
    const maya = await account(email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        at % 2 ? anyone("POST", "/api/invitations/decline", { key }) : maya("POST", "/api/invitations/accept", { key }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(["confirmed", "rejected"]).toContain(await statusOf(id));
  });

  test("once it is answered, its link tells whose it was, and nothing of what came after", async () => {
    const email = freshEmail();
    const { id, key } = await invited(email, { message: "For your eyes" });
    const maya = await account(email);
    await maya("POST", "/api/invitations/accept", { key });
    await holder("POST", `/api/members/${id}/roles`, { role: "guardian" });
    const { data } = (await anyone("POST", "/api/invitations/open", { key })).body;
    expect(data).toMatchObject({ status: "accepted", holder: { first_name: "Nadia" }, roles: [], message: null });
    expect(data).toMatchObject({ relationship: null, sees: { now: [], later: [], never: [] }, email: null });
    await holder("POST", `/api/members/${id}/revoke`, {});
    const [own] = (await maya("GET", "/api/member/invitations")).body.data;
    expect(own).toMatchObject({ status: "accepted", roles: [] });
  });

  test("nobody is invited into no role at all, which they could not accept", async () => {
    const email = freshEmail();
    const { id } = (await holder("POST", "/api/members", memberForm({ email }))).body.data;
    const [{ id: role }] = (await holder("GET", `/api/members/${id}`)).body.data.member_roles;
    expect((await holder("POST", `/api/members/roles/${role}/status`, { status: "inactive" })).status).toBe(200);
    expect((await holder("POST", `/api/members/${id}/invitation/send`, {})).body.code).toBe("LAST_ROLE");
    expect((await holder("POST", `/api/members/${id}/will-key/generate`, {})).body.code).toBe("LAST_ROLE");
    expect(await statusOf(id)).toBe("pending");
  });

  test("roles other than beneficiary can be left out, and then need asking anew", async () => {
    const email = freshEmail();
    const { id, key } = await invited(email);
    const maya = await account(email);
    const body = { key, declinedRoles: ["executor", "beneficiary"] };
    expect((await maya("POST", "/api/invitations/accept", body)).status).toBe(200);
    const { member_roles: held } = (await holder("GET", `/api/members/${id}`)).body.data;
    expect(held.map(({ role, status }: { role: string; status: string }) => [role, status])).toEqual([
      ["beneficiary", "active"],
      ["executor", "inactive"],
    ]);
  });

  test("the holder's own account cannot take it, nor somebody who is in the plan", async () => {
    const email = freshEmail();
    const { key } = await invited(email);
    expect((await holder("POST", "/api/invitations/accept", { key })).body.code).toBe("EMAIL_IS_OWN");
    const member = await given(people.db).member({ of: nadia });
    await people.db.owner.query("update auth.users set email = $2 where id = $1", [member.id, email]);
    const twice = await people.browserOf(member);
    expect((await twice("POST", "/api/invitations/accept", { key })).body.code).toBe("ALREADY_IN_PLAN");
  });
});

test("[SEC-039] [SEC-016] an account of less than a week may send fewer letters a day", async () => {
  const send = () => holder("POST", `/api/members/${randomUUID()}/invitation/send`, {});
  for (let n = 0; n < rateLimits.inviteByNewAccount.max; n++) expect((await send()).body.code).toBe("MEMBER_NOT_FOUND");
  expect((await send()).body.code).toBe("RATE_LIMITED");
  await people.db.owner.query("update app.estates set created_at = now() - interval '7 days'");
  expect((await send()).body.code).toBe("MEMBER_NOT_FOUND");
});

test("[SEC-016] the letters of one holder a day are counted, whichever form orders them", async () => {
  await people.db.owner.query("update app.estates set created_at = now() - interval '7 days'");
  const { id } = (await holder("POST", "/api/members", memberForm({ email: freshEmail() }))).body.data;
  const { id: asked } = await invited(freshEmail());
  for (let n = 0; n < rateLimits.inviteMember.max; n++)
    await holder("POST", `/api/members/${randomUUID()}/invitation/send`, {});
  const invite_by_email = "true";
  const form = memberForm({ email: freshEmail(), invite_by_email });
  expect((await holder("POST", "/api/members", form)).body.code).toBe("RATE_LIMITED");
  expect((await holder("PATCH", `/api/members/${id}`, { invite_by_email })).body.code).toBe("RATE_LIMITED");
  // Another address of somebody who was to be invited is another letter.
  expect((await holder("PATCH", `/api/members/${asked}`, { email: freshEmail() })).body.code).toBe("RATE_LIMITED");
  expect((await holder("PATCH", `/api/members/${asked}`, { city: "Byblos" })).status).toBe(200);
  const key = await holder("POST", `/api/members/${id}/will-key/generate`, { send: true });
  expect(key.body.code).toBe("RATE_LIMITED");
  expect((await holder("POST", "/api/members", memberForm({ email: freshEmail() }))).status).toBe(200);
});

describe("time", () => {
  test("[MEM-117] reminds after 7 and 27 days with the same link, and ends an invitation after 30", async () => {
    const email = freshEmail();
    const { id, key } = await invited(email);
    const run = () => expireInvitations(people.server.pools, people.jobs);
    await run();
    await sendLetters();
    expect(await mailsTo(email)).toHaveLength(1);
    await days(7);
    await run();
    await run();
    await sendLetters();
    expect((await mailsTo(email)).map(tokenIn)).toEqual([key, key]);
    await days(20);
    await run();
    await run();
    await sendLetters();
    expect(await mailsTo(email)).toHaveLength(3);
    await days(3);
    expect((await anyone("POST", "/api/invitations/open", { key })).body.code).toBe("INVITATION_EXPIRED");
    const maya = await account(email);
    expect((await maya("POST", "/api/invitations/accept", { key })).body.code).toBe("INVITATION_EXPIRED");
    await run();
    await run();
    expect(await statusOf(id)).toBe("pending");
    expect(expireInvitationsJob.cron).toBe("17 * * * *");
  });

  test("[MEM-119] a key on paper has its own seven days, whenever the letter ran out", async () => {
    const { id } = await invited(freshEmail());
    await days(31);
    const { key } = (await holder("POST", `/api/members/${id}/will-key/generate`, {})).body.data;
    await expireInvitations(people.server.pools, people.jobs);
    expect(await statusOf(id)).toBe("pending");
    const maya = await account(freshEmail());
    expect((await maya("POST", "/api/invitations/redeem-will-key", { key })).status).toBe(200);
  });

  test("after a standstill both reminders are one letter", async () => {
    const email = freshEmail();
    await invited(email);
    await days(28);
    const run = () => expireInvitations(people.server.pools, people.jobs);
    await run();
    await run();
    await sendLetters();
    expect(await mailsTo(email)).toHaveLength(2);
  });
});

describe("an account's own invitations", () => {
  test("[MBR-014] are listed as pending, accepted, declined and expired, and answered without the link", async () => {
    const email = freshEmail();
    const first = await invited(email);
    const maya = await account(email);
    const list = async () =>
      (await maya("GET", "/api/member/invitations")).body.data.map((one: { status: string }) => one.status);
    expect(await list()).toEqual(["pending"]);
    const [{ id }] = (await maya("GET", "/api/member/invitations?status=pending")).body.data;
    expect((await maya("POST", `/api/member/invitations/${id}/decline`, {})).status).toBe(200);
    expect(await list()).toEqual(["declined"]);
    await holder("POST", `/api/members/${first.id}/invitation/send`, {});
    expect((await list()).sort()).toEqual(["declined", "pending"]);
    const again = (await maya("GET", "/api/member/invitations?status=pending")).body.data[0].id;
    expect((await maya("POST", `/api/member/invitations/${again}/accept`, {})).status).toBe(200);
    expect((await list()).sort()).toEqual(["accepted", "declined"]);
    const stranger = await account(freshEmail());
    expect((await stranger("POST", `/api/member/invitations/${again}/accept`, {})).body.code).toBe(
      "INVITATION_NOT_FOUND",
    );
  });
});
