import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rateLimits } from "@heirlock/contract/rate-limits";
import { given, type Person } from "@heirlock/db/testing/given";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startMailCatcher } from "../../../mail/catcher.ts";
import { listCaughtMails } from "../../../mail/caught-mails.ts";
import { mailerOf } from "../../../mail/mailer.ts";
import { type Browser, freshAddress, type MembersServer, memberForm, startMembers } from "../testing/members-server.ts";
import { expireInvitations } from "./expire-invitations.ts";
import {
  expireInvitations as expireInvitationsJob,
  sendWillKeyLetter as keyLetterJob,
  sendInvitationLetter as letterJob,
} from "./invitations.jobs.ts";
import { sendInvitationLetter } from "./send-invitation-letter.ts";
import { sendWillKeyLetter } from "./send-will-key-letter.ts";

let people: MembersServer;
let directory: string;
let catcher: Awaited<ReturnType<typeof startMailCatcher>>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "heirlock-mail-"));
  catcher = await startMailCatcher({ directory });
  people = await startMembers({ SMTP_URL: catcher.url });
});
afterAll(async () => {
  await people.close();
  await catcher.close();
  await rm(directory, { recursive: true });
});

let nadia: Person;
let holder: Browser;
beforeEach(async () => {
  nadia = await given(people.db).holder({ firstName: "Nadia", plan: "family" });
  holder = await people.browserOf(nadia);
});

/** Does the letters that wait, as the worker would. */
async function sendLetters(): Promise<void> {
  const { config, pools } = people.server;
  const { rows } = await people.db.owner.query(
    "delete from pgboss.job where name = any ($1) and state = 'created' returning id, name, data",
    [[letterJob.name, keyLetterJob.name]],
  );
  const deps = {
    worker: pools.worker,
    mailer: mailerOf(config),
    secret: config.secret,
    publicUrl: config.publicUrl,
  };
  for (const { id, name, data } of rows) {
    if (name === letterJob.name) await sendInvitationLetter(deps, data, id);
    else await sendWillKeyLetter(deps, data.willKeyId, id);
  }
}
const mailsTo = async (email: string) => (await listCaughtMails(directory)).filter(({ to }) => to.includes(email));
const tokenIn = ({ text }: { text: string }) => /\/invitations\/answer#([\w-]{43})/.exec(text)![1]!;

let counter = 0;
const freshEmail = () => `maya${++counter}@example.test`;
const roles = (...names: string[]) => JSON.stringify(names.map((role) => ({ role })));

