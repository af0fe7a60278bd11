import { given } from "@heirlock/db/testing/given";
import { expect, test } from "vitest";
import {
  at,
  compare,
  type Family,
  givenFamily,
  link,
  rows as query,
  seal,
  setLevel,
} from "../members/testing/family.ts";
import { plantEntry, withKeys } from "../members/testing/key-holders.ts";
import { membersServer } from "../members/testing/members-server.ts";

const people = membersServer();

const rows = (text: string, values: unknown[]) => query(people, text, values);
const readiness = async ({ browser }: Family) => (await browser("GET", "/api/members/readiness")).body.data;

test("readiness names what an entry lacks until one person, and then two, could open it today", async () => {
  const own = await givenFamily(people);
  expect(await readiness(own)).toEqual({ total: 0, entries: [], people: [] });
  const entry = await plantEntry(people.db, own.holder);
  const samir = own.samir.membershipId;
  const missing = async () => (await readiness(own)).entries[0].missing;
  expect(await readiness(own)).toEqual({
    ...{ total: 1, entries: [{ entry_id: entry.id, openers: [], missing: [] }], people: [] },
  });

  await link(own, entry.id);
  await setLevel(own, "summary");
  expect(await missing()).toEqual([{ member_id: samir, why: "level" }]);
  await setLevel(own, "details");
  expect(await missing()).toEqual([{ member_id: samir, why: "queued" }]);
  await seal(own, [entry]);
  // There is a card, and nobody has it on paper.
  expect(await missing()).toEqual([{ member_id: samir, why: "not_compared" }]);
  await compare(own);
  expect(await missing()).toEqual([{ member_id: samir, why: "queued" }]);
  await seal(own, [entry]);
  expect((await readiness(own)).entries).toEqual([{ entry_id: entry.id, openers: [samir], missing: [] }]);
  await rows("update app.memberships set is_active = false where id = $1", [samir]);
  expect(await missing()).toEqual([{ member_id: samir, why: "switched_off" }]);
  await rows("update app.memberships set is_active = true where id = $1", [samir]);

  // Another identity: what was sealed to the old one opens no more for an account that lost it.
  await withKeys(people.db, own.samir);
  expect(await missing()).toEqual([{ member_id: samir, why: "identity_changed" }]);
  const [{ id: card_id }] = await rows("select id from app.member_cards where membership_id = $1", [samir]);
  expect((await own.browser("POST", at(own, "card/printed"), { card_id })).status).toBe(200);
  expect((await readiness(own)).entries).toEqual([{ entry_id: entry.id, openers: [samir], missing: [] }]);

  const maya = await given(people.db).member({ of: own.nadia, firstName: "Maya" });
  const hers = { ...own, samir: maya };
  await rows("update app.memberships set user_id = null, confirmed_by_holder = true where id = $1", [
    maya.membershipId,
  ]);
  await link(hers, entry.id);
  await setLevel(hers, "details");
  await seal(hers, [entry]);
  expect(await missing()).toEqual([{ member_id: maya.membershipId, why: "no_account" }]);
  const ofMaya = { member_id: maya.membershipId, why: "no_account", entries: 1 };
  expect((await readiness(own)).people).toEqual([ofMaya]);
  const [card] = await rows("select id from app.member_cards where membership_id = $1", [maya.membershipId]);
  await own.browser("POST", at(hers, "card/printed"), { card_id: card.id });
  expect(await readiness(own)).toEqual({ total: 1, entries: [], people: [] });
  // New keys of the entry: until they are wrapped nobody has them.
  await rows("update app.vault_entries set generation = 2, revision = 2 where id = $1", [entry.id]);
  expect((await readiness(own)).entries).toMatchObject([
    { openers: [], missing: [{ why: "queued" }, { why: "queued" }] },
  ]);
});

test("[KEY-063] what is stored is handed out whole: every envelope with the keys of entries under it, and what is in the bin or was left is not", async () => {
  const own = await givenFamily(people);
  const samir = own.samir.membershipId;
  const stored = async () => (await own.browser("GET", "/api/members/stored-envelopes")).body.data;
  const ofSamir = async () => (await stored()).members.find((one: { member_id: string }) => one.member_id === samir);
  const [letter, deed] = [
    await plantEntry(people.db, own.holder, "immediate"),
    await plantEntry(people.db, own.holder, "after_death"),
  ];
  const key_id = own.holder.keys.verifying_key;
  for (const { id } of [letter, deed]) await link(own, id);
  await setLevel(own, "details");
  await compare(own);
  expect(await ofSamir()).toMatchObject({ level: "full", is_active: true, printed_card: null, envelopes: [] });
  await seal(own, [letter, deed]);

  const { account_fingerprint, envelopes } = await ofSamir();
  const kept = await rows(
    `select e.lane, e.version, e.sealed, e.signature, e.key_id, e.link_key_by_root, e.card_fingerprint, e.account_fingerprint
       from app.envelopes e where e.membership_id = $1 order by e.lane, e.created_at`,
    [samir],
  );
  expect(kept).toHaveLength(2);
  expect(envelopes.map(({ wraps: _wraps, ...one }: { wraps: unknown }) => one)).toEqual(kept);
  expect(account_fingerprint).toBe(kept[0].account_fingerprint);
  const wraps = await rows("select entry_id, generation, content_key from app.entry_wraps where membership_id = $1", [
    samir,
  ]);
  expect(envelopes.flatMap((one: { wraps: object[] }) => one.wraps)).toEqual(expect.arrayContaining(wraps));
  expect((await stored()).entries).toEqual([letter, deed].map(({ id }) => ({ entry_id: id, key_id })));

  // Another account, a printed card and a pause are said as they are today; an entry in the bin and who left are not there.
  const [{ id: card_id }] = await rows("select id from app.member_cards where membership_id = $1", [samir]);
  await own.browser("POST", at(own, "card/printed"), { card_id });
  await rows("update app.memberships set is_active = false where id = $1", [samir]);
  await withKeys(people.db, own.samir);
  const today = await ofSamir();
  expect(today).toMatchObject({ is_active: false, printed_card: card_id });
  expect(today.account_fingerprint).not.toBe(account_fingerprint);
  await rows("update app.vault_entries set deleted_at = now() where id = $1", [deed.id]);
  expect((await stored()).entries).toEqual([{ entry_id: letter.id, key_id }]);
  await rows("update app.memberships set status = 'revoked' where id = $1", [samir]);
  expect(await ofSamir()).toBeUndefined();
});

test("[KEY-063] nobody but the holder is handed what is stored", async () => {
  const own = await givenFamily(people);
  const entry = await plantEntry(people.db, own.holder);
  await link(own, entry.id);
  await seal(own, [entry]);
  const answer = await own.samirs("GET", "/api/members/stored-envelopes");
  expect(answer.body.data ?? { entries: [], members: [] }).toEqual({ entries: [], members: [] });
});
