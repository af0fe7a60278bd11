import { createHash, randomUUID } from "node:crypto";
import type { Will } from "@heirlock/contract/wills";
import { given } from "@heirlock/db/testing/given";
import { canonicalVersion } from "@heirlock/domain/wills/canonical-version";
import { leaveTo, separateContent } from "@heirlock/domain/wills/separate-will";
import { kin } from "@heirlock/domain/wills/testing/plain-will";
import { expect, test } from "vitest";
import { signedInAs } from "../../kernel/testing.ts";
import { content, french, publish, published, started, willServer } from "./testing/browser-of.ts";

const { db, server, browserOf, holderIn, auditOf } = willServer();

test("[WIL-001] [WIL-004] a will from the first draft to its second version, each step in the audit chain", async () => {
  const holder = await holderIn();
  const call = await browserOf(holder);
  const will = await started(call, { ...french, description: "For the house and the rest" });
  expect(will).toMatchObject({ status: "draft", title: "My main will", description: "For the house and the rest" });
  expect(will.law).toBe("fr-civil");

  const saved = await call("PATCH", `/api/wills/${will.id}`, { revision: 1, title: "My will" });
  expect(saved.body.data).toMatchObject({ number: 1, revision: 2, title: "My will" });
  const first = (await publish(call, will, 1, 2)).body.data as Will;
  expect(first).toMatchObject({ status: "published", title: "My will" });
  expect(first.versions[0]).toMatchObject({ number: 1, status: "published" });

  const second = (await call("POST", `/api/wills/${will.id}/versions`)).body.data as Will;
  expect(second.versions.map(({ number, status }) => [number, status])).toEqual([
    [2, "draft"],
    [1, "published"],
  ]);
  await call("PATCH", `/api/wills/${will.id}`, { revision: 1, title: "My new will" });
  expect((await call("GET", `/api/wills/${will.id}`)).body.data.title, "the version in force").toBe("My will");
  const last = (await publish(call, will, 2, 2)).body.data as Will;
  expect(last).toMatchObject({ status: "published", title: "My new will" });
  expect(last.versions.map(({ status }) => status)).toEqual(["published", "superseded"]);
  expect((await call("GET", "/api/wills")).body.data.wills).toEqual([last]);
  expect(await auditOf(holder)).toEqual(["will.created", "will.published", "will.version_started", "will.published"]);
});

test("[DOC-012] the hash of a published version can be made again from what the holder can read", async () => {
  const call = await browserOf(await holderIn());
  const will = await started(call);
  expect((await publish(call, will)).status).toBe(200);
  const { data } = (await call("GET", `/api/wills/${will.id}/versions/1`)).body;
  const { number, title, law, content: said, salt } = data;
  const text = canonicalVersion({ number, title, law, content: said, salt });
  expect(createHash("sha256").update(text).digest("hex")).toBe(data.content_hash);
  expect(said).toEqual(content);
});

test("[DOC-011] a published document is kept: an hour later it comes in the same bytes, and a draft is set anew", async () => {
  const holder = await holderIn();
  const call = await browserOf(holder);
  const headers = signedInAs(await given(db).session(holder));
  const will = await started(call, { ...french, law: "fr-civil" });
  const fetchPdf = async () => {
    const answer = await server.app.inject({ url: `/api/wills/${will.id}/versions/1/document`, headers });
    expect(answer.headers["content-type"]).toBe("application/pdf");
    return answer.rawPayload;
  };
  const draft = await fetchPdf();
  await call("PATCH", `/api/wills/${will.id}`, { revision: 1, content: { ...content, receiveAge: 25 } });
  expect((await fetchPdf()).equals(draft), "a draft shows what was saved last").toBe(false);
  expect((await publish(call, will, 1, 2)).status).toBe(200);
  const kept = await fetchPdf();
  expect((await fetchPdf()).equals(kept)).toBe(true);
  const { rows } = await db.owner.query("select pdf, sha256 from app.will_documents where will_id = $1", [will.id]);
  expect(rows).toHaveLength(1);
  expect(rows[0].pdf.equals(kept)).toBe(true);
  expect(createHash("sha256").update(kept).digest("hex")).toBe(rows[0].sha256);
});

