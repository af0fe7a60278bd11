import { randomUUID } from "node:crypto";
import type { EnvelopeTask } from "@heirlock/contract/sharing/keys";
import { openEnvelope } from "@heirlock/crypto/sharing/envelope";
import { isHolderProof } from "@heirlock/crypto/sharing/identities";
import { cardKeys } from "@heirlock/crypto/sharing/key-card";
import { unwrapEntryKey } from "@heirlock/crypto/vault/entry-keys";
import { given } from "@heirlock/db/testing/given";
import { describe, expect, test } from "vitest";
import {
  at,
  compare,
  type Family,
  givenFamily,
  link,
  makeCard,
  rows as query,
  queueOf,
  setLevel,
  taskOf,
  untilBlocked,
} from "../members/testing/family.ts";
import {
  compared,
  comparedHolder,
  envelopesFor,
  newCard,
  newReleaseKey,
  plantEntry,
  withKeys,
} from "../members/testing/key-holders.ts";
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

describe("cards", () => {
  test("[KEY-045] a person who was only named has a card from the first save, once and for all tries", async () => {
    const own = await family();
    expect(await taskOf(own)).toMatchObject({ reasons: ["named"], card: null });
    const card = await newCard(own.holder, own.samir.membershipId);
    const first = await own.browser("PUT", at(own, "card"), card.body);
    expect(first.body.data).toMatchObject({ id: card.body.id, holder_proof: card.body.holder_proof, printed_at: null });
    expect((await own.browser("PUT", at(own, "card"), card.body)).body).toEqual(first.body);
    const rival = await newCard(own.holder, own.samir.membershipId);
    expect((await own.browser("PUT", at(own, "card"), rival.body)).body.code).toBe("UPDATE_ERROR");
    const taken = { ...rival.body, id: card.body.id };
    expect((await own.browser("PUT", at(own, "card"), taken)).body.code).toBe("INVALID_SIGNATURE");
    expect((await taskOf(own))?.card).toMatchObject({ id: card.body.id });
  });

  test("a card that another holder signed, or with a changed key, is refused", async () => {
    const [own, other] = [await family(), await family()];
    const [foreign, card] = [
      await newCard(other.holder, own.samir.membershipId),
      await newCard(own.holder, own.samir.membershipId),
    ];
    const swapped = { ...card.body, recipient: foreign.body.recipient };
    // Rightly signed for this very plan, by keys that are not the holder's.
    const { body: byOther } = await newCard({ ...other.holder, id: own.nadia.id }, own.samir.membershipId);
    for (const body of [foreign.body, byOther, swapped, { ...card.body, key_id: other.holder.keys.verifying_key }])
      expect((await own.browser("PUT", at(own, "card"), body)).body.code).toBe("INVALID_SIGNATURE");
  });

  test("a new card voids the one it names, and the envelopes are asked for anew", async () => {
    const own = await family();
    const old = await makeCard(own);
    await own.browser("PUT", at(own, "envelopes"), { version: (await taskOf(own))!.version, envelopes: [], wraps: [] });
    expect(await taskOf(own)).toBeUndefined();
    const lost = await newCard(own.holder, own.samir.membershipId);
    const wrong = { ...lost.body, replaces: randomUUID() };
    expect((await own.browser("PUT", at(own, "card"), wrong)).body.code).toBe("UPDATE_ERROR");
    await makeCard(own, old.body.id);
    expect(await taskOf(own)).toMatchObject({ reasons: ["card"] });
    const kept = await rows("select state, secret_by_root from app.member_cards where id = $1", [old.body.id]);
    expect(kept).toEqual([{ state: "void", secret_by_root: null }]);
    const join = { ...(await old.joinedBy(own.member.keys)) };
    expect((await own.samirs("POST", "/api/invitations/redeem-card", join)).body.code).toBe("KEY_INVALID");
  });

  test("[KEY-046] printing is noted, and the secret is forgotten if the holder wants that", async () => {
    const own = await family();
    const card = await makeCard(own);
    const printed = await own.browser("POST", at(own, "card/printed"), { card_id: card.body.id });
    expect(printed.body.data).toMatchObject({
      printed_at: expect.any(String),
      secret_by_root: card.body.secret_by_root,
    });
    const forgot = await own.browser("POST", at(own, "card/printed"), { card_id: card.body.id, forget: true });
    expect(forgot.body.data.secret_by_root).toBeNull();
    const unknown = await own.browser("POST", at(own, "card/printed"), { card_id: randomUUID() });
    expect(unknown.body.code).toBe("NOT_FOUND");
    const { body } = await own.browser("GET", "/api/members/keys");
    expect(body.data.members).toMatchObject([{ has_card: true, card_printed_at: expect.any(String) }]);
  });

  test("of fifty cards at once one stays", async () => {
    const own = await family();
    const cards = await Promise.all(Array.from({ length: 50 }, () => newCard(own.holder, own.samir.membershipId)));
    const answers = await Promise.all(cards.map(({ body }) => own.browser("PUT", at(own, "card"), body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "UPDATE_ERROR")).toHaveLength(49);
  });
});

describe("joining by a card", () => {
  async function named(): Promise<Family> {
    const own = await family();
    await rows("update app.memberships set user_id = null, status = 'draft' where id = $1", [own.samir.membershipId]);
    await rows("delete from app.member_keys where membership_id = $1", [own.samir.membershipId]);
    return own;
  }

  test("[KEY-045] the card brings its person in, vouches for their keys, and for the holder's", async () => {
    const own = await named();
    const card = await makeCard(own);
    const shown = await card.joinedBy(own.member.keys);
    const { status, body } = await own.samirs("POST", "/api/invitations/redeem-card", shown);
    expect({ status, data: body.data }).toMatchObject({
      status: 200,
      data: {
        relationshipId: own.samir.membershipId,
        status: "confirmed",
        card: { id: card.body.id, holder: own.holder.keys },
      },
    });
    const { id, estate_id, member_id, holder, holder_proof } = body.data.card;
    const place = { estate: estate_id, member: member_id, card: id };
    expect(isHolderProof(card.secret, place, holder, holder_proof)).toBe(true);

    const task = await taskOf(own);
    expect(task).toMatchObject({
      reasons: ["named", "joined_by_card"],
      identities: [{ ...own.member.keys, state: "unverified", card_id: id, card_signature: shown.signature }],
    });
    const pinned = compared(own.holder, own.samir.membershipId, own.member.keys, "card");
    expect((await own.browser("POST", at(own, "keys/verify"), pinned)).body.data.state).toBe("verified");
    // The same card again, after an answer that was lost.
    const again = await own.samirs("POST", "/api/invitations/redeem-card", shown);
    expect(again.body.data).toEqual(body.data);
    const { body: side } = await own.samirs("GET", `/api/member/relationships/${own.samir.membershipId}/keys`);
    expect(side.data.card).toEqual(body.data.card);
  });

  test("a card signs for one account alone, and nothing else joins by it", async () => {
    const own = await named();
    const card = await makeCard(own);
    const stranger = await given(people.db).person();
    const thief = await withKeys(people.db, stranger);
    const shown = await card.joinedBy(own.member.keys);
    const thiefs = await people.browserOf(stranger);
    expect((await thiefs("POST", "/api/invitations/redeem-card", shown)).body.code).toBe("INVALID_SIGNATURE");
    const other = { ...shown, verifying_key: thief.keys.verifying_key };
    expect((await thiefs("POST", "/api/invitations/redeem-card", other)).body.code).toBe("KEY_INVALID");
    const keyless = await people.browserOf(await given(people.db).person());
    expect((await keyless("POST", "/api/invitations/redeem-card", shown)).body.code).toBe("NO_KEYS");
    const ownCard = await card.joinedBy(own.holder.keys);
    expect((await own.browser("POST", "/api/invitations/redeem-card", ownCard)).body.code).toBe("EMAIL_IS_OWN");
    expect(await rows("select user_id from app.memberships where id = $1", [own.samir.membershipId])).toEqual([
      { user_id: null },
    ]);
    // Verified by a card that never spoke is no verification.
    await own.samirs("POST", "/api/invitations/redeem-card", shown);
    await withKeys(people.db, own.samir);
    const { body } = await own.browser("GET", at(own, "keys"));
    const [next] = body.data.identities;
    const keys = { recipient: next.recipient, verifying_key: next.verifying_key };
    const pinned = compared(own.holder, own.samir.membershipId, keys, "card");
    expect((await own.browser("POST", at(own, "keys/verify"), pinned)).body.code).toBe("NOT_FOUND");
  });

  test("five wrong cards in a quarter of an hour, then the next waits", async () => {
    const own = await family();
    const wrong = { verifying_key: "A".repeat(43), signature: `hls1.${"A".repeat(86)}` };
    const answers = [];
    for (let turn = 0; turn < 6; turn++) answers.push(await own.samirs("POST", "/api/invitations/redeem-card", wrong));
    expect(answers.map(({ body }) => body.code)).toEqual([...Array(5).fill("KEY_INVALID"), "RATE_LIMITED"]);
  });
});

describe("release keys", () => {
  test("of fifty clients that make the first one, one counts and all get it", async () => {
    const own = await family();
    const made = Array.from({ length: 50 }, () => newReleaseKey(own.holder).body);
    const answers = await Promise.all(made.map((body) => own.browser("PUT", "/api/members/release-keys", body)));
    const kept = new Set(answers.map(({ body }) => body.data.key_by_root));
    expect([...kept]).toHaveLength(1);
    expect((await people.auditOf(own.nadia)).map(({ type }) => type)).toEqual(["member.release_key_made"]);
    const skipped = newReleaseKey(own.holder, 3).body;
    expect((await own.browser("PUT", "/api/members/release-keys", skipped)).body.code).toBe("UPDATE_ERROR");
    const foreign = { ...newReleaseKey(own.holder, 2).body, key_id: own.member.keys.verifying_key };
    expect((await own.browser("PUT", "/api/members/release-keys", foreign)).body.code).toBe("INVALID_SIGNATURE");
  });
});

describe("envelopes", () => {
  test("[KEY-039] [KEY-041] [KEY-042] what is made for a member reaches them, as far as it opens today", async () => {
    const own = await family();
    const [now, later] = [
      await plantEntry(people.db, own.holder, "immediate"),
      await plantEntry(people.db, own.holder),
    ];
    for (const { id } of [now, later]) await link(own, id);
    await setLevel(own, "details");
    const card = await makeCard(own);
    await compare(own);
    const release = newReleaseKey(own.holder);
    await own.browser("PUT", "/api/members/release-keys", release.body);
    const task = (await taskOf(own))!;
    expect(task.grants.map(({ lane, level, granted }) => ({ lane, level, granted }))).toEqual([
      { lane: "now", level: "full", granted: "none" },
      { lane: "after_death", level: "full", granted: "none" },
    ]);
    const making = { entries: [now, later], account: own.member.keys, release: { key: release.key, epoch: 1 } };
    const body = await envelopesFor(own.holder, task, making);
    const stored = await own.browser("PUT", at(own, "envelopes"), body);
    expect({ status: stored.status, data: stored.body.data }).toEqual({ status: 200, data: { queued: false } });
    expect(await taskOf(own)).toBeUndefined();

    const { body: keys } = await own.samirs("GET", `/api/member/relationships/${own.samir.membershipId}/keys`);
    expect(keys.data.envelopes).toMatchObject([
      { lane: "now", version: 1, account_key: own.member.keys.verifying_key },
    ]);
    expect(JSON.stringify(keys.data)).not.toContain("link_key_by_root");
    const { body: shared } = await own.samirs("GET", "/api/member/assigned-vault");
    expect(shared.data.entries).toMatchObject([{ id: now.id, can_open: true }]);
    const [envelope] = keys.data.envelopes;
    const place = { estate: own.nadia.id, member: own.samir.membershipId, lane: "now" as const, version: 1 };
    const linkKey = await openEnvelope(own.holder.keys.verifying_key, own.member.bundle, place, envelope, null);
    const where = { estate: own.nadia.id, entry: now.id, generation: 1 };
    expect(unwrapEntryKey(linkKey, "link", "label", where, shared.data.entries[0].wrapped_label_key)).toEqual(
      now.keys.label,
    );
    // The heir without an account opens the same by the card.
    expect(await openEnvelope(own.holder.keys.verifying_key, cardKeys(card.secret), place, envelope, null)).toEqual(
      linkKey,
    );
  });

  test("[KEY-047] a task that has grown while it was done stays in the queue", async () => {
    const own = await family();
    await makeCard(own);
    const task = (await taskOf(own))!;
    const entry = await plantEntry(people.db, own.holder, "immediate");
    await link(own, entry.id);
    const body = { version: task.version, envelopes: [], wraps: [] };
    expect((await own.browser("PUT", at(own, "envelopes"), body)).body.data).toEqual({ queued: true });
    const grown = (await taskOf(own))!;
    expect(grown.reasons).toEqual(["named", "linked"]);
    expect(grown.version).toBeGreaterThan(task.version);
    const done = await own.browser(
      "PUT",
      at(own, "envelopes"),
      await envelopesFor(own.holder, grown, { entries: [entry] }),
    );
    expect(done.body.data).toEqual({ queued: false });
    // Put in again it has another version: who did the old one takes nothing out.
    await setLevel(own, "details");
    expect((await own.browser("PUT", at(own, "envelopes"), body)).body.data).toEqual({ queued: true });
  });

  test("[KEY-041] of fifty that were made of one task one counts", async () => {
    const own = await family();
    const entry = await plantEntry(people.db, own.holder, "immediate");
    await link(own, entry.id);
    await makeCard(own);
    const task = (await taskOf(own))!;
    const bodies = await Promise.all(
      Array.from({ length: 50 }, () => envelopesFor(own.holder, task, { entries: [entry] })),
    );
    const answers = await Promise.all(bodies.map((body) => own.browser("PUT", at(own, "envelopes"), body)));
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "UPDATE_ERROR")).toHaveLength(49);
    const [kept] = await rows(
      "select e.sealed, w.label_key from app.envelopes e join app.entry_wraps w using (holder_id, membership_id, lane, key_id) where e.membership_id = $1",
      [own.samir.membershipId],
    );
    expect(bodies[won]).toMatchObject({ envelopes: [{ sealed: kept.sealed }], wraps: [{ label_key: kept.label_key }] });
  }, 30_000);

  test("[KEY-048] [KEY-052] nothing is sealed to keys that were not compared, to another card, or by another key", async () => {
    const own = await family();
    const other = await family();
    const entry = await plantEntry(people.db, own.holder, "immediate");
    await link(own, entry.id);
    await makeCard(own);
    const task = (await taskOf(own))!;
    const made = await envelopesFor(own.holder, task, { entries: [entry] });
    const withEnvelope = (change: object) => ({
      ...made,
      envelopes: made.envelopes.map((one) => ({ ...one, ...change })),
    });
    const uncompared = await envelopesFor(own.holder, task, { entries: [entry], account: own.member.keys });
    const elsewhere = await envelopesFor(
      own.holder,
      { ...task, member_id: other.samir.membershipId as EnvelopeTask["member_id"] },
      { entries: [entry] },
    );
    const foreign = await envelopesFor({ ...other.holder, id: own.nadia.id }, task, { entries: [entry] });
    const skipped = await envelopesFor(
      own.holder,
      { ...task, envelopes: [{ lane: "now", key_id: own.holder.keys.verifying_key, version: 1 }] as never },
      { entries: [entry] },
    );
    for (const [body, code] of [
      [uncompared, "IDENTITY_CHANGED"],
      [elsewhere, "INVALID_SIGNATURE"],
      [foreign, "INVALID_SIGNATURE"],
      [withEnvelope({ key_id: other.holder.keys.verifying_key }), "INVALID_SIGNATURE"],
      [skipped, "UPDATE_ERROR"],
      [withEnvelope({ card_id: randomUUID() }), "NOT_FOUND"],
      [withEnvelope({ version: 2 }), "INVALID_SIGNATURE"],
      [withEnvelope({ lane: "after_death" }), "VALIDATION_ERROR"],
      [withEnvelope({ card_id: null }), "VALIDATION_ERROR"],
      [{ ...made, envelopes: [] }, "VALIDATION_ERROR"],
      [{ ...made, wraps: [...made.wraps, ...made.wraps] }, "VALIDATION_ERROR"],
      [{ ...made, envelopes: [...made.envelopes, ...made.envelopes] }, "VALIDATION_ERROR"],
    ] as const)
      expect((await own.browser("PUT", at(own, "envelopes"), body)).body.code).toBe(code);
    expect(await rows("select from app.envelopes where membership_id = $1", [own.samir.membershipId])).toEqual([]);
    expect((await own.browser("PUT", at(own, "envelopes"), made)).status).toBe(200);
  });

  test("[KEY-039] what arrives is cut to what is meant when it arrives", async () => {
    const own = await family();
    const [kept, unlinked, moved, rotated] = await Promise.all(
      Array.from({ length: 4 }, () => plantEntry(people.db, own.holder, "immediate")),
    );
    for (const { id } of [kept!, unlinked!, moved!, rotated!]) await link(own, id);
    await setLevel(own, "details");
    await makeCard(own);
    const task = (await taskOf(own))!;
    const body = await envelopesFor(own.holder, task, { entries: [kept!, unlinked!, moved!, rotated!] });
    await rows("delete from app.vault_member_links where entry_id = $1", [unlinked!.id]);
    await rows("update app.vault_member_links set access_condition = 'after_death' where entry_id = $1", [moved!.id]);
    await rows("update app.vault_entries set generation = 2, revision = 2 where id = $1", [rotated!.id]);
    await setLevel(own, "summary");
    expect((await own.browser("PUT", at(own, "envelopes"), body)).body.data).toEqual({ queued: true });
    const stored = await rows("select entry_id, content_key from app.entry_wraps where membership_id = $1", [
      own.samir.membershipId,
    ]);
    expect(stored).toEqual([{ entry_id: kept!.id, content_key: null }]);
  });

  test("[KEY-047] those whose card older keys made, which wait for a new one, do not hold up the others", async () => {
    const own = await family();
    await makeCard(own);
    for (let n = 0; n < 20; n++) {
      const samir = await given(people.db).member({ of: own.nadia, firstName: `Waiting ${n}` });
      await makeCard({ ...own, samir });
    }
    for (let n = 0; n < 50; n++) await plantEntry(people.db, own.holder);
    await rows("update app.vault_entries set rotate_since = now() - interval '1 day' where holder_id = $1", [
      own.nadia.id,
    ]);

    const holder = await withKeys(people.db, own.nadia);
    const maya = await given(people.db).member({ of: own.nadia, firstName: "Maya" });
    const fresh = await plantEntry(people.db, holder);
    await rows("update app.vault_entries set rotate_since = now() where id = $1", [fresh.id]);
    const { tasks, rotations, waiting } = await queueOf(own);
    expect([waiting, tasks.length, rotations.length]).toEqual([22, 20, 50]);
    expect(tasks[0].member_id).toBe(maya.membershipId);
    expect(rotations[0].entry_id).toBe(fresh.id);
  });

  test("[KEY-022] what was made with older keys of the holder stays when new keys make theirs", async () => {
    const own = await family();
    const old = await plantEntry(people.db, own.holder, "immediate");
    await link(own, old.id);
    await setLevel(own, "details");
    await makeCard(own);
    await own.browser(
      "PUT",
      at(own, "envelopes"),
      await envelopesFor(own.holder, (await taskOf(own))!, { entries: [old] }),
    );
    const next = { ...own, holder: await withKeys(people.db, own.nadia) };
    const fresh = await plantEntry(people.db, next.holder, "immediate");
    await link(own, fresh.id);
    const task = (await taskOf(own))!;
    const reachable = { ...task, grants: task.grants.filter(({ entry_id }) => entry_id === fresh.id) };
    const body = await envelopesFor(next.holder, reachable, { entries: [fresh] });
    expect((await own.browser("PUT", at(own, "envelopes"), body)).status).toBe(200);
    const { body: keys } = await own.samirs("GET", `/api/member/relationships/${own.samir.membershipId}/keys`);
    expect(keys.data.envelopes.map((one: { key_id: string }) => one.key_id)).toEqual([
      own.holder.keys.verifying_key,
      next.holder.keys.verifying_key,
    ]);
    const wraps = await rows(
      "select entry_id, key_id from app.entry_wraps where membership_id = $1 order by created_at",
      [own.samir.membershipId],
    );
    expect(wraps).toEqual([
      { entry_id: old.id, key_id: own.holder.keys.verifying_key },
      { entry_id: fresh.id, key_id: next.holder.keys.verifying_key },
    ]);

    // Older keys follow the levels too, although this client cannot make them anew.
    const remake = async () => {
      const { version, grants, ...task } = (await taskOf(own))!;
      const reachable = grants.filter(({ entry_id }) => entry_id === fresh.id);
      const made = await envelopesFor(next.holder, { ...task, version, grants: reachable }, { entries: [fresh] });
      expect((await own.browser("PUT", at(own, "envelopes"), made)).status).toBe(200);
      return await rows(
        "select entry_id, content_key is null as is_cut from app.entry_wraps where membership_id = $1 order by created_at",
        [own.samir.membershipId],
      );
    };
    await setLevel(own, "summary");
    expect(await remake()).toEqual(expect.arrayContaining([{ entry_id: old.id, is_cut: true }]));
    expect((await queueOf(own)).rotations).toHaveLength(2);
    await setLevel(own, "none");
    expect(await remake()).toEqual([]);
  });
});
