import { given, type Member, type Person } from "@heirlock/db/testing/given";
import { beforeEach, describe, expect, test } from "vitest";
import type { Browser } from "../../members/testing/members-server.ts";
import { membersWithMail, sendMemberLetters } from "../../members/testing/members-with-mail.ts";
import { content } from "../testing/browser-of.ts";
import { readPdf } from "../testing/pdf-text.ts";

const people = membersWithMail();
const sql = async (text: string, values: unknown[]) => (await people.db.owner.query(text, values)).rows;

let nadia: Person;
let georges: Member;
let holder: Browser;
let lawyer: Browser;
/** Of the will's first version: for its holder, and for the lawyer. */
let place: string;
let own: string;
let willId: string;
beforeEach(async () => {
  nadia = await given(people.db).holder({ firstName: "Nadia", plan: "family" });
  await sql("update app.people set country = 'FR' where id = $1", [nadia.id]);
  const named = { firstName: "Georges", lastName: "Tannous" };
  georges = await given(people.db).member({ of: nadia, roles: ["lawyer"], ...named });
  holder = await people.browserOf(nadia);
  lawyer = await people.browserOf(georges);
  willId = (await holder("POST", "/api/wills", { title: "My main will", law: "fr-civil", content })).body.data.id;
  place = `/api/wills/${willId}/versions/1`;
  own = `/api/member/reviews/${willId}/1`;
});
const ask = (of = georges) => holder("POST", `${place}/review`, { member_id: of.membershipId });
const review = async () => (await holder("GET", `${place}/review`)).body.data.reviews[0];
const decide = (decision: string, revision = 1) => lawyer("POST", `${own}/decision`, { decision, revision });
const save = (revision: number, fields: object) => holder("PATCH", `/api/wills/${willId}`, { revision, ...fields });
const audited = async () =>
  (await people.auditOf(nadia)).map(({ type }) => type).filter((type) => type !== "will.created");

