import type { PlanStep } from "@heirlock/contract/plan/step";
import { leafHashOf } from "@heirlock/crypto/plan/tree";
import type { SignedRevision } from "@heirlock/crypto/vault/revision";
import { givenUpAccount } from "@heirlock/domain/plan/plan";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPerson, estate, member, type Person, sealedEntry, signedPart } from "../testing/people-rings.ts";
import type { ServedPast, ServedPlan } from "./read-chain.ts";
import type { AskedEdit, PlanRequests } from "./requests.ts";

const entryId = (n: number) => `9b1f6a52-8d0e-4a6e-8e57-${String(n).padStart(12, "0")}`;
const eve = entryId(77);
const nothing: ServedPlan = { chain: null, grantLeaves: [], seen: null, between: [] };

let holder: Person;
let deed: SignedRevision;
let served: ServedPlan;
let heads: PlanStep["head"][];

beforeAll(async () => {
  holder = await createPerson();
  deed = signedPart(await sealedEntry(holder, entryId(1), { accessCondition: "after_death" }));
});

/** Signs edits as the holder, or somebody with the open vault, and stores them as an honest server does. */
async function signed(...edits: AskedEdit[]): Promise<void> {
  const ask = { estate, served, edits, shown: [deed], now: Date.now() };
  const { hash } = await holder.askPlan("changePlan", ask);
  const { step } = await holder.askPlan("changePlan", { ...ask, confirmed: hash });
  store(step!);
}
function store({ salt, head, leaves, freed }: PlanStep): void {
  const gone = new Set([...freed, ...leaves.map(({ slot }) => slot)]);
  const all = [...leavesNow().filter(({ slot }) => !gone.has(slot)), ...leaves];
  const isGrants = ({ text }: { text: string }) => text.startsWith('["plan-grants"');
  const grants = all.filter(isGrants).map(({ slot, text }) => ({ slot, hash: leafHashOf(text), place: "" }));
  const key_id = holder.account.verifyingKey;
  const chain = { key_id, salt: salt ?? served.chain!.salt, head, leaves: all.filter((one) => !isGrants(one)), grants };
  served = { chain, grantLeaves: all.filter(isGrants), seen: null, between: [] };
  heads.push(head);
}
const leavesNow = () => [...(served.chain?.leaves ?? []), ...served.grantLeaves];
const planNow = async () => (await holder.askPlan("readPlan", { estate, served })).plan!;

const give = (to: string, lane: "now" | "after_death" | null): AskedEdit => ({
  ...{ kind: "grants", member: to, entry: entryId(1) },
  grants: lane ? [{ lane, early: lane === "now", day: null, age: null }] : [],
});
const name = (id: string, called: string): AskedEdit => ({
  ...{ kind: "name_member", member: id, name: called, level: "summary" },
});

let past: ServedPast;
type More = Partial<PlanRequests["lookBack"]["ask"]>;
const look = (more: More = {}) =>
  holder.askPlan("lookBack", {
    ...{ estate, served, now: Date.now(), shown: [deed] },
    past: { ...past, between: heads },
    ...more,
  });
const takeBack = async (chosen: readonly number[], more: More = {}) =>
  (await look({ chosen, listed: (await look()).hash, ...more })).proposed!;

beforeEach(async () => {
  [served, heads] = [nothing, []];
  await signed(
    { kind: "entry", sealed: deed },
    name(member, "Samir Haddad"),
    name(eve, "Eve"),
    give(member, "after_death"),
  );
  past = { head: served.chain!.head, leaves: leavesNow(), between: [] };
});

