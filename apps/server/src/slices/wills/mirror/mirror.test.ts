import { given, type Member, type Person } from "@heirlock/db/testing/given";
import { testatorRef, type WillContent } from "@heirlock/domain/wills/content";
import { kin, person, plainWill } from "@heirlock/domain/wills/testing/plain-will";
import { beforeEach, describe, expect, test } from "vitest";
import type { Browser } from "../../members/testing/members-server.ts";
import { membersWithMail, sendMemberLetters } from "../../members/testing/members-with-mail.ts";

const people = membersWithMail();
const sql = async (text: string, values: unknown[]) => (await people.db.owner.query(text, values)).rows;

let nadia: Person;
let karim: Member;
let hers: Browser;
let his: Browser;
let willId: string;
let place: string;
let own: string;

/** The house for the son, all else for Karim, with everything private that a will can hold. */
const contentFor = (spouse: Member): WillContent => ({
  ...plainWill,
  people: [
    person("s1", {
      name: "Karim Haddad",
      memberId: spouse.membershipId as never,
      kin: kin({ relation: "spouse", bars: ["other-religion"] }),
    }),
    person("c1", { name: "Samir Haddad", kin: kin({ father: "s1", mother: testatorRef }) }),
  ],
  facts: { sameChurch: true },
  gifts: [{ ...plainWill.gifts[0]!, to: "c1", substitute: null }],
  residue: [{ to: "s1", share: "1", substitute: "c1" }],
  executors: [{ person: "s1", isSubstitute: false }],
  leftOut: [{ person: "c1", reason: "A private reason" }],
  funeral: { kind: "cremation", wishes: "A private wish" },
  accounts: [{ id: "a1", service: "google", name: "", isDesignated: true, designee: "A private name", wishes: "" }],
});

beforeEach(async () => {
  nadia = await given(people.db).holder({ firstName: "Nadia", plan: "family" });
  karim = await given(people.db).member({ of: nadia, firstName: "Karim", lastName: "Haddad" });
  await sql("insert into app.estates (holder_id, plan) values ($1, 'free')", [karim.id]);
  await sql("update app.people set country = 'FR' where id = any ($1)", [[nadia.id, karim.id]]);
  hers = await people.browserOf(nadia);
  his = await people.browserOf(karim);
  const body = { title: "My main will", law: "fr-civil", content: contentFor(karim) };
  willId = (await hers("POST", "/api/wills", body)).body.data.id;
  place = `/api/wills/${willId}/mirror`;
  own = `/api/member/mirror-offers/${willId}`;
});
const offer = (to = karim) => hers("POST", place, { member_id: to.membershipId });
const offers = async () => (await hers("GET", place)).body.data.offers;
const ownOffers = async (browser = his) => (await browser("GET", "/api/member/mirror-offers")).body.data.offers;
const take = async (browser = his, fields: object = {}) => {
  const read = (await browser("GET", own)).body.data;
  const { content, law } = read ?? { content: plainWill, law: "fr-civil" };
  return await browser("POST", "/api/wills", { title: "My will", law, content, mirror_of: willId, ...fields });
};
const audited = async () => (await people.auditOf(nadia)).map(({ type }) => type);

