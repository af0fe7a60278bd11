import { randomUUID } from "node:crypto";
import type { Will } from "@heirlock/contract/wills";
import type { Execution } from "@heirlock/contract/wills/execution";
import { given, type Person } from "@heirlock/db/testing/given";
import { expect, test } from "vitest";
import { type Call, content, french, publish, published, started, willServer } from "../testing/browser-of.ts";

const { db, browserOf, holderIn, auditOf } = willServer();
const english = { ...french, law: "gb-common-english" };

const place = ({ id }: Will) => `/api/wills/${id}/execution`;
async function read(call: Call, will: Will): Promise<Execution> {
  const { status, body } = await call("GET", place(will));
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.data;
}
const requiredIn = ({ items }: Execution) => items.filter(({ required }) => required).map(({ id }) => id);
const tick = (call: Call, will: Will, ticked: string[], confirmed = false, number = 1) =>
  call("POST", `${place(will)}/checklist`, { number, ticked, confirmed });
const link = (call: Call, will: Will, document: string, entry_id: string | null) =>
  call("POST", `${place(will)}/documents`, { number: 1, document, entry_id });
const signing = {
  signed_on: "2026-05-03",
  signed_at_place: "London",
  original_where: "Home safe, bedroom",
  witnesses: [{ name: "Joseph Saab", details: "4 Mill Lane, teacher" }],
};
async function entryOf(holder: Person): Promise<string> {
  return (await given(db).vaultEntry(holder)).id;
}

test("[WIL-006] from not executed to documents, and back with every tick and link that is taken away", async () => {
  const holder = await holderIn("GB");
  const call = await browserOf(holder);
  const will = await published(call, english);
  const first = await read(call, will);
  const needed = requiredIn(first);
  expect(first).toMatchObject({ number: 1, progress: 0, confirmed_at: null });
  expect(needed).toContain("witnesses");
  expect(first.items.map(({ id }) => id)).not.toContain("marriage");
  expect(first.items.find(({ id }) => id === "witnesses")!.origin!.source).toContain("Wills Act 1837");
  expect(first.documents.map(({ id, entry_id }) => [id, entry_id])).toEqual([["will", null]]);

  const early = await tick(call, will, needed.slice(1), true);
  expect(early).toMatchObject({ status: 409, body: { code: "STEP_MISSING" } });
  expect((await tick(call, will, needed)).body.data.progress, "ticked and not confirmed").toBe(0);
  expect((await tick(call, will, [...needed, "nonsense"], true)).body.data.progress).toBe(1);
  const entry = await entryOf(holder);
  expect((await link(call, will, "will", entry)).body.data).toMatchObject({
    progress: 2,
    documents: [{ id: "will", entry_id: entry }],
  });

  await db.owner.query("update app.vault_entries set deleted_at = now() where id = $1", [entry]);
  expect((await read(call, will)).progress, "an entry in the bin").toBe(1);
  await db.owner.query("update app.vault_entries set deleted_at = null where id = $1", [entry]);
  expect((await read(call, will)).progress).toBe(2);
  expect((await tick(call, will, needed.slice(1))).body.data.progress).toBe(0);
  expect((await tick(call, will, needed, true)).body.data.progress).toBe(2);
  expect((await link(call, will, "will", null)).body.data.progress).toBe(1);
  expect((await auditOf(holder)).slice(2)).toEqual([
    "will.checklist_confirmed",
    "will.document_linked",
    "will.checklist_reopened",
    "will.checklist_confirmed",
    "will.document_unlinked",
  ]);
});

test("[WIL-006] only what is in one's own vault is linked, and only to what the law asks for", async () => {
  const holder = await holderIn("GB");
  const call = await browserOf(holder);
  const will = await published(call, english);
  const others = await entryOf(await holderIn());
  expect((await link(call, will, "will", others)).status).toBe(404);
  expect((await link(call, will, "will", randomUUID())).status).toBe(404);
  expect((await link(call, will, "passport", await entryOf(holder))).status).toBe(404);
});

