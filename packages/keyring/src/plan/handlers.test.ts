import type { PlanStep } from "@heirlock/contract/plan/step";
import type { PlanTables } from "@heirlock/contract/sharing/keys";
import { createBundle, publicKeys } from "@heirlock/crypto/bundle";
import { keysFingerprint } from "@heirlock/crypto/plan/head";
import { leafHashOf } from "@heirlock/crypto/plan/tree";
import type { SignedRevision } from "@heirlock/crypto/vault/revision";
import type { PlannedGrant } from "@heirlock/domain/plan/plan";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  cardId,
  createPerson,
  estate,
  member,
  type Person,
  place,
  sealedEntry,
  seenIdentity,
  signedPart,
  storedCard,
  verifiedIdentity,
} from "../testing/people-rings.ts";
import { nothingSigned } from "../testing/signed-plans.ts";
import type { ServedPlan } from "./read-chain.ts";
import type { AskedEdit, DraftEdit, PlanRequests } from "./requests.ts";

let holder: Person;
let samir: Person;
let open: SignedRevision;
let later: SignedRevision;
let served: ServedPlan;
const entryId = (n: number) => `9b1f6a52-8d0e-4a6e-8e57-${String(n).padStart(12, "0")}`;
const nothing: ServedPlan = { chain: null, grantLeaves: [], seen: null, between: [] };

beforeAll(async () => {
  [holder, samir] = [await createPerson(), await createPerson()];
  open = signedPart(await sealedEntry(holder, entryId(1)));
  later = signedPart(await sealedEntry(holder, entryId(2), { accessCondition: "after_death" }));
});
beforeEach(() => {
  served = nothing;
});

const name: Extract<AskedEdit, { kind: "name_member" }> = {
  kind: "name_member",
  member,
  name: "Samir Haddad",
  level: "details",
};
const grant = (entry: string, lane: "now" | "after_death", early = false): AskedEdit => ({
  ...{ kind: "grants", member, entry, grants: [{ lane, early, day: null, age: null }] },
});
const save = (sealed: SignedRevision): AskedEdit => ({ kind: "entry", sealed });
type More = Partial<PlanRequests["changePlan"]["ask"]>;
const change = (edits: readonly AskedEdit[], more: More = {}) =>
  holder.askPlan("changePlan", { estate, served, edits, now: Date.now(), ...more });

/** An honest server stores what was signed, and serves it from then on. */
function store({ salt, head, leaves, freed }: PlanStep): void {
  const gone = new Set([...freed, ...leaves.map(({ slot }) => slot)]);
  const kept = [...(served.chain?.leaves ?? []), ...served.grantLeaves].filter(({ slot }) => !gone.has(slot));
  const all = [...kept, ...leaves];
  const isGrants = ({ text }: { text: string }) => text.startsWith('["plan-grants"');
  const grants = all.filter(isGrants).map(({ slot, text }) => ({ slot, hash: leafHashOf(text), place: "" }));
  const key_id = holder.account.verifyingKey;
  const chain = { key_id, salt: salt ?? served.chain!.salt, head, leaves: all.filter((one) => !isGrants(one)), grants };
  served = { chain, grantLeaves: all.filter(isGrants), seen: null, between: [] };
}
async function signed(edits: readonly AskedEdit[], more: More = {}) {
  const proposed = await change(edits, more);
  const { step } = proposed.step ? proposed : await change(edits, { ...more, confirmed: proposed.hash });
  store(step!);
  return proposed;
}
const planNow = async () => (await holder.askPlan("readPlan", { estate, served })).plan!;

