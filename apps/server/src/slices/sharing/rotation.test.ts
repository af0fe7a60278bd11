import { given } from "@heirlock/db/testing/given";
import { describe, expect, test } from "vitest";
import {
  compare,
  type Family,
  givenFamily,
  link,
  rows as query,
  queueOf,
  relink,
  revise,
  seal,
  setLevel,
  taskOf,
} from "../members/testing/family.ts";
import { type Entry, envelopesFor, plantEntry, withKeys } from "../members/testing/key-holders.ts";
import { membersServer } from "../members/testing/members-server.ts";

const people = membersServer();

const rows = (text: string, values: unknown[]) => query(people, text, values);

/** Samir has the keys of an entry that he may open now. */
async function sealed(condition: "immediate" | "after_death" = "immediate"): Promise<{ own: Family; entry: Entry }> {
  const own = await givenFamily(people);
  const entry = await plantEntry(people.db, own.holder, condition);
  await link(own, entry.id);
  await setLevel(own, "details");
  await compare(own);
  expect(await seal(own, [entry])).toEqual({ queued: false });
  return { own, entry };
}

const rotations = async (own: Family) =>
  (await queueOf(own)).rotations.map(({ entry_id }: { entry_id: string }) => entry_id);
const entriesOf = async ({ samirs }: Family) => (await samirs("GET", "/api/member/assigned-vault")).body.data.entries;
const wrapsOf = ({ samir }: Family) =>
  rows("select entry_id from app.entry_wraps where membership_id = $1", [samir.membershipId]);
const at = ({ samir }: Family, path: string) => `/api/members/${samir.membershipId}/${path}`;