test("a draft has no execution, and another's will is not there", async () => {
  const call = await browserOf(await holderIn());
  const draft = await started(call);
  expect((await call("GET", place(draft))).body.code).toBe("NOT_PUBLISHED");
  expect((await tick(call, draft, [])).body.code).toBe("NOT_PUBLISHED");
  const will = await published(call);
  const other = await browserOf(await holderIn());
  expect((await other("GET", place(will))).status).toBe(404);
  expect((await tick(other, will, [])).status).toBe(404);
  expect((await call("POST", `${place(will)}/signing`, { number: 2, ...signing })).body.code).toBe("UPDATE_ERROR");
});

test("[WIL-006] a new version starts at 0 with the ticks of items that read the same", async () => {
  const call = await browserOf(await holderIn("GB"));
  const will = await published(call, english);
  const before = await read(call, will);
  await tick(call, will, requiredIn(before), true);
  await call("POST", `/api/wills/${will.id}/versions`, {});
  await publish(call, will, 2);
  const same = await read(call, will);
  expect(same).toMatchObject({ number: 2, progress: 0, confirmed_at: null });
  expect(same.items.filter(({ ticked }) => ticked).map(({ id }) => id)).toEqual(requiredIn(before));
  expect((await tick(call, will, [], false, 1)).body.code, "of the version before").toBe("UPDATE_ERROR");

  await call("POST", `/api/wills/${will.id}/versions`, {});
  await call("PATCH", `/api/wills/${will.id}`, { revision: 1, law: "fr-civil" });
  await publish(call, will, 3, 2);
  const labels = new Map(before.items.map(({ id, label }) => [id, label]));
  const other = await read(call, will);
  for (const { id, label, ticked } of other.items) if (ticked) expect(labels.get(id)).toBe(label);
  expect(other.items.find(({ id }) => id === "form")!.ticked).toBe(false);
});

test("[DOC-018] when and where a version was signed is kept for each version, apart from the one in force here", async () => {
  const holder = await holderIn("GB");
  const call = await browserOf(holder);
  const will = await published(call, english);
  const kept = await call("POST", `${place(will)}/signing`, { number: 1, ...signing });
  expect(kept.body.data).toMatchObject({ progress: 0, signing, signed: [{ number: 1, signed_on: "2026-05-03" }] });
  await call("POST", `/api/wills/${will.id}/versions`, {});
  await publish(call, will, 2);
  const second = await read(call, will);
  expect(second.signing.signed_on, "the new text is signed on no paper yet").toBeNull();
  expect(second.signed).toEqual([{ number: 1, signed_on: "2026-05-03" }]);
  await call("POST", `${place(will)}/signing`, { number: 2, ...signing, signed_on: "2026-04-01" });
  expect(
    (await read(call, will)).signed.map(({ number }) => number),
    "the last signed first",
  ).toEqual([1, 2]);
  const older = await call("POST", `${place(will)}/signing`, { number: 1, ...signing, signed_on: null });
  expect(older.body.data.signed).toEqual([{ number: 2, signed_on: "2026-04-01" }]);
  expect((await auditOf(holder)).filter((type) => type === "will.signing_recorded")).toHaveLength(3);
});

test("the words of the law come in the language asked for; documents that only some need are left out", async () => {
  const call = await browserOf(await holderIn("GB"));
  const will = await published(call, english);
  const inFrench = (await call("GET", `${place(will)}?language=fr`)).body.data as Execution;
  const inEnglish = await read(call, will);
  expect(inFrench.items.map(({ id }) => id)).toEqual(inEnglish.items.map(({ id }) => id));
  expect(inFrench.items[0]!.label).not.toBe(inEnglish.items[0]!.label);
  const own = await published(call, { ...french, law: "gb-custom", content });
  expect((await read(call, own)).documents).toEqual([
    { id: "will", label: null, hint: "", examples: [], entry_id: null },
  ]);
});
