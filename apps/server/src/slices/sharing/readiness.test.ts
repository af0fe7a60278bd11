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