describe("[KEY-049] what somebody could open and may not any more", () => {
  test("is handed out no more with the next request when it is unlinked, and gets new keys", async () => {
    const { own, entry } = await sealed();
    expect(await entriesOf(own)).toMatchObject([{ id: entry.id, can_open: true }]);
    expect(await rotations(own)).toEqual([]);
    await own.browser("POST", `/api/vault/${entry.id}/members/unlink`, { member_ids: [own.samir.membershipId] });
    expect(await entriesOf(own)).toEqual([]);
    expect((await own.samirs("POST", `/api/member/assigned-vault/${entry.id}/reveal`)).status).toBe(404);
    expect(await rotations(own)).toEqual([entry.id]);
  });

  test("gets them once: the next generation ends it, and asks for new wraps for everybody else", async () => {
    const { own, entry } = await sealed();
    const maya = await given(people.db).member({ of: own.nadia, firstName: "Maya" });
    await link({ ...own, samir: maya }, entry.id);
    await rows("delete from app.envelope_queue where holder_id = $1", [own.nadia.id]);
    await own.browser("POST", `/api/vault/${entry.id}/members/unlink`, { member_ids: [own.samir.membershipId] });
    // A revision with the same keys does not do.
    await revise(own, entry, { revision: 2 });
    expect(await rotations(own)).toEqual([entry.id]);
    await revise(own, entry, { revision: 3, generation: 2 });
    expect(await rotations(own)).toEqual([]);
    expect(await taskOf({ ...own, samir: maya })).toMatchObject({ reasons: ["rotated"] });
    expect(await taskOf(own)).toBeUndefined();
  });

  test.each(["holder", "member"] as const)("when the %s ends the membership", async (who) => {
    const { own, entry } = await sealed();
    const path = `/api/member/relationships/${own.samir.membershipId}`;
    const answer =
      who === "holder"
        ? await own.browser("POST", at(own, "revoke"), {})
        : await own.samirs("POST", `${path}/revoke`, {});
    expect(answer.status).toBe(200);
    expect(await entriesOf(own)).toEqual([]);
    expect((await own.samirs("GET", `${path}/keys`)).body.code).toBe("NOT_FOUND");
    expect(await rotations(own)).toEqual([entry.id]);
    expect(await taskOf(own)).toBeUndefined();
    const late = { version: 1, envelopes: [], wraps: [] };
    expect((await own.browser("PUT", at(own, "envelopes"), late)).body.code).toBe("UPDATE_ERROR");
  });

  test("is sealed neither to the account nor to the card of who left, when somebody is asked in their place", async () => {
    const { own, entry } = await sealed();
    const [card] = await rows("select id from app.member_cards where membership_id = $1", [own.samir.membershipId]);
    await own.browser("POST", at(own, "revoke"), {});
    await rows("update app.memberships set status = 'invited', user_id = null where id = $1", [own.samir.membershipId]);
    const task = (await taskOf(own))!;
    expect(task).toMatchObject({ card: null, identities: [], grants: [{ entry_id: entry.id }] });
    expect(task.reasons).toContain("named");
    expect(await rows("select state, secret_by_root from app.member_cards where id = $1", [card.id])).toEqual([
      { state: "void", secret_by_root: null },
    ]);
    // Also when it is the same person again, who is compared like anybody else.
    await rows("update app.memberships set status = 'confirmed', user_id = $2 where id = $1", [
      own.samir.membershipId,
      own.samir.id,
    ]);
    expect((await taskOf(own))!.identities).toMatchObject([
      { ...own.member.keys, state: "unverified", signature: null },
    ]);
  });

  test("when the member is deleted", async () => {
    const { own, entry } = await sealed();
    expect((await own.browser("DELETE", `/api/members/${own.samir.membershipId}`)).status).toBe(200);
    expect(await rotations(own)).toEqual([entry.id]);
  });

  test("when the level falls: at once for what is handed out, and with the next work of the client for the keys", async () => {
    const { own, entry } = await sealed();
    await setLevel(own, "summary");
    expect(await entriesOf(own)).toMatchObject([{ id: entry.id, can_open: false }]);
    expect((await own.samirs("POST", `/api/member/assigned-vault/${entry.id}/reveal`)).status).toBe(403);
    await seal(own, [entry]);
    expect(await rows("select content_key from app.entry_wraps where entry_id = $1", [entry.id])).toEqual([
      { content_key: null },
    ]);
    expect(await rotations(own)).toEqual([entry.id]);
    await revise(own, entry, { revision: 2, generation: 2 });
    await setLevel(own, "none");
    expect(await entriesOf(own)).toEqual([]);
    await seal(own, [entry]);
    expect(await wrapsOf(own)).toEqual([]);
    // Of the second generation nobody has had a key.
    expect(await rotations(own)).toEqual([]);
  });

  test("when it opens later instead of now, by the link or by the entry itself", async () => {
    const [linked, itself] = [await sealed(), await sealed()];
    await relink(linked.own, linked.entry.id, { access_condition: "after_death" });
    await revise(itself.own, itself.entry, { revision: 2, accessCondition: "after_death" });
    for (const { own, entry } of [linked, itself]) {
      expect(await wrapsOf(own)).toEqual([]);
      expect(await entriesOf(own)).toEqual([]);
      expect(await rotations(own)).toEqual([entry.id]);
      expect(await taskOf(own)).toMatchObject({ grants: [{ lane: "after_death", granted: "none" }] });
    }
  });

  test("but not when it opens earlier, is told of, or when only somebody else's part changes", async () => {
    const { own, entry } = await sealed("after_death");
    await relink(own, entry.id, { tell_exists: true });
    expect(await wrapsOf(own)).toHaveLength(1);
    expect(await taskOf(own)).toBeUndefined();
    await relink(own, entry.id, { access_condition: "immediate" });
    expect(await taskOf(own)).toMatchObject({ reasons: ["linked"], grants: [{ lane: "now" }] });
    await seal(own, [entry]);
    const maya = await given(people.db).member({ of: own.nadia, firstName: "Maya" });
    await withKeys(people.db, maya);
    await own.browser("POST", `/api/members/${maya.membershipId}/revoke`, {});
    expect(await rotations(own)).toEqual([]);
  });

  test("nor for a condition of the entry that does not hold for them, or that comes with new keys", async () => {
    const { own, entry } = await sealed();
    await relink(own, entry.id, { access_condition: "immediate" });
    await revise(own, entry, { revision: 2, accessCondition: "custom" });
    expect(await wrapsOf(own)).toHaveLength(1);
    expect(await rotations(own)).toEqual([]);
    const other = await sealed();
    await revise(other.own, other.entry, { revision: 2, generation: 2, accessCondition: "after_death" });
    expect(await rotations(other.own)).toEqual([]);
  });

  test("what is in the bin keeps its keys, and gets new ones when it comes back", async () => {
    const { own, entry } = await sealed();
    await rows("update app.vault_entries set deleted_at = now() where id = $1", [entry.id]);
    await setLevel(own, "full");
    await seal(own, [entry]);
    expect(await wrapsOf(own)).toHaveLength(1);
    await own.browser("POST", at(own, "revoke"), {});
    expect(await rotations(own)).toEqual([]);
    await rows("update app.vault_entries set deleted_at = null where id = $1", [entry.id]);
    expect(await rotations(own)).toEqual([entry.id]);
  });

  test("also when it is taken back while the client seals it: no key is left, and what was held gets new ones", async () => {
    const { own, entry } = await sealed();
    const ids = { member_ids: [own.samir.membershipId] };
    for (let round = 0; round < 10; round++) {
      await relink(own, entry.id, { access_condition: "immediate" });
      await rows("update app.vault_entries set rotate_since = null where id = $1", [entry.id]);
      if (round > 0) await seal(own, [entry]);
      await setLevel(own, round % 2 === 0 ? "full" : "details");
      const made = await envelopesFor(own.holder, (await taskOf(own))!, { entries: [entry] });
      const [put, unlinked] = await Promise.all([
        own.browser("PUT", at(own, "envelopes"), made),
        own.browser("POST", `/api/vault/${entry.id}/members/unlink`, ids),
        revise(own, entry, { revision: 2 + round, accessCondition: round % 2 === 0 ? "after_death" : "immediate" }),
      ]);
      expect([put.status, unlinked.status]).toEqual([200, 200]);
      expect(await wrapsOf(own)).toEqual([]);
      expect(await rotations(own)).toEqual([entry.id]);
    }
  });

  test("a wrap of an entry that is not meant for its member cannot be stored, whatever a use case does", async () => {
    const { own } = await sealed();
    const other = await plantEntry(people.db, own.holder);
    const stray = rows(
      `insert into app.entry_wraps (holder_id, membership_id, lane, key_id, entry_id, generation, label_key)
       values ($1, $2, 'now', $3, $4, 1, 'hle1.link.label.k')`,
      [own.nadia.id, own.samir.membershipId, own.holder.keys.verifying_key, other.id],
    );
    await expect(stray).rejects.toThrow("entry_wraps_holder_id_entry_id_membership_id_fkey");
  });
});
