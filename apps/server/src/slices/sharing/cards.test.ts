import { randomUUID } from "node:crypto";
import { isHolderProof } from "@heirlock/crypto/sharing/identities";
import { keepByRoot } from "@heirlock/crypto/sharing/kept-keys";
import { given } from "@heirlock/db/testing/given";
import { describe, expect, test } from "vitest";
import {
  at,
  type Family,
  givenFamily,
  link,
  makeCard,
  rows as query,
  setLevel,
  taskOf,
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
import { freshAddress, membersServer } from "../members/testing/members-server.ts";

const people = membersServer();

const family = () => givenFamily(people);
const rows = (text: string, values: unknown[]) => query(people, text, values);

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

  test("of somebody who left or was removed brings nobody in, and is void once they are asked again", async () => {
    const own = await named();
    const card = await makeCard(own);
    const shown = await card.joinedBy(own.member.keys);
    const join = () => own.samirs("POST", "/api/invitations/redeem-card", shown);
    expect((await join()).status).toBe(200);
    expect((await own.browser("POST", at(own, "revoke"), {})).status).toBe(200);
    expect((await join()).body.code).toBe("INVALID_TRANSITION");
    await rows("update app.member_records set email = $2 where membership_id = $1", [
      ...[own.samir.membershipId, `samir-${own.samir.membershipId}@example.test`],
    ]);
    expect((await own.browser("POST", at(own, "invitation/send"), {})).status).toBe(200);
    expect((await join()).body.code).toBe("KEY_INVALID");
  });

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

  test("[KEY-045] whoever has the card in hand is told whose it is, without an account", async () => {
    const own = await named();
    const card = await makeCard(own);
    const ask = async (payload: object) => {
      const request = { method: "POST", url: "/api/invitations/open-card", remoteAddress: freshAddress() } as const;
      return (await people.server.app.inject({ ...request, payload })).json();
    };
    const open = async () => ask(await card.shown());
    const names = { invited: { first_name: "Samir", last_name: "Khoury" } };
    const nadia = { first_name: "Nadia", last_name: own.nadia.lastName };
    expect((await open()).data).toEqual({ ...names, holder: nadia, papers: 0, joined: false });
    // What opens at once is counted once it is sealed to the card; what waits, and what is in the bin, is not.
    await setLevel(own, "details");
    const entries = [await plantEntry(people.db, own.holder, "immediate"), await plantEntry(people.db, own.holder)];
    for (const { id } of entries) await link(own, id);
    const release = newReleaseKey(own.holder);
    await own.browser("PUT", "/api/members/release-keys", release.body);
    const making = { entries, release: { key: release.key, epoch: 1 } };
    const body = await envelopesFor(own.holder, (await taskOf(own))!, making);
    expect((await own.browser("PUT", at(own, "envelopes"), body)).status).toBe(200);
    expect((await open()).data.papers).toBe(1);
    await rows("update app.vault_entries set deleted_at = now() where id = $1", [entries[0]!.id]);
    expect((await open()).data.papers).toBe(0);

    const other = await newCard(own.holder, own.samir.membershipId);
    const [shown, foreign] = [await card.shown(), await other.shown()];
    const join = await card.joinedBy(own.member.keys);
    for (const [sent, code] of [
      [foreign, "KEY_INVALID"],
      [{ ...shown, signature: foreign.signature }, "INVALID_SIGNATURE"],
      [join, "INVALID_SIGNATURE"],
    ] as const)
      expect((await ask(sent)).code).toBe(code);
    await own.samirs("POST", "/api/invitations/redeem-card", join);
    expect((await open()).data.joined).toBe(true);
    await own.browser("POST", at(own, "revoke"), {});
    expect((await open()).code).toBe("KEY_INVALID");
  });

  test("[KEY-045] whoever joined by the card keeps it, also when words are compared later", async () => {
    const own = await named();
    const card = await makeCard(own);
    await own.samirs("POST", "/api/invitations/redeem-card", await card.joinedBy(own.member.keys));
    const path = `/api/member/relationships/${own.samir.membershipId}/keys`;
    const place = { estate: own.nadia.id, member: own.samir.membershipId };
    const by_root = keepByRoot(own.member.bundle.vaultRootKey, "card", { ...place, card: card.body.id }, card.secret);
    const words = comparedHolder(own.member, place, own.holder.keys);
    const pinned = async () => (await own.samirs("GET", path)).body.data.pin;
    expect((await own.samirs("POST", `${path}/verify`, words)).status).toBe(200);
    expect(await pinned()).toMatchObject({ card_id: null, card_by_root: null });
    const byCard = { ...words, card: { id: card.body.id, by_root } };
    expect((await own.samirs("POST", `${path}/verify`, byCard)).status).toBe(200);
    const kept = { card_id: card.body.id, card_by_root: by_root };
    expect(await pinned()).toMatchObject(kept);
    await own.samirs("POST", `${path}/verify`, words);
    expect(await pinned()).toMatchObject(kept);
    // Under a root key that a reset has replaced nobody opens it.
    const next = await withKeys(people.db, own.samir);
    await own.samirs("POST", `${path}/verify`, comparedHolder(next, place, own.holder.keys));
    expect(await pinned()).toMatchObject({ card_id: null, card_by_root: null });
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
