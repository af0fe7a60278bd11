import { given } from "@heirlock/db/testing/given";
import { describe, expect, test } from "vitest";
import { sessionCookie } from "../../../kernel/session-cookie.ts";
import { cookiesOf, sampleSignUp } from "../../account/testing.ts";
import { freshAddress } from "../testing/members-server.ts";
import { freshEmail, invitingServer } from "./testing.ts";

const { people, nadia, holder, invited, account, statusOf, anyone, days } = invitingServer();

/** What the page of the invitation posts: no address, since that is the invitation's. */
const newAccount = () => {
  const { email: _, ...account } = sampleSignUp(freshEmail());
  return { ...account, firstName: "Maya", lastName: "Khoury" };
};
const signUp = (key: string, more: object = {}) =>
  people.server.app.inject({
    method: "POST",
    url: "/api/invitations/sign-up",
    remoteAddress: freshAddress(),
    payload: { ...newAccount(), key, ...more },
  });
const userWith = async (email: string) =>
  (await people.db.owner.query("select id, email_verified from auth.users where email = $1", [email])).rows;

describe("signing up from the link of a mail", () => {
  test("[MBR-008] [ACC-011] confirms the address, says yes and signs in, in one request, without a plan of one's own", async () => {
    const email = freshEmail();
    const { id, key } = await invited(email);
    const { body } = await anyone("POST", "/api/invitations/open", { key });
    expect(body.data.provesMailbox).toBe(true);

    const answer = await signUp(key, { declinedRoles: ["executor"] });
    expect(answer.json()).toMatchObject({ success: true, data: { relationshipId: id } });
    expect(await statusOf(id)).toBe("confirmed");
    const [user, ...others] = await userWith(email);
    expect(others).toEqual([]);
    expect(user).toMatchObject({ email_verified: true, id: answer.json().data.userId });
    const cookie = `${sessionCookie}=${cookiesOf(answer)[sessionCookie]}`;
    const inject = { method: "GET", url: "/api/member/relationships", headers: { cookie } } as const;
    const { data } = (await people.server.app.inject(inject)).json();
    expect(data.relationships).toMatchObject([{ id }]);
    const { rows } = await people.db.owner.query("select from app.estates where holder_id = $1", [user.id]);
    expect(rows).toEqual([]);
    expect((await people.auditOf(nadia)).map(({ type }) => type)).toContain("member.accepted");
    // The link has been answered.
    expect((await signUp(key)).json()).toMatchObject({ code: "ALREADY_ANSWERED" });
  });

  test("a link that was handed over proves no mailbox", async () => {
    const email = freshEmail();
    const { id } = await invited(email);
    const { body } = await holder("POST", `/api/members/${id}/invitation/resend`, { mail: false });
    const key = body.data.link.split("#")[1];
    expect((await anyone("POST", "/api/invitations/open", { key })).body.data.provesMailbox).toBe(false);
    expect((await signUp(key)).json()).toMatchObject({ code: "EMAIL_NOT_VERIFIED" });
    expect(await userWith(email)).toEqual([]);
  });

  test("whoever has an account is told so, and nothing changes", async () => {
    const email = freshEmail();
    const { id, key } = await invited(email);
    await account(email);
    const before = await userWith(email);
    const answer = await signUp(key);
    expect(answer.json()).toMatchObject({ code: "ACCOUNT_EXISTS" });
    expect(cookiesOf(answer)).toEqual({});
    expect(await userWith(email)).toEqual(before);
    expect(await statusOf(id)).toBe("invited");
  });

  test("an account that somebody else began with the address gives way to its owner", async () => {
    const email = freshEmail();
    const { key } = await invited(email);
    const squatter = await given(people.db).person({ email, verified: false });
    expect((await signUp(key)).statusCode).toBe(200);
    const [user, ...others] = await userWith(email);
    expect(others).toEqual([]);
    expect(user.id).not.toBe(squatter.id);
  });

  test("an invitation that is over, made up or taken back makes no account", async () => {
    const email = freshEmail();
    const { id, key } = await invited(email);
    expect((await signUp("a".repeat(43))).json()).toMatchObject({ code: "INVITATION_NOT_FOUND" });
    await holder("POST", `/api/members/${id}/invitation/cancel`);
    expect((await signUp(key)).json()).toMatchObject({ code: "INVITATION_NOT_FOUND" });
    const old = await invited(freshEmail());
    await days(31);
    expect((await signUp(old.key)).json()).toMatchObject({ code: "INVITATION_EXPIRED" });
    expect(await userWith(email)).toEqual([]);
  });

  test("fifty at once make one account and one member", async () => {
    const email = freshEmail();
    const { id, key } = await invited(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => signUp(key)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await userWith(email)).toHaveLength(1);
    expect(await statusOf(id)).toBe("confirmed");
  });
});