describe("[DOC-017] a lawyer's review", () => {
  test("shows the text of the shared version clause by clause, without amounts, and nothing before it is shared", async () => {
    expect((await lawyer("GET", own)).status).toBe(404);
    expect((await lawyer("GET", "/api/member/reviews")).body.data.reviews).toEqual([]);
    expect((await ask()).status).toBe(200);
    const { data } = (await lawyer("GET", own)).body;
    expect(data).toMatchObject({ title: "My main will", state: "asked", decided_at: null, revision: 1 });
    expect(data.holder).toEqual({ first_name: "Nadia", last_name: nadia.lastName });
    const said = JSON.stringify(data.text);
    expect(said).toContain("House in Bcharré");
    expect(said).toContain("a sum of money");
    expect(said).not.toMatch(/5,?000|500000/);
    const [listed] = (await lawyer("GET", "/api/member/reviews")).body.data.reviews;
    expect(listed).toMatchObject({ will_id: willId, number: 1, relationship_id: georges.membershipId });
    await sendMemberLetters(people);
    const [letter] = await people.mailsTo(georges.email);
    expect(letter!.subject).toContain("asks you to review their will");
    expect(letter!.text).not.toContain("My main will");
  });

  test("has comments on clauses, answers and an end to each, by both sides, in the audit", async () => {
    await ask();
    const written = { clause: "gifts", words: "Say who pays for the upkeep." };
    expect((await lawyer("POST", `${own}/comments`, written)).status).toBe(200);
    const [first] = (await review()).comments;
    expect(first).toMatchObject({ ...written, written_by: "lawyer", answers: null, settled_at: null });
    const answer = { member_id: georges.membershipId, clause: "gifts", words: "Samir does.", answers: first.id };
    expect((await holder("POST", `${place}/comments`, answer)).status).toBe(200);
    const mine = { member_id: georges.membershipId, clause: null, words: "Is this enough?" };
    await holder("POST", `${place}/comments`, mine);
    const { comments } = (await lawyer("GET", own)).body.data;
    expect(comments.map((one: { written_by: string; words: string }) => [one.written_by, one.words])).toEqual([
      ["lawyer", "Say who pays for the upkeep."],
      ["holder", "Samir does."],
      ["holder", "Is this enough?"],
    ]);
    expect((await lawyer("POST", `${own}/comments/${first.id}/settle`)).status).toBe(200);
    expect((await lawyer("POST", `${own}/comments/${first.id}/settle`)).body.code).toBe("NOT_FOUND");
    expect((await holder("POST", `${place}/comments/${comments[2].id}/settle`)).status).toBe(200);
    expect((await review()).comments.map((one: { settled_at: string | null }) => one.settled_at !== null)).toEqual([
      true,
      false,
      true,
    ]);
    const events = ["commented", "commented", "commented", "comment_settled", "comment_settled"];
    expect(await audited()).toEqual(["will.review_asked", ...events.map((one) => `will.${one}`)]);
    expect(JSON.stringify(await people.auditOf(nadia))).not.toMatch(/upkeep|enough/);
  });

  test("approves one text: it is in the audit with its hash, and ends when the text changes", async () => {
    await ask();
    expect((await decide("approved")).status).toBe(200);
    expect(await review()).toMatchObject({ state: "approved", decided_at: expect.any(String) });
    const last = (await people.auditOf(nadia)).at(-1)!;
    expect(last).toMatchObject({ type: "will.approved", actor: georges.id });
    expect(last.data).toMatchObject({ will: willId, version: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    // A description is not on the paper; what is on it ends the approval, and put back as it was it holds again.
    await save(1, { description: "For the house" });
    expect((await review()).state).toBe("approved");
    await save(2, { content: { ...content, receiveAge: 30 } });
    expect(await review()).toMatchObject({ state: "asked", decided_at: null });
    expect((await decide("approved", 2)).body.code, "what was read has changed").toBe("UPDATE_ERROR");
    expect((await decide("changes", 3)).status).toBe(200);
    expect((await review()).state).toBe("changes");
  });

  test("stands on the document of the version that is published, and ends with the next", async () => {
    await ask();
    await decide("approved");
    expect((await holder("POST", `${place}/publish`, { revision: 1 })).status).toBe(200);
    const pdf = async (number: number) => {
      const [row] = await sql("select pdf from app.will_documents where will_id = $1 and number = $2", [
        willId,
        number,
      ]);
      return (await readPdf(row.pdf)).pages.join(" ").replace(/\s+/g, " ");
    };
    expect(await pdf(1)).toContain("Georges Tannous, lawyer, approved the text of this version on");
    expect((await review()).state, "publishing changes nothing of the text").toBe("approved");
    await holder("POST", `/api/wills/${willId}/versions`);
    expect((await holder("GET", `/api/wills/${willId}/versions/2/review`)).body.data.reviews).toEqual([]);
    expect((await lawyer("GET", `/api/member/reviews/${willId}/2`)).status).toBe(404);
    await holder("POST", `/api/wills/${willId}/versions/2/publish`, { revision: 1 });
    expect(await pdf(2)).not.toContain("approved the text");
  });

  test("is not on the document where the text was changed after the approval", async () => {
    await ask();
    await decide("approved");
    await save(1, { content: { ...content, receiveAge: 30 } });
    expect((await holder("POST", `${place}/publish`, { revision: 2 })).status).toBe(200);
    const [row] = await sql("select pdf from app.will_documents where will_id = $1", [willId]);
    expect(JSON.stringify(await readPdf(row.pdf))).not.toContain("approved the text");
  });
});

describe("[DOC-017] [SEC-023] nobody else reads it or decides on it", () => {
  const tries = () =>
    [
      ["GET", own],
      ["POST", `${own}/comments`, { clause: null, words: "x" }],
      ["POST", `${own}/decision`, { decision: "approved", revision: 1 }],
    ] as const;
  const refused = async (browser: Browser) => {
    for (const [method, url, body] of tries())
      expect((await browser(method, url, body)).body.code, `${method} ${url}`).toBe("NOT_FOUND");
    expect((await browser("GET", "/api/member/reviews")).body.data.reviews).toEqual([]);
  };

  test("another member of the same plan, another lawyer of it, and a lawyer of another plan", async () => {
    await ask();
    const give = given(people.db);
    const other = await give.holder();
    for (const one of [
      await give.member({ of: nadia, roles: ["executor"] }),
      await give.member({ of: nadia, roles: ["lawyer"] }),
      await give.member({ of: other, roles: ["lawyer"] }),
    ])
      await refused(await people.browserOf(one));
    const stranger = await people.browserOf(other);
    expect((await stranger("GET", `${place}/review`)).body.code).toBe("NOT_FOUND");
    expect((await stranger("POST", `${place}/review`, { member_id: georges.membershipId })).body.code).toBe(
      "NOT_FOUND",
    );
  });

  test("the lawyer themselves reads no other will and no other version, and not the document", async () => {
    await ask();
    const body = { title: "London", law: "fr-civil", content };
    const { id } = (await holder("POST", "/api/wills", body)).body.data;
    expect((await lawyer("GET", `/api/member/reviews/${id}/1`)).body.code).toBe("NOT_FOUND");
    for (const path of [place, `${place}/document`, `${place}/text`, `${place}/review`, "/api/wills"])
      expect([403, 404]).toContain((await lawyer("GET", path)).status);
  });

  test.each([
    ["the holder stops sharing", () => holder("DELETE", `${place}/review/${georges.membershipId}`)],
    ["the lawyer leaves", () => lawyer("POST", `/api/member/relationships/${georges.membershipId}/revoke`, {})],
    [
      "they are switched off",
      () => sql("update app.memberships set is_active = false where id = $1", [georges.membershipId]),
    ],
    [
      "they are no lawyer any more",
      () => sql("update app.membership_roles set status = 'revoked' where membership_id = $1", [georges.membershipId]),
    ],
  ] as const)("nor once %s", async (_, end) => {
    await ask();
    await lawyer("POST", `${own}/comments`, { clause: null, words: "Mine" });
    await end();
    for (const [method, url, body] of tries())
      expect([401, 403, 404], `${method} ${url}`).toContain((await lawyer(method, url, body)).status);
    expect((await review()).comments, "the holder keeps what was written").toHaveLength(1);
  });

  test("it is shared only with a lawyer who has joined, and only with a law chosen", async () => {
    const witness = await given(people.db).member({ of: nadia, roles: ["witness"] });
    expect((await ask(witness)).body.code).toBe("NOT_A_LAWYER");
    await save(1, { law: null });
    expect((await ask()).body.code).toBe("MISSING_JURISDICTION");
  });

  test("a comment is answered within its own review, and the holder cannot write or decide as the lawyer", async () => {
    const second = await given(people.db).member({ of: nadia, roles: ["lawyer"] });
    await ask();
    await ask(second);
    await lawyer("POST", `${own}/comments`, { clause: null, words: "For Nadia alone" });
    const [first] = (await review()).comments;
    const elsewhere = await people.browserOf(second);
    expect(JSON.stringify((await elsewhere("GET", own)).body)).not.toContain("For Nadia alone");
    const answer = { clause: null, words: "x", answers: first.id };
    expect((await elsewhere("POST", `${own}/comments`, answer)).body.code).toBe("NOT_FOUND");
    expect((await elsewhere("POST", `${own}/comments/${first.id}/settle`)).body.code).toBe("NOT_FOUND");

    const { hash } = await given(people.db).session(nadia);
    const client = await people.server.pools.app.connect();
    const forge = async (text: string) => {
      await client.query("begin");
      await client.query("select from auth.enter($1)", [hash]);
      try {
        return (await client.query(text)).rows;
      } catch (error) {
        return (error as { code: string }).code;
      } finally {
        await client.query("rollback");
      }
    };
    try {
      expect(
        await forge(
          "update app.will_reviews set state = 'approved', decided_hash = repeat('0', 64), decided_at = now()",
        ),
      ).toBe("42501");
      expect(
        await forge(`insert into app.will_comments (holder_id, will_id, number, membership_id, words, written_by)
        select holder_id, will_id, number, membership_id, 'forged', 'lawyer' from app.will_reviews`),
      ).toBe("42501");
      expect(
        await forge(
          `select app.decide_review(will_id, number, 'approved', repeat('0', 64)) as done from app.will_reviews limit 1`,
        ),
      ).toEqual([{ done: false }]);
    } finally {
      client.release();
    }
  });
});