async function invited(email: string, fields: Record<string, unknown> = {}) {
  const created = await holder(
    "POST",
    "/api/members",
    memberForm({ email, invite_by_email: "true", roles: roles("beneficiary", "executor"), ...fields }),
  );
  expect(created).toMatchObject({ status: 200, body: { data: { status: "invited" } } });
  await sendLetters();
  const [mail] = await mailsTo(email);
  return { id: created.body.data.id as string, mail: mail!, key: tokenIn(mail!) };
}
const account = async (email: string) => people.browserOf(await given(people.db).person({ email, verified: true }));
const statusOf = async (id: string) => (await holder("GET", `/api/members/${id}`)).body.data.status;
const anyone: Browser = async (method, url, body) => {
  const answer = await people.server.app.inject({
    method,
    url,
    remoteAddress: freshAddress(),
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const days = (count: number) =>
  people.db.owner.query(
    `update app.invitations set created_at = created_at - make_interval(days => $2),
       expires_at = expires_at - make_interval(days => $2) where holder_id = $1`,
    [nadia.id, count],
  );

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
    ["fr", "vous a nommé dans ses dispositions"],
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

test("[SEC-016] the letters of one holder a day are counted, whichever form orders them", async () => {
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

describe("a will key", () => {
  async function withKey() {
    const created = await holder("POST", "/api/members", memberForm());
    const { id } = created.body.data;
    const made = await holder("POST", `/api/members/${id}/will-key/generate`, {});
    return { id, key: made.body.data.key as string };
  }

  test("[MEM-118] [MEM-119] is shown once, works for 7 days and once, however it is written", async () => {
    const { id, key } = await withKey();
    expect(key).toMatch(/^\w{5}-\w{5}-\w{5}-\w{5}$/);
    expect((await holder("POST", `/api/members/${id}/will-key/generate`, {})).body.code).toBe("KEY_EXISTS");
    expect(JSON.stringify((await holder("GET", "/api/members/will-keys")).body)).not.toContain(key.slice(6));
    const typed = key.toLowerCase().replaceAll("-", " ");
    const maya = await account(freshEmail());
    expect((await maya("POST", "/api/invitations/redeem-will-key", { key: typed })).status).toBe(200);
    expect(await statusOf(id)).toBe("confirmed");
    const other = await account(freshEmail());
    expect((await other("POST", "/api/invitations/redeem-will-key", { key })).body.code).toBe("KEY_INVALID");
  });

  test("[MEM-118] is mailed where the holder wants it, to the member's address, and only there", async () => {
    const email = freshEmail();
    const { id } = (await holder("POST", "/api/members", memberForm({ email }))).body.data;
    const made = await holder("POST", `/api/members/${id}/will-key/generate`, { send: true });
    await sendLetters();
    const [mail] = await mailsTo(email);
    expect(mail!.text).toContain(made.body.data.key);
    const { rows } = await people.db.owner.query("select k::text from app.will_keys k where holder_id = $1", [
      nadia.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(made.body.data.key.slice(6));
    const without = (await holder("POST", "/api/members", memberForm())).body.data.id;
    const refused = await holder("POST", `/api/members/${without}/will-key/generate`, { send: true });
    expect(refused.body.code).toBe("NO_EMAIL");
  });

  test("is void after seven days, when taken back, and when a new one is made", async () => {
    const first = await withKey();
    await people.db.owner.query("update app.will_keys set expires_at = now() where holder_id = $1", [nadia.id]);
    const maya = await account(freshEmail());
    const redeem = async (key: string) => (await maya("POST", "/api/invitations/redeem-will-key", { key })).body.code;
    expect(await redeem(first.key)).toBe("KEY_EXPIRED");
    const made = await holder("POST", `/api/members/${first.id}/will-key/generate`, { regenerate: true });
    expect(await redeem(first.key)).toBe("KEY_INVALID");
    expect((await holder("POST", `/api/members/${first.id}/will-key/revoke`)).status).toBe(200);
    expect(await redeem(made.body.data.key)).toBe("KEY_INVALID");
    expect((await holder("POST", `/api/members/${first.id}/will-key/revoke`)).body.code).toBe("NOT_FOUND");
  });

  test("five wrong tries end it, though each was refused; and a person has five in a quarter of an hour", async () => {
    const { id, key } = await withKey();
    const last = key.at(-1) === "2" ? "3" : "2";
    const wrong = `${key.slice(0, -1)}${last}`;
    const guesser = await account(freshEmail());
    const guess = async () => (await guesser("POST", "/api/invitations/redeem-will-key", { key: wrong })).body.code;
    for (let tried = 0; tried < 5; tried++) expect(await guess()).toBe("KEY_INVALID");
    expect(await guess()).toBe("RATE_LIMITED");
    const maya = await account(freshEmail());
    expect((await maya("POST", "/api/invitations/redeem-will-key", { key })).body.code).toBe("KEY_INVALID");
    // The holder learns why the key on paper does not work any more.
    const actions = (await holder("GET", `/api/members/${id}/history`)).body.data.map(
      (one: { action_type: string }) => one.action_type,
    );
    expect(actions.filter((action: string) => action === "will_key_guessed")).toHaveLength(1);
    expect((await people.auditOf(nadia)).at(-1)).toMatchObject({ type: "member.will_key_guessed", actor: null });
  });

  test("[MEM-113] on paper, it outlives a letter that is sent again", async () => {
    const { id } = await invited(freshEmail());
    const { key } = (await holder("POST", `/api/members/${id}/will-key/generate`, {})).body.data;
    expect((await holder("POST", `/api/members/${id}/invitation/resend`, {})).status).toBe(200);
    const maya = await account(freshEmail());
    expect((await maya("POST", "/api/invitations/redeem-will-key", { key })).status).toBe(200);
  });

  test("[MEM-083] [APR-018] agrees to no role that nobody has shown: each is asked about once the person is in", async () => {
    const rolesOf = async (id: string) =>
      (await holder("GET", `/api/members/${id}`)).body.data.member_roles.map(
        (one: { role: string; status: string }) => `${one.role} ${one.status}`,
      );
    const join = async (names: string[], body: object) => {
      const { id } = (
        await holder("POST", "/api/members", memberForm({ roles: roles(...names), primary_role: names[0] }))
      ).body.data;
      const { key } = (await holder("POST", `/api/members/${id}/will-key/generate`, {})).body.data;
      const maya = await account(freshEmail());
      expect((await maya("POST", "/api/invitations/redeem-will-key", { key, ...body })).status).toBe(200);
      return { id, maya };
    };
    const { id, maya } = await join(["beneficiary", "executor"], {});
    expect(await rolesOf(id)).toEqual(["beneficiary active", "executor pending_approval"]);
    const [request] = (await maya("GET", "/api/member/role-approvals")).body.data;
    expect(request).toMatchObject({ requested_role: "executor", status: "pending" });
    await maya("POST", `/api/member/role-approvals/${request.id}/respond`, { decision: "approved" });
    expect(await rolesOf(id)).toEqual(["beneficiary active", "executor active"]);
    const alone = await join(["executor"], {});
    expect(await rolesOf(alone.id)).toEqual(["executor pending_approval"]);
    // Whoever names what they leave out was shown the rest.
    const shown = await join(["beneficiary", "executor"], { declinedRoles: [] });
    expect(await rolesOf(shown.id)).toEqual(["beneficiary active", "executor active"]);
  });

  test("two keys of one plan at once do not make two members of one person", async () => {
    const keys = [await withKey(), await withKey(), await withKey()];
    const maya = await account(freshEmail());
    const answers = await Promise.all(keys.map(({ key }) => maya("POST", "/api/invitations/redeem-will-key", { key })));
    expect(answers.map(({ body }) => body.code ?? body.data.status).sort()).toEqual([
      "ALREADY_IN_PLAN",
      "ALREADY_IN_PLAN",
      "confirmed",
    ]);
  });

  test("twenty at once: one joins", async () => {
    const { key } = await withKey();
    const browsers = await Promise.all(Array.from({ length: 20 }, () => account(freshEmail())));
    const answers = await Promise.all(browsers.map((one) => one("POST", "/api/invitations/redeem-will-key", { key })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
