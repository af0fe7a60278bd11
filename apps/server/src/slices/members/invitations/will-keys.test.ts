import { describe, expect, test } from "vitest";
import { memberForm } from "../testing/members-server.ts";
import { freshEmail, invitingServer, roles } from "./testing.ts";

const { people, nadia, holder, sendLetters, mailsTo, invited, account, statusOf } = invitingServer();

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