describe("[KEY-064] what a form foresees", () => {
  const draft = (title: string, condition: "immediate" | "after_death" = "after_death"): DraftEdit => ({
    ...{ kind: "draft", entry: entryId(5), revision: 1, generation: 1, condition, title },
  });
  const terms = { lane: "after_death" as const, early: false, day: null, age: null };
  const granted = (more: Partial<PlannedGrant> = {}): AskedEdit => ({
    ...{ kind: "grants", member, entry: entryId(5), grants: [{ ...terms, ...more }] },
  });
  const foresee = (edits: readonly (AskedEdit | DraftEdit)[]) =>
    holder.askPlan("foreseeChange", { estate, served, edits });
  const sealed = async (title: string) => {
    const {
      content: _c,
      contentKey: _k,
      labelKey,
      ...own
    } = await sealedEntry(holder, entryId(5), {
      ...{ title, accessCondition: "after_death" },
    });
    return { kind: "entry", sealed: own, labelKey } as const;
  };

  test("is what the worker signs once the entry is sealed, under the title that was shown", async () => {
    const foreseen = await foresee([name, draft("Deed"), granted()]);
    expect(foreseen).toMatchObject({
      ...{ widening: [{ kind: "level_raised" }, { kind: "granted" }], titles: { [entryId(5)]: "Deed" } },
      after: { members: [{ name: "Samir Haddad" }] },
    });
    const { step, titles } = await change([name, await sealed("Deed"), granted()], { confirmed: foreseen.hash });
    expect(step).not.toBeNull();
    expect(titles).toEqual(foreseen.titles);
  });

  test("anything else than what was shown is not signed: title, name, level, lane, early, day, age", async () => {
    const { hash } = await foresee([name, draft("Deed"), granted()]);
    const deed = await sealed("Deed");
    const others: AskedEdit[][] = [
      [name, await sealed("Everything"), granted()],
      [{ ...name, name: "Leila Haddad" }, deed, granted()],
      [{ ...name, level: "full" }, deed, granted()],
      [name, deed, granted({ lane: "now", early: true })],
      [name, deed, granted({ early: true })],
      [name, deed, granted({ day: "2040-01-31" })],
      [name, deed, granted({ age: 25 })],
      // A key that does not open the title: it could be any.
      [name, { ...deed, labelKey: (await sealed("Deed")).labelKey }, granted()],
      [name, { kind: "entry", sealed: deed.sealed }, granted()],
    ];
    for (const edits of others) expect((await change(edits, { confirmed: hash })).step).toBeNull();
    expect((await change([name, deed, granted()], { confirmed: hash })).step).not.toBeNull();
  });

  test("a draft is never signed, and grants nothing earlier than it says", async () => {
    const edits = [name, draft("Deed"), granted()];
    const { hash } = await foresee(edits);
    await expect(change(edits as AskedEdit[], { confirmed: hash })).rejects.toMatchObject({ code: "plan.refused" });
    await expect(foresee([name, draft("Deed"), granted({ lane: "now" })])).rejects.toMatchObject({
      data: { why: "too_early" },
    });
  });

  test("another device's change between does not matter unless it changes the words", async () => {
    const { hash } = await foresee([name, draft("Deed"), granted()]);
    await signed([save(open)]);
    expect((await foresee([name, draft("Deed"), granted()])).hash).toBe(hash);
    await signed([name]);
    expect((await foresee([name, draft("Deed"), granted()])).hash).not.toBe(hash);
  });
});