describe("[SEC-046] what was signed since an objection", () => {
  const thief = async () => {
    await signed(give(eve, "now"));
    await signed({ kind: "member", member: eve, level: "full" }, give(member, null));
  };
  const kinds = async () => (await look()).since.map(({ changes }) => changes[0]!.kind);

  test("is listed from the signed plans alone, with the moment of the head before", async () => {
    await thief();
    const found = await look();
    expect(await kinds()).toEqual(["level_raised", "taken_back", "granted"]);
    const [, number] = JSON.parse(past.head!.text) as [string, number];
    expect(found).toMatchObject({ signedAt: number, rewritten: [], proposed: null });
  });

  test("is taken back by one head: what widened without a question, what was struck out after it was shown", async () => {
    await thief();
    const narrow = await takeBack([0, 2]);
    expect(narrow).toMatchObject({ widening: [], step: { head: {} } });
    const whole = await takeBack([0, 1, 2]);
    expect(whole).toMatchObject({ step: null, widening: [{ kind: "granted", member, lane: "after_death" }] });
    store((await takeBack([0, 1, 2], { confirmed: whole.hash })).step!);
    expect(await planNow()).toEqual((await look({ served })).before);
  });

  test("is not signed for another list than the one that was shown", async () => {
    await signed(give(eve, "now"));
    const { hash } = await look();
    await signed({ kind: "member", member: eve, level: "full" });
    expect((await look({ chosen: [0], listed: hash })).proposed).toBeNull();
  });

  test("nothing since: nothing is listed; before the first head: all of it is", async () => {
    expect((await look()).since).toEqual([]);
    past = { head: null, leaves: [], between: [] };
    expect(await kinds()).toEqual(["added", "added", "granted", "entry_added"]);
    expect((await look()).signedAt).toBeNull();
  });

  test("a server that lies shows another moment at most: forged, cut, foreign and unlinked pasts are refused", async () => {
    await thief();
    const [first, second, third] = heads as [PlanStep["head"], PlanStep["head"], PlanStep["head"]];
    const other = await createPerson();
    const { step: foreign } = await other.askPlan("changePlan", {
      ...{ estate, served: nothing, edits: [name(eve, "Eve")], now: Date.now() },
    });
    const { step: aside } = await holder.askPlan("changePlan", {
      ...{ estate, served: nothing, edits: [name(eve, "Eve")], now: Date.now() },
    });
    const altered = past.leaves.map(({ slot, text }) => ({ slot, text: text.replace('"summary"', '"full"') }));
    const lies: [string, ServedPast, string][] = [
      ["a leaf that says more", { ...past, leaves: altered, between: heads }, "plan.invalid"],
      ["a leaf left out", { ...past, leaves: past.leaves.slice(1), between: heads }, "plan.invalid"],
      ["another signer", { head: foreign!.head, leaves: foreign!.leaves, between: heads }, "plan.forged"],
      ["a head beside the chain", { head: aside!.head, leaves: aside!.leaves, between: heads }, "plan.invalid"],
      ["no way from it", { ...past, between: [third] }, "plan.invalid"],
      ["a link left out", { ...past, between: [first, third] }, "plan.invalid"],
      ["a link forged", { ...past, between: [first, { ...second, signature: third.signature }] }, "plan.forged"],
      ["no beginning", { head: null, leaves: [], between: [second, third] }, "plan.invalid"],
    ];
    for (const [what, lie, code] of lies) await expect(look({ past: lie }), what).rejects.toMatchObject({ code });
    // The true ones in any order are enough.
    expect((await look({ past: { ...past, between: heads.toReversed() } })).since).toHaveLength(3);
  });

  test("keys that were given up since do not come back by an old plan: none are left", async () => {
    const [old, next] = [await createPerson(), await createPerson()];
    await signed({ kind: "member", member, account: { by: "words", keys: old.keys } });
    past = { head: served.chain!.head, leaves: leavesNow(), between: [] };
    await signed({ kind: "member", member, account: { by: "words", keys: next.keys } });
    expect(await kinds()).toEqual(["keys_changed"]);
    const { after } = await takeBack([0]);
    expect(after.members.find((one) => one.member === member)).toMatchObject({ account: givenUpAccount });
  });
});