describe("a mirror will", () => {
  test("is offered, read with the roles exchanged and nothing private, and taken once", async () => {
    expect((await his("GET", own)).body.code).toBe("NOT_FOUND");
    expect(await ownOffers()).toEqual([]);
    expect((await offer()).status).toBe(200);
    expect(await offers()).toMatchObject([{ member_id: karim.membershipId, taken_at: null, withdrawn_at: null }]);
    expect(await ownOffers()).toMatchObject([
      { will_id: willId, relationship_id: karim.membershipId, holder: { first_name: "Nadia" }, taken_at: null },
    ]);

    const { data } = (await his("GET", own)).body;
    expect(data).toMatchObject({ law: "fr-civil", asset_gifts: 1 });
    expect(data.content.testator).toMatchObject({ fullName: "Karim Haddad", sex: "male" });
    expect(data.content.people).toMatchObject([
      { id: "s1", name: plainWill.testator.fullName, kin: { relation: "spouse" } },
      { id: "c1", kin: { father: testatorRef, mother: "s1" } },
    ]);
    expect(data.content.residue).toMatchObject([{ to: "s1", substitute: "c1" }]);
    const said = JSON.stringify(data);
    for (const secret of ["private", "other-religion", "sameChurch", "Bcharré", plainWill.testator.address])
      expect(said).not.toContain(secret);

    const made = await take();
    expect(made.status).toBe(200);
    expect(await offers()).toMatchObject([{ taken_at: expect.any(String), withdrawn_at: null }]);
    expect(JSON.stringify(await offers()), "what he made of it is his").not.toContain(made.body.data.id);
    expect(await ownOffers()).toMatchObject([{ taken_at: expect.any(String) }]);
    expect((await his("GET", own)).body.code).toBe("NOT_FOUND");
    await sql("update app.estates set plan = 'family' where holder_id = $1", [karim.id]);
    expect((await take()).body.code).toBe("OFFER_ENDED");
    expect((await hers("DELETE", `${place}/${karim.membershipId}`)).body.code).toBe("NOT_FOUND");
    expect((await hers("GET", `/api/wills/${made.body.data.id}`)).body.code).toBe("NOT_FOUND");
    expect(await audited()).toEqual(["will.created", "will.mirror_offered", "will.mirror_taken"]);
    expect((await people.auditOf(karim)).map(({ type }) => type)).toEqual(["will.created"]);
  });

  test("is told by an email that says nothing of it, and by live events to both", async () => {
    await offer();
    await sendMemberLetters(people);
    const [letter] = await people.mailsTo(karim.email);
    expect(letter!.subject).toContain("offers you a mirror will");
    expect(letter!.text).not.toContain("My main will");
    expect(letter!.text).toContain(`/dashboard/member/wills/${karim.membershipId}`);
    const kinds = (of: Person) => sql("select kind from app.events where recipient_id = $1", [of.id]);
    await take();
    const told = async (of: Person) => (await kinds(of)).map(({ kind }) => kind);
    expect((await told(nadia)).filter((kind) => kind === "member.changed")).toHaveLength(2);
    expect((await told(karim)).filter((kind) => kind === "relationship.changed")).toHaveLength(2);
  });

  test("is of the version in force when it is taken, and of the draft before there is one", async () => {
    await offer();
    const first = { ...contentFor(karim), receiveAge: 21 };
    await hers("PATCH", `/api/wills/${willId}`, { revision: 1, content: first });
    expect((await his("GET", own)).body.data.content.receiveAge).toBe(21);
    expect((await hers("POST", `/api/wills/${willId}/versions/1/publish`, { revision: 2 })).status).toBe(200);
    const [{ revision }] = (await hers("POST", `/api/wills/${willId}/versions`)).body.data.versions;
    const later = { revision, content: { ...first, receiveAge: 30 } };
    expect((await hers("PATCH", `/api/wills/${willId}`, later)).status).toBe(200);
    expect((await his("GET", own)).body.data.content.receiveAge).toBe(21);
  });

  test("asks the other for their own room and their own consent, and stays open where it is refused", async () => {
    await offer();
    const islamic = await take(his, { law: "lb-islamic-hanafi" });
    expect(["CONSENT_REQUIRED", "CAP_REACHED"]).toContain(islamic.body.code);
    expect(await offers()).toMatchObject([{ taken_at: null }]);
    expect((await take()).status).toBe(200);
    await offer();
    expect(await offers(), "offered again").toMatchObject([{ taken_at: null }]);
    expect((await take()).body.code).toBe("CAP_REACHED");
    expect(await offers()).toMatchObject([{ taken_at: null }]);
  });

  test("is also of a spouse from a family that was typed in, where the name is the member's", async () => {
    const content = contentFor(karim);
    const people = content.people.map((one) => ({ ...one, memberId: null }));
    await hers("PATCH", `/api/wills/${willId}`, { revision: 1, content: { ...content, people } });
    expect((await offer()).status).toBe(200);
    expect((await his("GET", own)).body.data.content.testator.fullName).toBe("Karim Haddad");
  });

  test("is taken by a repeated request once", async () => {
    await offer();
    const id = crypto.randomUUID();
    const body = { id, title: "My will", law: "fr-civil", content: plainWill, mirror_of: willId };
    const clean = {
      ...body,
      content: { ...plainWill, people: plainWill.people.map((one) => ({ ...one, memberId: null })) },
    };
    expect((await his("POST", "/api/wills", clean)).status).toBe(200);
    expect((await his("POST", "/api/wills", clean)).status).toBe(200);
    expect((await audited()).filter((type) => type === "will.mirror_taken")).toHaveLength(1);
  });
});