describe("a change", () => {
  test("that lets nobody read more is signed at once; what is the same is not signed again", async () => {
    const { step, widening } = await change([name, save(open)]);
    expect(widening).toEqual([]);
    // The person, the entry, and that nothing is shared with the person now.
    expect(step!.leaves).toHaveLength(3);
    store(step!);
    expect(await change([name, save(open)])).toMatchObject({ changes: [], step: null });
  });

  test("[KEY-069] leaves everybody with grants of lane now, empty ones as long as nothing is shared, in one slot for ever", async () => {
    const own = () => served.grantLeaves.filter(({ text }) => text.includes('"now"'));
    await signed([name, save(open), save(later)]);
    const [empty, ...others] = own();
    expect([JSON.parse(empty!.text)[5], others]).toEqual([[], []]);
    await signed([grant(entryId(2), "after_death")], { shown: [later] });
    // What waits changes nothing of it.
    expect(own()).toEqual([empty]);
    await signed([grant(entryId(1), "now")], { shown: [open] });
    expect(own()).toMatchObject([{ slot: empty!.slot, text: expect.stringContaining(entryId(1)) }]);
    await signed([{ kind: "grants", member, entry: entryId(1), grants: [] }]);
    expect(own()).toMatchObject([{ slot: empty!.slot, text: expect.stringMatching(/,\[\]\]$/) }]);
    await signed([{ kind: "remove_member", member }]);
    expect(served.grantLeaves).toEqual([]);
  });

  test("that widens is signed only with the hash of exactly what was shown", async () => {
    await signed([name, save(open), save(later)]);
    const first = await change([grant(entryId(1), "now")], { shown: [open] });
    expect(first).toMatchObject({ widening: [{ kind: "granted", entry: entryId(1), lane: "now" }], step: null });
    const other = await change([grant(entryId(2), "after_death")], { shown: [later], confirmed: first.hash });
    expect(other.step).toBeNull();
    const { step } = await change([grant(entryId(1), "now")], { shown: [open], confirmed: first.hash });
    // One leaf and one head: whatever else is in the plan is not written again (KEY-070).
    expect(step!.leaves).toHaveLength(1);
    store(step!);
    expect((await planNow()).grants).toEqual([
      { member, entry: entryId(1), lane: "now", early: false, day: null, age: null },
    ]);
  });

  test("a lane earlier than the entry's signed revision says is refused, whatever a server says of the condition", async () => {
    await signed([name, save(later)]);
    const early = grant(entryId(2), "now");
    await expect(change([early], { shown: [later] })).rejects.toMatchObject({ data: { why: "too_early" } });
    const lie = { ...later, accessCondition: "immediate" };
    await expect(change([early], { shown: [lie] })).rejects.toMatchObject({ code: "revision.forged" });
    await expect(change([early])).rejects.toMatchObject({ data: { why: "unknown_condition" } });
    const said = await change([grant(entryId(2), "now", true)], { shown: [later] });
    expect(said.widening).toMatchObject([{ kind: "granted", lane: "now" }]);
  });

  test("only a revision that the holder signed for this estate enters", async () => {
    const other = await createPerson();
    const foreign = signedPart(await sealedEntry(other, entryId(3)));
    await expect(change([save(foreign)])).rejects.toMatchObject({ code: "revision.forged" });
    await expect(change([save({ ...open, revision: 7 })])).rejects.toMatchObject({ code: "revision.forged" });
  });
});