test("[DOC-013] of fifty publishes at once one counts, with one version and one entry in the chain", async () => {
  const holder = await holderIn();
  const call = await browserOf(holder);
  const will = await started(call);
  const answers = await Promise.all(Array.from({ length: 50 }, () => publish(call, will)));
  const [published, refused] = [200, 409].map((status) => answers.filter((one) => one.status === status));
  expect(published).toHaveLength(1);
  expect(new Set(refused!.map(({ body }) => body.code))).toEqual(new Set(["NOT_A_DRAFT"]));
  // On a busy machine some may be asked to come back, and none gets anything else.
  const busy = answers.filter(({ body }) => body.code === "UNAVAILABLE");
  expect(published!.length + refused!.length + busy.length).toBe(50);
  expect((await auditOf(holder)).filter((type) => type === "will.published")).toHaveLength(1);
  const { rows } = await db.owner.query("select number from app.will_documents where will_id = $1", [will.id]);
  expect(rows).toEqual([{ number: 1 }]);
});

test("[DOC-011] what was published never changes: not by the API, and not by the application's own role in the database", async () => {
  const holder = await holderIn();
  const call = await browserOf(holder);
  const will = await started(call);
  await publish(call, will);
  const before = (await call("GET", `/api/wills/${will.id}/versions/1`)).body.data;
  const edit = await call("PATCH", `/api/wills/${will.id}`, { revision: 1, title: "Another" });
  expect(edit).toMatchObject({ status: 409, body: { code: "NOT_A_DRAFT" } });
  expect((await call("DELETE", `/api/wills/${will.id}`)).body.code).toBe("NOT_A_DRAFT");
  expect((await call("DELETE", `/api/wills/${will.id}/versions/1`)).body.code).toBe("NOT_A_DRAFT");

  const { hash } = await given(db).session(holder);
  const tries = {
    "its title": "update app.will_versions set title = 'x' where will_id = $1",
    "its content": `update app.will_versions set content = '{}' where will_id = $1`,
    "its hash": `update app.will_versions set content_hash = repeat('0', 64) where will_id = $1`,
    "back to a draft":
      "update app.will_versions set status = 'draft', salt = null, content_hash = null, published_at = null where will_id = $1",
    "the version deleted": "delete from app.will_versions where will_id = $1",
    "the will deleted": "delete from app.wills where id = $1",
    "its document": "update app.will_documents set sha256 = repeat('0', 64) where will_id = $1",
    "the document deleted": "delete from app.will_documents where will_id = $1",
  };
  for (const [name, text] of Object.entries(tries)) {
    const client = await server.pools.app.connect();
    try {
      await client.query("begin");
      await client.query("select from auth.enter($1)", [hash]);
      const reached = await client.query(text, [will.id]).then(
        ({ rowCount }) => rowCount,
        () => 0,
      );
      expect([name, reached]).toEqual([name, 0]);
    } finally {
      await client.query("rollback");
      client.release();
    }
  }
  expect((await call("GET", `/api/wills/${will.id}/versions/1`)).body.data).toEqual(before);
});

test("[DOC-013] a failing check publishes nothing and names every problem", async () => {
  const call = await browserOf(await holderIn());
  const will = await started(call, {
    ...french,
    law: null,
    content: {
      ...content,
      people: content.people.map((one) => ({ ...one, kin: null })),
      gifts: [],
      residue: [],
      executors: [],
    },
  });
  const { status, body } = await publish(call, will);
  expect({ status, code: body.code }).toEqual({ status: 409, code: "MISSING_JURISDICTION" });
  expect(body.problems.map(({ code }: { code: string }) => code)).toEqual([
    "MISSING_JURISDICTION",
    "MISSING_BENEFICIARY",
    "MISSING_EXECUTOR",
  ]);
  expect((await call("GET", `/api/wills/${will.id}`)).body.data.status).toBe("draft");
});