describe("[SEC-023] nobody else reads a mirror offer or takes it", () => {
  const refused = async (browser: Browser) => {
    expect((await browser("GET", own)).body.code).toBe("NOT_FOUND");
    expect(await ownOffers(browser)).toEqual([]);
    const clean = { ...plainWill, people: plainWill.people.map((one) => ({ ...one, memberId: null })) };
    const body = { title: "Mine", law: "fr-civil", content: clean, mirror_of: willId };
    expect((await browser("POST", "/api/wills", body)).body.code).toBe("OFFER_ENDED");
  };

  test("another member of the same plan, a stranger, and the holder", async () => {
    await offer();
    const give = given(people.db);
    const stranger = await give.holder({ plan: "family" });
    const other = await give.member({ of: nadia });
    await sql("insert into app.estates (holder_id, plan) values ($1, 'family')", [other.id]);
    for (const one of [stranger, other, nadia]) await refused(await people.browserOf(one));
    const elsewhere = await people.browserOf(stranger);
    expect((await elsewhere("GET", place)).body.code).toBe("NOT_FOUND");
    expect((await elsewhere("POST", place, { member_id: karim.membershipId })).body.code).toBe("NOT_FOUND");
    expect((await elsewhere("DELETE", `${place}/${karim.membershipId}`)).body.code).toBe("NOT_FOUND");
    expect(await offers()).toMatchObject([{ taken_at: null, withdrawn_at: null }]);
  });

  test.each([
    ["the holder withdraws it", () => hers("DELETE", `${place}/${karim.membershipId}`)],
    ["they leave", () => his("POST", `/api/member/relationships/${karim.membershipId}/revoke`, {})],
    ["they are paused", () => sql("update app.memberships set is_active = false where id = $1", [karim.membershipId])],
    ["the will is archived", () => sql("update app.wills set status = 'archived' where id = $1", [willId])],
    ["the will is deleted", () => sql("delete from app.wills where id = $1", [willId])],
  ] as const)("nor the other once %s", async (_, end) => {
    await offer();
    await end();
    await refused(his);
  });

  test("nor once the will names another spouse", async () => {
    await offer();
    const content = contentFor(karim);
    const [spouse, child] = content.people;
    await hers("PATCH", `/api/wills/${willId}`, {
      revision: 1,
      content: { ...content, people: [{ ...spouse!, memberId: null, name: "Fadi Haddad" }, child] },
    });
    expect((await his("GET", own)).body.code).toBe("NOT_FOUND");
  });

  test("it is offered only to a spouse or partner of the will who has joined", async () => {
    const friend = await given(people.db).member({ of: nadia });
    expect((await offer(friend)).body.code).toBe("NOT_THE_SPOUSE");
    await sql("update app.memberships set status = 'invited' where id = $1", [karim.membershipId]);
    expect((await offer()).body.code).toBe("NOT_THE_SPOUSE");
    expect((await hers("POST", place, { member_id: crypto.randomUUID() })).body.code).toBe("NOT_FOUND");
  });

  test("the holder cannot write that it was taken, and the other reads neither will nor offers of others", async () => {
    await offer();
    const asPerson = async (who: Person, text: string, first = "select 1") => {
      const { hash } = await given(people.db).session(who);
      const client = await people.server.pools.app.connect();
      await client.query("begin");
      try {
        await client.query("select from auth.enter($1)", [hash]);
        await client.query(first);
        return (await client.query(text)).rows;
      } catch (error) {
        return (error as { code: string }).code;
      } finally {
        await client.query("rollback");
        client.release();
      }
    };
    expect(await asPerson(nadia, "update app.mirror_offers set taken_at = now()")).toBe("42501");
    expect(
      await asPerson(
        nadia,
        "insert into app.mirror_offers (holder_id, will_id, membership_id, taken_at) select holder_id, will_id, membership_id, now() from app.mirror_offers",
      ),
    ).toBe("42501");
    expect(await asPerson(nadia, `select * from app.take_mirror_offer('${willId}')`)).toEqual([]);
    expect(await asPerson(karim, "select * from app.mirror_offers")).toEqual([]);
    expect(await asPerson(karim, `select * from app.version_for_mirror('${willId}')`)).toEqual([]);
    const inside = `select app.enter_plan('${nadia.id}', '${karim.membershipId}', null)`;
    expect(await asPerson(karim, `select * from app.version_for_mirror('${willId}')`, inside)).toHaveLength(1);
    expect(await asPerson(karim, "select * from app.will_versions", inside)).toEqual([]);
  });
});