describe("keys of people", () => {
  test("[KEY-077] a card brings the first account of a member; keys that were retired come back by no signature of it", async () => {
    const card = storedCard(await holder.askSharing("newCard", { ...place, card: cardId }));
    await signed([name, { kind: "member", member, card }]);
    const { groups } = await holder.askSharing("showCard", { served: nothingSigned, ...place, card });
    const joined = async (person: Person): Promise<AskedEdit> => {
      const { signature } = await person.askSharing("joinByCard", { typed: groups.join("") });
      const identity = { ...seenIdentity(person.keys), card_id: card.id, card_signature: signature };
      return { kind: "member", member, account: { by: "card", card, identity } };
    };
    const accountNow = async () => (await planNow()).members[0]!.account;
    const [first, reset] = [await joined(samir), await joined(await createPerson())];
    const refused = { code: "card.does_not_vouch" };
    await signed([first]);
    const ofFirst = keysFingerprint(samir.keys);
    expect(await accountNow()).toBe(ofFirst);

    // After a reset of the member the card has signed other keys: words decide.
    await expect(change([reset])).rejects.toMatchObject(refused);
    const mallory = await publicKeys(createBundle());
    const others = { recipient: mallory.recipient, verifying_key: mallory.verifyingKey };
    await signed([{ kind: "member", member, account: { by: "words", keys: others } }]);
    expect(await accountNow()).toBe(keysFingerprint(others));
    // The signature of the card for the first ones, which are retired, is served again.
    await expect(change([first])).rejects.toMatchObject(refused);

    // The words turned out to be different: no account is left, and the card still brings none back.
    await signed([{ kind: "member", member, account: null }]);
    expect([ofFirst, keysFingerprint(others)]).not.toContain(await accountNow());
    await expect(change([first])).rejects.toMatchObject(refused);
    await expect(change([reset])).rejects.toMatchObject(refused);
    await signed([{ kind: "member", member, account: { by: "words", keys: samir.keys } }]);
    expect(await accountNow()).toBe(ofFirst);
  });

  test("a card that the holder did not sign, or that the plan does not name, brings nobody in", async () => {
    const card = storedCard(await holder.askSharing("newCard", { ...place, card: cardId }));
    await signed([name]);
    const { groups } = await holder.askSharing("showCard", { served: nothingSigned, ...place, card });
    const join = await samir.askSharing("joinByCard", { typed: groups.join("") });
    const identity = { ...seenIdentity(samir.keys), card_id: card.id, card_signature: join.signature };
    const vouched: AskedEdit = { kind: "member", member, account: { by: "card", card, identity } };
    await expect(change([vouched])).rejects.toMatchObject({ code: "card.does_not_vouch" });
    const mallory = await publicKeys(createBundle());
    const forged = { ...card, recipient: mallory.recipient };
    await expect(change([{ kind: "member", member, card: forged }])).rejects.toMatchObject({ code: "card.forged" });
  });

  test("[KEY-063] a card takes the place of the one that the plan names only by naming it", async () => {
    const [card, newer] = await Promise.all(
      [cardId, entryId(8)].map(async (id) => storedCard(await holder.askSharing("newCard", { ...place, card: id }))),
    );
    await signed([name, { kind: "member", member, card: card! }]);
    const edit: AskedEdit = { kind: "member", member, card: newer! };
    await expect(change([edit])).rejects.toMatchObject({ code: "card.forged" });
    await expect(change([{ ...edit, replaces: newer!.id }])).rejects.toMatchObject({ code: "card.forged" });
    await signed([{ ...edit, replaces: card!.id }]);
    expect((await planNow()).members).toMatchObject([{ card: { id: newer!.id } }]);
  });

  test("what was signed before there was a plan counts for its first head, and never after", async () => {
    const identity = verifiedIdentity(await holder.askSharing("pinMember", { ...place, identity: samir.keys }));
    const pinned: AskedEdit = { kind: "member", member, account: { by: "pin", identity } };
    const first = await change([name, pinned]);
    expect(first.after.members).toMatchObject([{ account: expect.any(String) }]);
    await signed([name]);
    await expect(change([pinned])).rejects.toMatchObject({ code: "KEY_CHANGED" });
  });
});