test("[DOC-013] [WIL-001] what the law forbids blocks publishing, by the name of the finding, and not saving", async () => {
  const call = await browserOf(await holderIn("GB"));
  const shares = [
    { to: "son", share: "1/2", substitute: null },
    { to: "daughter", share: "1/3", substitute: null },
  ];
  const will = await started(call, { ...french, law: "gb-common-english", content: { ...content, residue: shares } });
  const { findings } = (await call("GET", `/api/wills/${will.id}/versions/1/compliance`)).body.data;
  expect(findings[0]).toMatchObject({ code: "shares.sum", severity: "error" });
  const { body } = await publish(call, will);
  expect(body).toMatchObject({ code: "COMPLIANCE_ERRORS" });
  expect(body.problems[0].findings).toContain("shares.sum");
  const mended = { revision: 1, content };
  expect((await call("PATCH", `/api/wills/${will.id}`, mended)).status).toBe(200);
  expect((await publish(call, will, 1, 2)).status).toBe(200);
});

test("[WIL-001] a draft saved elsewhere is not overwritten, and not published unread", async () => {
  const call = await browserOf(await holderIn());
  const will = await started(call);
  expect((await call("PATCH", `/api/wills/${will.id}`, { revision: 1, title: "A" })).status).toBe(200);
  expect((await call("PATCH", `/api/wills/${will.id}`, { revision: 1, title: "B" })).body.code).toBe("UPDATE_ERROR");
  expect((await publish(call, will, 1, 1)).body.code).toBe("UPDATE_ERROR");
  expect((await publish(call, will, 2, 2)).body.code).toBe("NOT_A_DRAFT");
});

test("[WIL-001] archived and taken out again; a discarded draft leaves the version in force", async () => {
  const call = await browserOf(await holderIn());
  const will = await started(call);
  expect((await call("POST", `/api/wills/${will.id}/archive`)).body.code).toBe("NOT_PUBLISHED");
  await publish(call, will);
  await call("POST", `/api/wills/${will.id}/versions`);
  expect((await call("POST", `/api/wills/${will.id}/versions`)).body.code).toBe("DRAFT_EXISTS");
  expect((await call("DELETE", `/api/wills/${will.id}/versions/1`)).body.code).toBe("NOT_A_DRAFT");
  const left = (await call("DELETE", `/api/wills/${will.id}/versions/2`)).body.data as Will;
  expect(left.versions.map(({ number }) => number)).toEqual([1]);
  expect((await call("POST", `/api/wills/${will.id}/archive`)).body.data.status).toBe("archived");
  expect((await call("GET", "/api/wills?status=published")).body.data.wills).toEqual([]);
  expect((await call("POST", `/api/wills/${will.id}/restore`)).body.data.status).toBe("published");
  expect((await call("POST", `/api/wills/${will.id}/restore`)).body.code).toBe("NOT_ARCHIVED");
});

test("[WIL-001] a draft is deleted, and the same id again answers the will that is there", async () => {
  const call = await browserOf(await holderIn());
  const id = randomUUID();
  const will = await started(call, { ...french, id });
  expect(await started(call, { ...french, id, title: "Again" })).toEqual(will);
  expect((await call("DELETE", `/api/wills/${id}`)).status).toBe(200);
  expect((await call("GET", `/api/wills/${id}`)).status).toBe(404);
  const other = await browserOf(await holderIn());
  await started(other, { ...french, id });
  expect((await call("POST", "/api/wills", { ...french, id })).body.code).toBe("ID_TAKEN");
});

test("[BIL-006] drafts count against the plan, published wills do not", async () => {
  const call = await browserOf(await holderIn("FR", "free"));
  const first = await started(call);
  const refused = await call("POST", "/api/wills", french);
  expect(refused.body).toMatchObject({ code: "CAP_REACHED", feature: "wills", used: 1, max: 1 });
  await publish(call, first);
  expect((await call("POST", "/api/wills", french)).status).toBe(200);
});

