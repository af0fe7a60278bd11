import { randomUUID } from "node:crypto";
import { given } from "@heirlock/db/testing/given";
import { describe, expect, test } from "vitest";
import {
  at,
  compare,
  givenFamily,
  link,
  makeCard,
  rows as query,
  queueOf,
  setLevel,
  taskOf,
  untilBlocked,
} from "../members/testing/family.ts";
import { compared, comparedHolder, envelopesFor, plantEntry, withKeys } from "../members/testing/key-holders.ts";
import { membersServer } from "../members/testing/members-server.ts";

const people = membersServer();

const family = () => givenFamily(people);
const rows = (text: string, values: unknown[]) => query(people, text, values);

describe("identities", () => {
  test("[KEY-051] a member's keys count once the holder has compared them, and the day is kept", async () => {
    const own = await family();
    const before = await own.browser("GET", at(own, "keys"));
    expect(before.body.data.identities).toMatchObject([
      { ...own.member.keys, state: "unverified", is_current: true, signature: null, verified_at: null },
    ]);
    const body = compared(own.holder, own.samir.membershipId, own.member.keys);
    const answer = await own.browser("POST", at(own, "keys/verify"), body);
    expect(answer.body.data).toMatchObject({
      state: "verified",
      signature: body.signature,
      signed_by: own.holder.keys.verifying_key,
      verified_at: expect.any(String),
    });
    expect((await taskOf(own))?.reasons).toContain("verified");
    expect(await people.auditOf(own.nadia)).toMatchObject([
      { type: "member.key_verified", actor: own.nadia.id, data: { member: own.samir.membershipId, method: "words" } },
    ]);
    expect(await people.eventsOf(own.samir)).toMatchObject([{ kind: "relationship.changed" }]);
    const { body: history } = await own.browser("GET", at(own, "history"));
    expect(history.data[0]).toMatchObject({ type: "key", action_type: "key_verified", new_status: "words" });
    const { body: shown } = await own.browser("GET", `/api/members/${own.samir.membershipId}`);
    expect(shown.data.keys).toMatchObject({ state: "verified", verified_at: expect.any(String) });
  });

  test("[KEY-052] what the holder's own key did not sign for these very keys is not stored", async () => {
    const own = await family();
    const [other, stranger] = [await family(), await withKeys(people.db, await given(people.db).person())];
    const id = own.samir.membershipId;
    const right = compared(own.holder, id, own.member.keys);
    const swapped = [
      { ...compared(own.holder, id, stranger.keys), verifying_key: own.member.keys.verifying_key },
      { ...right, recipient: stranger.keys.recipient },
      compared(own.holder, id, { ...own.member.keys, recipient: stranger.keys.recipient }),
      compared(own.holder, randomUUID(), own.member.keys),
      compared({ ...own.holder, id: other.nadia.id }, id, own.member.keys),
      compared(other.holder, id, own.member.keys),
      // A valid signature for this very plan, by keys that are not the holder's.
      compared({ ...other.holder, id: own.nadia.id }, id, own.member.keys),
      { ...right, key_id: other.holder.keys.verifying_key },
      compared(own.holder, id, stranger.keys),
    ];
    for (const body of swapped) {
      const { status, body: answer } = await own.browser("POST", at(own, "keys/verify"), body);
      expect([400, 404, 409]).toContain(status);
      expect(["INVALID_SIGNATURE", "IDENTITY_CHANGED", "NOT_FOUND"]).toContain(answer.code);
    }
    const { body } = await own.browser("GET", at(own, "keys"));
    expect(body.data.identities).toMatchObject([{ state: "unverified", signature: null }]);
  });

  test("[KEY-048] new keys of a member wait beside the compared ones, and take their place only by comparing", async () => {
    const own = await family();
    await compare(own);
    const next = await withKeys(people.db, own.samir);
    const { body } = await own.browser("GET", at(own, "keys"));
    expect(body.data.identities).toMatchObject([
      { verifying_key: next.keys.verifying_key, state: "changed", is_current: true, signature: null },
      { verifying_key: own.member.keys.verifying_key, state: "verified", is_current: false },
    ]);
    const { body: shown } = await own.browser("GET", `/api/members/${own.samir.membershipId}`);
    expect(shown.data.keys.state).toBe("changed");

    // The old ones cannot be compared again, and nothing can be sealed to the new ones.
    const late = compared(own.holder, own.samir.membershipId, own.member.keys);
    expect((await own.browser("POST", at(own, "keys/verify"), late)).body.code).toBe("IDENTITY_CHANGED");
    await compare({ ...own, member: next });
    const { body: after } = await own.browser("GET", at(own, "keys"));
    expect(after.data.identities).toMatchObject([{ state: "verified" }, { state: "retired" }]);
  });

  test("[KEY-048] of two resets without a comparison only the last identity waits", async () => {
    const own = await family();
    const second = await withKeys(people.db, own.samir);
    const { body } = await own.browser("GET", at(own, "keys"));
    expect(body.data.identities).toMatchObject([
      { verifying_key: second.keys.verifying_key, state: "unverified" },
      { verifying_key: own.member.keys.verifying_key, state: "retired" },
    ]);
  });

  test("[KEY-048] a reset and a comparison at the same time never leave the new keys as compared ones", async () => {
    for (let turn = 0; turn < 8; turn++) {
      const own = await family();
      const body = compared(own.holder, own.samir.membershipId, own.member.keys);
      const [answer, next] = await Promise.all([
        own.browser("POST", at(own, "keys/verify"), body),
        withKeys(people.db, own.samir),
      ]);
      const { body: keys } = await own.browser("GET", at(own, "keys"));
      const states = Object.fromEntries(
        keys.data.identities.map((one: { verifying_key: string; state: string }) => [one.verifying_key, one.state]),
      );
      const [before, after] = [states[own.member.keys.verifying_key], states[next.keys.verifying_key]];
      if (answer.status === 200) expect({ before, after }).toEqual({ before: "verified", after: "changed" });
      else
        expect({ before, after, code: answer.body.code }).toEqual({
          before: "retired",
          after: "unverified",
          code: "IDENTITY_CHANGED",
        });
    }
  });

  test("[KEY-048] keys that are replaced while the holder's comparison is under way wait, once it is done", async () => {
    const own = await family();
    const client = await people.db.owner.connect();
    try {
      await client.query("begin");
      const { rows: locked } = await client.query(
        "select pg_backend_pid() as pid from app.memberships where id = $1 for update",
        [own.samir.membershipId],
      );
      const reset = withKeys(people.db, own.samir);
      await untilBlocked(people, locked[0].pid);
      await client.query(
        `update app.member_keys set state = 'verified', signature = 'hls1.s', signed_by = 'k', verified_at = now()
         where membership_id = $1`,
        [own.samir.membershipId],
      );
      await client.query("commit");
      await reset;
    } finally {
      client.release(true);
    }
    const { body } = await own.browser("GET", at(own, "keys"));
    expect(body.data.identities).toMatchObject([{ state: "changed" }, { state: "verified" }]);
  });

  test("[KEY-048] who joins while their keys are replaced brings the new ones", async () => {
    const own = await family();
    await rows("update app.memberships set status = 'invited', user_id = null where id = $1", [own.samir.membershipId]);
    await rows("delete from app.member_keys where membership_id = $1", [own.samir.membershipId]);
    const client = await people.db.owner.connect();
    try {
      await client.query("begin");
      const { rows: replaced } = await client.query(
        `update auth.account_keys set recipient = 'age1new', verifying_key = 'new' where user_id = $1
         returning pg_backend_pid() as pid`,
        [own.samir.id],
      );
      const joining = rows("update app.memberships set status = 'confirmed', user_id = $2 where id = $1", [
        own.samir.membershipId,
        own.samir.id,
      ]);
      await untilBlocked(people, replaced[0].pid);
      await client.query("commit");
      await joining;
    } finally {
      client.release(true);
    }
    const seen = await rows("select verifying_key, state from app.member_keys where membership_id = $1", [
      own.samir.membershipId,
    ]);
    expect(seen).toEqual([{ verifying_key: "new", state: "unverified" }]);
  });

  test("[KEY-051] different words: the keys are refused, and what was sealed to them is made anew", async () => {
    const own = await family();
    await compare(own);
    const { verifying_key } = own.member.keys;
    const answer = await own.browser("POST", at(own, "keys/refuse"), { verifying_key });
    expect(answer.body.data).toMatchObject({ state: "refused", signature: null });
    expect((await taskOf(own))?.reasons).toContain("refused");
    const again = await own.browser("POST", at(own, "keys/refuse"), { verifying_key: own.holder.keys.verifying_key });
    expect(again.body.code).toBe("NOT_FOUND");
  });

  test("[KEY-049] keys that were compared and turn out to be somebody else's have opened what was sealed to them", async () => {
    const own = await family();
    const entry = await plantEntry(people.db, own.holder, "immediate");
    await link(own, entry.id);
    await setLevel(own, "details");
    await makeCard(own);
    await compare(own);
    const body = await envelopesFor(own.holder, (await taskOf(own))!, { entries: [entry] });
    expect((await own.browser("PUT", at(own, "envelopes"), body)).status).toBe(200);
    expect((await queueOf(own)).rotations).toEqual([]);
    await own.browser("POST", at(own, "keys/refuse"), { verifying_key: own.member.keys.verifying_key });
    expect((await queueOf(own)).rotations).toMatchObject([{ entry_id: entry.id, generation: 1 }]);
    const { body: overview } = await own.browser("GET", "/api/members/keys");
    expect(overview.data.rotations).toBe(1);
  });

  test("[KEY-036] the member's own comparison is kept, with those of earlier keys of the holder", async () => {
    const own = await family();
    const place = { estate: own.nadia.id, member: own.samir.membershipId };
    const path = `/api/member/relationships/${own.samir.membershipId}/keys`;
    const before = await own.samirs("GET", path);
    expect(before.body.data).toMatchObject({
      estate_id: own.nadia.id,
      member_id: own.samir.membershipId,
      holder: [{ ...own.holder.keys, is_current: true }],
      verified_by_holder: false,
      pin: null,
      earlier_pins: [],
      card: null,
      envelopes: [],
    });
    const first = comparedHolder(own.member, place, own.holder.keys);
    expect((await own.samirs("POST", `${path}/verify`, first)).status).toBe(200);
    expect(await people.auditOf(own.nadia)).toMatchObject([{ type: "member.holder_verified", actor: own.samir.id }]);

    const next = await withKeys(people.db, own.nadia);
    const changed = await own.samirs("GET", path);
    expect(changed.body.data.holder).toMatchObject([
      { ...next.keys, is_current: true },
      { ...own.holder.keys, is_current: false },
    ]);
    expect((await own.samirs("POST", `${path}/verify`, first)).body.code).toBe("IDENTITY_CHANGED");
    const forged = comparedHolder(next, place, next.keys);
    expect((await own.samirs("POST", `${path}/verify`, forged)).body.code).toBe("INVALID_SIGNATURE");
    const second = comparedHolder(own.member, place, next.keys);
    expect((await own.samirs("POST", `${path}/verify`, second)).status).toBe(200);
    await compare({ ...own, holder: next });
    const { body } = await own.samirs("GET", path);
    expect(body.data).toMatchObject({
      pin: { ...next.keys, signature: second.signature, signed_by: own.member.keys.verifying_key },
      earlier_pins: [{ ...own.holder.keys, signature: first.signature }],
      verified_by_holder: true,
    });
  });
});