describe("what the tables say otherwise", () => {
  const tables = (more: Partial<PlanTables>): PlanTables =>
    ({
      members: [{ member, name: "Samir Haddad", level: "details" }],
      grants: [{ member, entry: entryId(1), lane: "now", day: null, age: null, follows: true }],
      entries: [
        { entry: entryId(1), revision: 1, generation: 1, deletedOn: null, keyId: holder.account.verifyingKey },
        { entry: entryId(2), revision: 1, generation: 1, deletedOn: null, keyId: holder.account.verifyingKey },
      ],
      ...more,
    }) as PlanTables;
  const settled = (said: PlanTables, confirmed: string | null = null) =>
    holder.askPlan("settlePlan", { estate, served, tables: said, confirmed, now: Date.now() });

  beforeEach(() => signed([name, save(open), save(later), grant(entryId(1), "now")], { shown: [open] }));

  test("nothing when they say the same", async () => {
    expect(await settled(tables({}))).toMatchObject({ changes: [], beyond: [], withheld: [], step: null });
  });

  test("entries of a key from before a reset, and who reads them, belong to that key's plan", async () => {
    const older = { entry: entryId(9), revision: 4, generation: 1, deletedOn: null, keyId: samir.account.verifyingKey };
    const reads = { member, entry: entryId(9), lane: "now", day: null, age: null, follows: true };
    const said = tables({});
    const both = { ...said, entries: [...said.entries, older], grants: [...said.grants, reads] } as PlanTables;
    expect(await settled(both)).toMatchObject({ changes: [], beyond: [], withheld: [], step: null });
  });

  test("what was taken back is shown first, and signed with the hash of what was shown", async () => {
    const said = tables({ grants: [] });
    const shown = await settled(said);
    expect(shown).toMatchObject({ changes: [{ kind: "taken_back", entry: entryId(1) }], step: null });
    const { step } = await settled(said, shown.hash);
    store(step!);
    expect((await planNow()).grants).toEqual([]);
  });

  test("what a server adds, raises or makes earlier is told and never signed, and what it hides is named", async () => {
    const invented = { member, entry: entryId(2), lane: "now", day: null, age: null, follows: false };
    const said = tables({
      members: [{ member, name: "Samir Haddad", level: "full" }] as PlanTables["members"],
      grants: [...tables({}).grants, invented] as PlanTables["grants"],
      entries: tables({}).entries.slice(0, 1),
    });
    const found = await settled(said);
    expect(found.changes).toEqual([]);
    expect(found.beyond.map(({ kind }) => kind)).toContain("granted");
    expect(found.beyond.map(({ kind }) => kind)).toContain("level_raised");
    expect(found.withheld).toEqual([entryId(2)]);
    expect((await settled(said, found.hash)).after).toEqual(await planNow());
  });
});

describe("the way on after a roll-back or a fork", () => {
  const givesUp = { number: Date.now() + 3_600_000, hash: "s".repeat(43) };
  const seen = (number: number) => ({ number, hash: givesUp.hash });
  const stopped = (number: number) => holder.askPlan("readPlan", { estate, served: { ...served, seen: seen(number) } });

  test("shows the whole plan that is served, and signs it only as it was shown, above the number that was seen", async () => {
    await signed([name, save(open), grant(entryId(1), "now")], { shown: [open] });
    await expect(stopped(givesUp.number)).rejects.toMatchObject({ code: "plan.rolled_back" });
    const shown = await change([], { served: { ...served, givesUp } });
    expect(shown.step).toBeNull();
    expect(shown.widening).toContainEqual(expect.objectContaining({ kind: "granted", entry: entryId(1) }));
    const other = await change([], { served: { ...served, givesUp }, confirmed: (await change([])).hash });
    expect(other.step).toBeNull();
    const { step, seen: next } = await change([], { served: { ...served, givesUp }, confirmed: shown.hash });
    expect(next!.number).toBeGreaterThan(givesUp.number);
    store(step!);
    // Devices that saw what was given up go on; one that saw something else stops, and has the same way on.
    expect((await stopped(givesUp.number)).plan).toEqual(shown.after);
    const elsewhere = { ...served, seen: { number: givesUp.number, hash: "t".repeat(43) } };
    await expect(holder.askPlan("readPlan", { estate, served: elsewhere })).rejects.toMatchObject({
      code: "plan.forked",
    });
  });

  test("leads on from nothing, if the server was set back to before the first head", async () => {
    const edits = [name, save(open), grant(entryId(1), "now")];
    const all = { served: { ...nothing, givesUp }, shown: [open] };
    const { hash } = await change(edits, all);
    const { step } = await change(edits, { ...all, confirmed: hash });
    store(step!);
    expect((await stopped(givesUp.number)).plan!.grants).toHaveLength(1);
  });
});