test("[BIL-007] [WIL-003] the law: known, offered, and within the plan", async () => {
  const call = await browserOf(await holderIn("FR", "free"));
  const refusal = async (law: string) => (await call("POST", "/api/wills", { ...french, law })).body;
  expect(await refusal("fr-klingon")).toMatchObject({ code: "INVALID_REGULATION_CODE" });
  expect(await refusal("de-civil")).toMatchObject({ code: "CAP_REACHED", feature: "jurisdictions", used: 0, max: 1 });
  const will = await started(call);
  expect((await call("PATCH", `/api/wills/${will.id}`, { revision: 1, law: "fr-custom" })).body.data.law).toBe(
    "fr-custom",
  );
  const school = await browserOf(await holderIn("LB", "family"));
  expect((await started(school, { ...french, law: "lb-islamic-hanafi", faith_consent: "2026-11-17" })).law).toBe(
    "lb-islamic-hanafi",
  );
});

test("a religious law is kept with consent only, which is recorded with the version of its text", async () => {
  const holder = await holderIn("LB");
  const call = await browserOf(holder);
  const lebanese = { ...french, law: "lb-islamic-hanafi" };
  expect((await call("POST", "/api/wills", lebanese)).body.code).toBe("CONSENT_REQUIRED");
  await started(call, { ...lebanese, faith_consent: "2026-11-17" });
  const { rows } = await db.owner.query("select purpose, text_version from app.consents where user_id = $1", [
    holder.id,
  ]);
  expect(rows).toEqual([{ purpose: "faith", text_version: "2026-11-17" }]);
  await started(call, lebanese);
  expect(JSON.stringify(await auditOf(holder))).not.toContain("islamic");
});

test("[DOC-016] after publishing, an asset sold and an heir who died are named with the version concerned", async () => {
  const holder = await holderIn();
  const call = await browserOf(holder);
  const asset = await given(db).asset(holder);
  const son = await given(db).member({ of: holder });
  const people = content.people.map((one) => (one.id === "son" ? { ...one, memberId: son.membershipId } : one));
  const [house, sum] = content.gifts;
  const gifts = [
    { ...house!, to: "daughter", what: { ...house!.what, asset: asset.id } },
    { ...sum!, to: "son" },
  ];
  const will = await started(call, { ...french, content: { ...content, people, gifts } });
  const failing = async () => (await call("GET", "/api/wills/failing")).body.data.wills;
  expect(await failing(), "a draft is still being written").toEqual([]);
  await publish(call, will);
  expect(await failing()).toEqual([]);
  await db.owner.query("update app.member_records set is_alive = false where membership_id = $1", [son.membershipId]);
  await db.owner.query("delete from app.assets where id = $1", [asset.id]);
  expect(await failing()).toEqual([
    {
      id: will.id,
      title: "My main will",
      number: 1,
      parts: [
        { what: "gift", gift: "g1", why: "asset_gone", given: gifts[0]!.what, name: "Leila Haddad" },
        { what: "gift", gift: "g2", why: "recipient_died", falls: null, given: gifts[1]!.what, name: "Samir Haddad" },
        { what: "residue", person: "son", why: "recipient_died", falls: null, name: "Samir Haddad" },
        { what: "residue", why: "not_whole" },
      ],
    },
  ]);
});

