import { describe, expect, test } from "vitest";
import { memberForm } from "../testing/members-server.ts";
import { freshEmail, invitingServer } from "./testing.ts";

const { people, nadia, holder, sendLetters, mailsTo, invited, statusOf, anyone } = invitingServer();

const reports = async () =>
  (await people.db.owner.query("select email, reason from app.invitation_reports where holder_id = $1", [nadia.id]))
    .rows;

describe("[SEC-039] an unwanted invitation", () => {
  test("carries a link that reports it, beside the one that answers it", async () => {
    const { mail, key } = await invited(freshEmail());
    expect(mail.text).toContain(
      `I do not want email from this person:\nhttps://heirlock.test/invitations/answer#${key}.report`,
    );
  });

  test("reported by its link is declined, written down, and no further letter of the holder goes to the address", async () => {
    const email = freshEmail();
    const { id, key } = await invited(email);
    const report = await anyone("POST", "/api/invitations/report", { key, reason: "I do not know her" });
    expect(report).toMatchObject({ status: 200, body: { data: { reported: true } } });
    expect(await reports()).toEqual([{ email, reason: "I do not know her" }]);
    expect(await statusOf(id)).toBe("rejected");

    await sendLetters();
    const before = (await mailsTo(email)).length;
    const refused = [
      await holder("POST", `/api/members/${id}/invitation/resend`, {}),
      await holder("POST", `/api/members/${id}/invitation/send`, {}),
      await holder("POST", "/api/members", memberForm({ email: email.toUpperCase(), invite_by_email: "true" })),
    ].map(({ body }) => body.code);
    expect(refused).toContain("LETTERS_REFUSED");
    expect(refused).not.toContain(undefined);
    await sendLetters();
    expect(await mailsTo(email)).toHaveLength(before);
  });

  test("is a report also when it was answered before, and twice is once", async () => {
    const email = freshEmail();
    const { key } = await invited(email);
    await anyone("POST", "/api/invitations/decline", { key });
    for (const reason of [undefined, "Spam"])
      expect((await anyone("POST", "/api/invitations/report", { key, ...(reason && { reason }) })).status).toBe(200);
    expect((await reports()).filter((one) => one.email === email)).toEqual([{ email, reason: "Spam" }]);
  });

  test("needs the link: a made-up key reports nothing", async () => {
    const before = await reports();
    const { body } = await anyone("POST", "/api/invitations/report", { key: "x".repeat(43) });
    expect(body.code).toBe("INVITATION_NOT_FOUND");
    expect(await reports()).toEqual(before);
  });

  test("the holder still hands over a link or a key in person", async () => {
    const { id, key } = await invited(freshEmail());
    await anyone("POST", "/api/invitations/report", { key });
    const byHand = await holder("POST", `/api/members/${id}/invitation/send`, { mail: false });
    expect(byHand.body.code).not.toBe("LETTERS_REFUSED");
  });
});

describe("[SEC-039] the holder's own words", () => {
  test.each([
    ["a name", { first_name: "Nadia\u202Emoc.live" }],
    ["a last name", { last_name: "Had\u0007dad" }],
    ["a message", { message: "Hello\u2066there" }],
  ])("%s with characters that show as something else is refused", async (_what, words) => {
    const answer = await holder("POST", "/api/members", memberForm({ email: freshEmail(), ...words }));
    expect([answer.status, answer.body.code]).toEqual([400, "VALIDATION_ERROR"]);
    expect(answer.body.fields[Object.keys(words)[0]!]).toEqual(["Some of these characters cannot be shown"]);
  });

  test("what looks like an address is shown as text: the letter leads nowhere but to us", async () => {
    const message =
      "Look at https://pay.example.com/now or www.example.org, or write to me@example.net. See you at 3.30.";
    const { mail } = await invited(freshEmail(), { message });
    const words = mail.text.replaceAll(/https:\/\/heirlock\.test\S*/g, "");
    expect(words).not.toMatch(/:\/\/|[\p{L}\p{N}]\.[\p{L}\p{N}]|[\p{L}\p{N}]@/u);
    // A reader sees the words as they were written.
    expect(mail.text.replaceAll("\u200b", "")).toContain(message);
  });
});