test("[WIL-001] somebody else's will is not there", async () => {
  const will = await started(await browserOf(await holderIn()));
  const call = await browserOf(await holderIn());
  const answers = [
    await call("GET", `/api/wills/${will.id}`),
    await call("GET", `/api/wills/${will.id}/versions/1`),
    await call("PATCH", `/api/wills/${will.id}`, { revision: 1, title: "Mine" }),
    await publish(call, will),
    await call("DELETE", `/api/wills/${will.id}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await call("GET", "/api/wills")).body.data.wills).toEqual([]);
});

test("[BIL-007] a second will for property in another country: said in the list and on paper, and only with Family", async () => {
  const abroad = { title: "My will for Germany", law: "de-civil", content: separateContent(content, "DE") };
  const call = await browserOf(await holderIn());
  const first = await started(call);
  expect([first.covers, first.excepts]).toEqual([null, []]);
  const second = await started(call, abroad);
  expect([second.covers, second.excepts]).toEqual(["DE", []]);
  await call("PATCH", `/api/wills/${first.id}`, { revision: 1, content: leaveTo(content, "DE") });
  const { wills } = (await call("GET", "/api/wills")).body.data;
  expect(wills.map(({ title, covers, excepts }: Will) => [title, covers, excepts])).toEqual([
    ["My will for Germany", "DE", []],
    ["My main will", null, ["DE"]],
  ]);
  const said = async ({ id }: Will) =>
    JSON.stringify((await call("GET", `/api/wills/${id}/versions/1/text`)).body.data);
  expect(await said(second)).toContain("This will covers only my property in Germany.");
  expect(await said(first)).toContain("This will does not cover my property in Germany");
  for (const will of [first, second]) expect(await said(will)).not.toContain("I revoke all my earlier wills");
  expect((await publish(call, second)).status).toBe(200);

  const premium = await browserOf(await holderIn("FR", "premium"));
  await started(premium);
  expect((await premium("POST", "/api/wills", abroad)).body).toMatchObject({
    code: "CAP_REACHED",
    feature: "jurisdictions",
  });
  const empty = { ...content, excepts: [] };
  expect((await call("POST", "/api/wills", { ...french, content: empty })).status, "an empty list").toBe(400);
});

test("consent to a religious law is withdrawn at one press: drafts lose it and its answers, what is published stays", async () => {
  const holder = await holderIn("LB");
  const call = await browserOf(holder);
  const consent = { law: "lb-islamic-hanafi", faith_consent: "faith-2026-11" };
  const [first, ...others] = content.people;
  const told = {
    ...content,
    facts: { sameChurch: true, secondMarriage: false },
    people: [{ ...first!, kin: kin({ mother: "testator", bars: ["other-religion"] }) }, ...others],
  };
  const draft = await started(call, { ...french, ...consent, content: told });
  const civil = await started(call, { ...french, law: "lb-civil" });
  const small = { ...content, gifts: content.gifts.slice(1), residue: [] };
  const paper = await published(call, { ...french, ...consent, content: small });
  const whole = async (id: string, number = 1) => (await call("GET", `/api/wills/${id}/versions/${number}`)).body.data;
  const [printed, untouched] = [await whole(paper.id), await whole(civil.id)];

  const withdrawn = await call("POST", "/api/wills/withdraw-faith");
  expect(withdrawn).toMatchObject({ status: 200, body: { data: { drafts: 1 } } });
  const after = await whole(draft.id);
  expect(after).toMatchObject({ law: null, title: french.title, revision: 2 });
  expect(after.content.facts).toEqual({ secondMarriage: false });
  expect(JSON.stringify(after)).not.toMatch(/other-religion|sameChurch|islamic/);
  expect(after.content.gifts).toEqual(content.gifts);
  expect(await whole(civil.id)).toEqual(untouched);
  expect(await whole(paper.id)).toEqual(printed);
  const { rows } = await db.owner.query("select withdrawn_at from app.consents where user_id = $1", [holder.id]);
  expect(rows.every(({ withdrawn_at }) => withdrawn_at !== null)).toBe(true);

  // A page that still shows the old draft saves nothing into it, and the law needs a new consent.
  const old = await call("PATCH", `/api/wills/${draft.id}`, { revision: 1, content: told });
  expect(old.body.code).toBe("UPDATE_ERROR");
  const again = (fields: object) => call("PATCH", `/api/wills/${draft.id}`, { revision: 2, ...fields });
  expect((await again({ law: consent.law })).body.code).toBe("CONSENT_REQUIRED");
  const next = (await call("POST", `/api/wills/${paper.id}/versions`)).body.data as Will;
  expect(next.versions.map(({ law }) => law)).toEqual([null, "lb-islamic-hanafi"]);
  // Withdrawing what is withdrawn is no mistake; agreeing again is possible at any time.
  expect((await call("POST", "/api/wills/withdraw-faith")).body.data).toEqual({ drafts: 0 });
  expect((await again(consent)).body.data.law).toBe(consent.law);
});
