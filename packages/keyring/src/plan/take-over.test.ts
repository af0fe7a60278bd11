import type { PlanTables } from "@heirlock/contract/sharing/keys";
import { fromBase64url, saltLength } from "@heirlock/crypto/format";
import { headHash, keysFingerprint, readHead, type SignedHead } from "@heirlock/crypto/plan/head";
import { type MadeStep, makeLastHead, makeStep, type PlanBefore } from "@heirlock/crypto/plan/make-step";
import { endedRoot, type SlottedLeaf } from "@heirlock/crypto/plan/tree";
import type { Plan } from "@heirlock/domain/plan/plan";
import { beforeAll, describe, expect, test } from "vitest";
import {
  asking,
  bundleOf,
  createPerson,
  estate,
  member,
  type Person,
  sealedEntry,
  signedPart,
} from "../testing/people-rings.ts";
import { nothingSigned, servedPlan, servedStep } from "../testing/signed-plans.ts";
import { leavesOf } from "./leaves-of.ts";
import type { ServedPast, ServedPlan } from "./read-chain.ts";
import type { PlanRequests } from "./requests.ts";

const entryId = (n: number) => `9b1f6a52-8d0e-4a6e-8e57-${String(n).padStart(12, "0")}`;
const entry = (n: number) => ({ entry: entryId(n), revision: 1, generation: 1, deletedOn: null });
const grant = (n: number) => ({
  ...{ member, entry: entryId(n), lane: "now" as const, early: true, day: null, age: null },
});
const samir = { member, name: "Samir Haddad", level: "details" as const, card: null, account: null, handOver: false };
const granted = (entries: number): Plan => {
  const all = Array.from({ length: entries }, (_, n) => n + 1);
  return { members: [samir], grants: all.map(grant), entries: all.map(entry) };
};

let holder: Person;
let older: Person;
let samirs: Person;
let bundleByRoot: string;

beforeAll(async () => {
  [holder, older, samirs] = [await createPerson(), await createPerson(), await createPerson()];
  const { kit, kitNumber, bundleByKit } = older.account;
  const restored = { typed: kit.words.join(" "), kitNumber, bundleByKit, stated: older.inHand.stated };
  ({ bundleByRoot } = await holder.ring.handle(
    "account",
    "restoreOlder",
    { current: holder.inHand, kit: restored },
    asking,
  ));
});

const tablesOf = ({ members, grants, entries }: Plan): PlanTables =>
  ({
    members: members.map(({ member: id, name, level }) => ({ member: id, name, level })),
    grants: grants.map(({ early: _, ...one }) => ({ ...one, follows: false })),
    entries: entries.map((one) => ({ ...one, keyId: older.account.verifyingKey })),
    compared: [],
  }) as unknown as PlanTables;

type Asked = PlanRequests["takeOverPlan"]["ask"];

async function look(plan: Plan, more: Partial<Asked> = {}) {
  const { verifyingKey } = older.account;
  return await holder.askPlan("takeOverPlan", {
    ...{ estate, served: nothingSigned, tables: tablesOf(plan), now: Date.now() },
    from: { verifyingKey, served: servedPlan(await bundleOf(older), plan) },
    older: [{ verifyingKey, bundleByRoot }],
    ...more,
  });
}

/** Looks, and presses the button under what was shown. */
async function takeOver(plan: Plan, more: Partial<Asked> = {}) {
  const from = { verifyingKey: older.account.verifyingKey, served: servedPlan(await bundleOf(older), plan) };
  const shown = await look(plan, { from, ...more });
  return (await look(plan, { from, ...more, confirmed: shown!.hash }))!;
}

const later = (plan: Plan): Plan => ({
  ...plan,
  grants: plan.grants.map((one) => ({ ...one, lane: "after_death", early: false })),
});
const kinds = (changes: readonly { kind: string }[]) => changes.map(({ kind }) => kind);

describe("what an older key granted, once its kit was found", () => {
  test("is shown first, and signed by the key of today after that very list was confirmed", async () => {
    const waiting = (await look(granted(2)))!;
    expect([waiting.waits, waiting.step, waiting.ends]).toEqual([true, null, null]);
    expect(kinds(waiting.widening)).toEqual(["level_raised", "granted", "granted"]);
    expect((await look(granted(1), { confirmed: waiting.hash }))!.step).toBeNull();
    const { step } = await takeOver(granted(2));
    expect(step!.leaves.map(({ text }) => (JSON.parse(text) as string[])[0]).toSorted()).toEqual([
      ...["plan-entry", "plan-entry", "plan-grants", "plan-member"],
    ]);
  });

  test("asks nothing where nobody reads anything by it", async () => {
    const { waits, step, ends } = (await look({ members: [], grants: [], entries: [entry(1)] }))!;
    expect([waits, step!.leaves.length, ends === null]).toEqual([false, 1, false]);
  });

  test("is less whatever was withdrawn since, which is shown, and nothing more than what was signed", async () => {
    const plan = granted(2);
    const withdrawn = await takeOver(plan, { tables: tablesOf({ ...plan, grants: [grant(2)] }) });
    expect(withdrawn.changes.filter(({ kind }) => kind === "granted")).toMatchObject([{ entry: entryId(2) }]);
    expect(withdrawn.since).toMatchObject([{ kind: "taken_back", member, entry: entryId(1) }]);
    const invented = tablesOf({
      members: [{ ...samir, level: "full", name: "Mallory" }],
      grants: [...plan.grants, grant(3)],
      entries: [...plan.entries, entry(3)],
    });
    const more = await takeOver(plan, { tables: invented });
    expect(more.changes).toEqual((await takeOver(plan)).changes);
    expect(more.after.members).toEqual([samir]);
  });

  test("what the tables took away is part of what was confirmed", async () => {
    const plan = granted(2);
    const { hash } = (await look(plan))!;
    const struck = tablesOf({ ...plan, grants: [grant(2)] });
    expect((await look(plan, { tables: struck, confirmed: hash }))!.step).toBeNull();
  });

  test("needs the kit: a key that the open bundle does not open, or that only the server names, brings nothing", async () => {
    const plan = granted(1);
    await expect(look(plan, { older: [] })).rejects.toMatchObject({ code: "keys.not_available" });
    const mallory = await createPerson();
    const { verifyingKey } = mallory.account;
    const from = { verifyingKey, served: servedPlan(await bundleOf(mallory), plan) };
    await expect(look(plan, { from, older: [{ verifyingKey, bundleByRoot }] })).rejects.toMatchObject({
      code: "revision.forged",
    });
    const forged = { verifyingKey: older.account.verifyingKey, served: from.served };
    const chain = { ...forged.served.chain!, key_id: forged.verifyingKey };
    await expect(look(plan, { from: { ...forged, served: { ...forged.served, chain } } })).rejects.toMatchObject({
      code: "plan.forged",
    });
  });

  test("comes a hundred entries at a time under one confirmation, and the last head of the older key with the last of them", async () => {
    const plan = later(granted(150));
    const from = { verifyingKey: older.account.verifyingKey, served: servedPlan(await bundleOf(older), plan) };
    const { hash } = (await look(plan, { from }))!;
    const first = (await look(plan, { from, confirmed: hash }))!;
    expect([first.step!.leaves.length, first.isWhole, first.ends]).toEqual([103, false, null]);
    const served = servedStep(holder.account.verifyingKey, first.step as MadeStep);
    const second = (await look(plan, { from, served, confirmed: hash }))!;
    expect([second.step!.leaves.length, second.isWhole]).toEqual([51, true]);
    const last = readHead(older.account.verifyingKey, estate, second.ends!);
    expect([last.before === null, last.root]).toEqual([false, endedRoot]);
  });

  test("goes on under one confirmation where the first hundred are read later than they were", async () => {
    const plan = granted(150);
    const from = { verifyingKey: older.account.verifyingKey, served: servedPlan(await bundleOf(older), plan) };
    const more = { from, tables: tablesOf(later(plan)) };
    const { hash, since } = (await look(plan, more))!;
    expect(since.length).toBe(150);
    const first = (await look(plan, { ...more, confirmed: hash }))!;
    const served = servedStep(holder.account.verifyingKey, first.step as MadeStep);
    const second = (await look(plan, { ...more, served, confirmed: hash }))!;
    expect([second.waits, second.isWhole, second.ends === null]).toEqual([false, true, false]);
  });

  test("[KEY-066] of an entry that was saved since and says later, nobody gets it earlier than it says", async () => {
    const plan = { ...granted(1), grants: [{ ...grant(1), early: false }] };
    const sealed = await sealedEntry(holder, entryId(1), { accessCondition: "after_death" });
    const saved = { members: [], grants: [], entries: [{ ...entry(1), revision: 1 }] };
    const from = {
      verifyingKey: older.account.verifyingKey,
      served: servedPlan(await bundleOf(older), { ...plan, entries: [{ ...entry(1), revision: 4 }] }),
    };
    const served = servedPlan(await bundleOf(holder), saved);
    const moved = await look(plan, { from, served, shown: [signedPart(sealed)] });
    expect(moved!.after.grants).toMatchObject([{ lane: "after_death" }]);
    expect((await look(plan, { from, served }))!.after.grants).toEqual([]);
  });
});

describe("[KEY-076] the chain of the older key", () => {
  const reads = () => ({ ...granted(1), members: [{ ...samir, account: keysFingerprint(samirs.keys) }] });
  const pin = async (by: Person, verifying_key: string) => {
    const keys = { ...holder.keys, verifying_key };
    const { key_id: _, ...signed } = await by.askSharing("pinHolder", { estate, member, holder: keys });
    return { member, ...signed, by: by.keys } as unknown as PlanTables["compared"][number];
  };
  const endsWith = async (...compared: PlanTables["compared"]) => {
    const plan = reads();
    const { ends, readers } = await takeOver(plan, { tables: { ...tablesOf(plan), compared } });
    return { isEnded: ends !== null, readers };
  };

  test("is not ended while somebody reads by it who has not compared the key of today, and they are named", async () => {
    expect(await endsWith()).toEqual({ isEnded: false, readers: [member] });
    expect(await endsWith(await pin(samirs, older.account.verifyingKey))).toMatchObject({ isEnded: false });
  });

  test("ends when they have, by their own signature", async () => {
    expect(await endsWith(await pin(samirs, holder.account.verifyingKey))).toEqual({ isEnded: true, readers: [] });
  });

  test("dishonest server: is not ended by a comparison that nobody made, or somebody else", async () => {
    const genuine = await pin(samirs, holder.account.verifyingKey);
    const forged = { ...(await pin(samirs, older.account.verifyingKey)), verifying_key: holder.account.verifyingKey };
    expect(await endsWith(forged)).toMatchObject({ isEnded: false });
    const mallory = await createPerson();
    expect(await endsWith(await pin(mallory, holder.account.verifyingKey))).toMatchObject({ isEnded: false });
    expect(await endsWith({ ...genuine, by: mallory.keys })).toMatchObject({ isEnded: false });
  });

  describe("dishonest server: what it would take is looked at first, also where today's plan names everybody and everything", () => {
    const plan = granted(1);
    const today = async () => servedPlan(await bundleOf(holder), { ...plan, grants: [] });
    const isSeen = async (shown: PlanRequests["takeOverPlan"]["answer"], kind: string, more: Partial<Asked>) => {
      expect([shown!.waits, shown!.step, shown!.ends]).toEqual([true, null, null]);
      expect(shown!.since).toMatchObject([{ kind, member, entry: entryId(1) }]);
      const pressed = (await look(plan, { ...more, confirmed: shown!.hash }))!;
      expect([pressed.waits, pressed.step, pressed.ends === null]).toEqual([false, null, false]);
    };
    const from = async (signed = plan) => ({
      verifyingKey: older.account.verifyingKey,
      served: servedPlan(await bundleOf(older), signed),
    });

    test("a grant that the tables no longer have", async () => {
      const struck = tablesOf({ ...plan, grants: [] });
      const more = { from: await from(), served: await today(), tables: struck };
      await isSeen(await look(plan, more), "taken_back", more);
      // Another list than the one that was pressed for.
      const { hash } = (await look(plan, more))!;
      const gone = tablesOf({ ...plan, grants: [], entries: [] });
      expect((await look(plan, { ...more, tables: gone, confirmed: hash }))!.ends).toBeNull();
    });

    test("a grant of an entry that was saved since, and that the server does not show", async () => {
      const signed = { ...plan, entries: [{ ...entry(1), revision: 4 }] };
      const more = { from: await from(signed), served: await today() };
      await isSeen(await look(plan, more), "taken_back", more);
    });
  });

  test("is ended without a second look by the very list that was confirmed before, which grants nothing more", async () => {
    const plan = granted(2);
    const less = { ...plan, grants: [grant(2)] };
    const from = { verifyingKey: older.account.verifyingKey, served: servedPlan(await bundleOf(older), plan) };
    const more = { from, tables: tablesOf(less) };
    const { hash: looked } = (await look(plan, more))!;
    expect((await look(plan, { ...more, looked }))!.step).toBeNull();
    const whole = servedPlan(await bundleOf(holder), less);
    const done = (await look(plan, { ...more, served: whole, looked }))!;
    expect([done.waits, done.ends === null]).toEqual([false, false]);
    // Taken back since, by a signature: tables that have it still bring nothing back unseen.
    const nothing = servedPlan(await bundleOf(holder), { ...less, grants: [] });
    const brought = (await look(plan, { ...more, served: nothing, looked }))!;
    expect([brought.waits, brought.step, brought.ends]).toEqual([true, null, null]);
    const struck = (await look(plan, { ...more, served: nothing, looked, tables: tablesOf({ ...less, grants: [] }) }))!;
    expect([struck.waits, struck.ends]).toEqual([true, null]);
  });

  test("is not asked about again while somebody reads by it, nor for what today's plan says itself", async () => {
    const plan = reads();
    const two = { ...plan, grants: [...plan.grants, grant(2)], entries: [...plan.entries, entry(2)] };
    const from = { verifyingKey: older.account.verifyingKey, served: servedPlan(await bundleOf(older), two) };
    const whole = servedPlan(await bundleOf(holder), { ...two, grants: [grant(1)] });
    const waiting = (await look(two, { from, served: whole, tables: tablesOf({ ...two, grants: [grant(1)] }) }))!;
    expect([waiting.readers, waiting.waits, waiting.ends]).toEqual([[member], false, null]);
    const moved = later(plan);
    const now = servedPlan(await bundleOf(holder), moved);
    const then = { verifyingKey: older.account.verifyingKey, served: servedPlan(await bundleOf(older), plan) };
    const done = (await look(plan, { from: then, served: now, tables: tablesOf(moved) }))!;
    expect([done.since, done.waits, done.ends === null]).toEqual([[], false, false]);
  });

  test("ends at once where nobody has an account to read with", async () => {
    const { ends, readers } = await takeOver(granted(1));
    expect([ends === null, readers]).toEqual([false, []]);
  });

  test("once ended has nothing to say", async () => {
    const { verifyingKey } = older.account;
    const plan = granted(1);
    const from = { verifyingKey, served: servedPlan(await bundleOf(older), plan) };
    const { hash } = (await look(plan, { from }))!;
    const { ends } = (await look(plan, { from, confirmed: hash }))!;
    const ended = (leaves: typeof from.served.grantLeaves) => {
      const chain = { ...from.served.chain!, head: ends!, leaves: [...leaves], grants: [] };
      return { verifyingKey, served: { ...from.served, chain, grantLeaves: [] } };
    };
    expect(await look(plan, { from: ended([]) })).toBeNull();
    // Nothing is under the last head, whatever a server puts there.
    const added = look(plan, { from: ended(from.served.chain!.leaves) });
    await expect(added).rejects.toMatchObject({ code: "plan.invalid" });
  });
});

describe("[KEY-075] a key that an objection has put back in force after its chain was ended", () => {
  /** The holder's own key signed these plans, one after the other, and then its last head. */
  async function ended(...plans: Plan[]) {
    const bundle = await bundleOf(holder);
    const { verifyingKey } = holder.account;
    const heads: SignedHead[] = [];
    const states: { head: SignedHead; leaves: readonly SlottedLeaf[] }[] = [];
    let before: PlanBefore | null = null;
    let salt = "";
    for (const plan of plans) {
      const step: MadeStep = makeStep(bundle, estate, before, leavesOf(estate, plan, []), Date.now())!;
      salt = step.salt ?? salt;
      const gone = new Set([...step.freed, ...step.leaves.map(({ slot }) => slot)]);
      const leaves: SlottedLeaf[] = [
        ...(before?.leaves ?? []).filter(({ slot }) => !gone.has(slot)).map(({ slot, text }) => ({ slot, text })),
        ...step.leaves,
      ];
      const head = readHead(verifyingKey, estate, step.head);
      before = { salt: fromBase64url(salt, saltLength), head, text: step.head.text, leaves };
      heads.push(step.head);
      states.push({ head: step.head, leaves });
    }
    heads.push(makeLastHead(bundle, estate, before!, Date.now()));
    const chain = { key_id: verifyingKey, salt, head: heads.at(-1)!, leaves: [], grants: [] };
    const served: ServedPlan = { chain, grantLeaves: [], seen: null, between: [] };
    /** What the server says was in force before the objection. */
    const past = (at: number) => ({ ...states[at]!, between: heads.slice(at + 1) });
    return { served, past };
  }
  const goOn = (plan: Plan, served: ServedPlan, past: ServedPast, more: Partial<Asked> = {}) => {
    const { verifyingKey } = holder.account;
    return look(plan, { served, from: { verifyingKey, served, past }, older: [], ...more });
  };

  test("shows what it had signed last, and signs that again after the end, once it was confirmed", async () => {
    const plan = granted(2);
    const { served, past } = await ended(granted(1), plan);
    const shown = (await goOn(plan, served, past(1)))!;
    expect([shown.waits, shown.step, shown.readers]).toEqual([true, null, []]);
    expect(kinds(shown.widening)).toEqual(["level_raised", "granted", "granted"]);
    const { step, ends, isWhole } = (await goOn(plan, served, past(1), { confirmed: shown.hash }))!;
    expect([ends, isWhole, step!.leaves.length]).toEqual([null, true, 4]);
    expect(readHead(holder.account.verifyingKey, estate, step!.head).before).toBe(headHash(served.chain!.head.text));
    // What was withdrawn since stays withdrawn.
    const less = await goOn(plan, served, past(1), { tables: tablesOf({ ...plan, grants: [grant(2)] }) });
    expect(less!.after.grants).toMatchObject([{ entry: entryId(2) }]);
  });

  test("dishonest server: brings back no other moment than the last, and nothing of a chain that goes on", async () => {
    const plan = granted(2);
    const { served, past } = await ended(granted(1), plan);
    expect(await goOn(plan, served, past(0))).toBeNull();
    await expect(goOn(plan, served, { ...past(1), between: [] })).resolves.not.toBeNull();
    await expect(goOn(plan, served, { ...past(0), between: [] })).rejects.toMatchObject({ code: "plan.invalid" });
    await expect(goOn(plan, served, { ...past(1), leaves: past(0).leaves })).rejects.toMatchObject({
      code: "plan.invalid",
    });
    const alive = servedPlan(await bundleOf(holder), plan);
    const now = { head: alive.chain!.head, leaves: [...alive.chain!.leaves, ...alive.grantLeaves], between: [] };
    expect(await goOn(plan, alive, now)).toBeNull();
  });
});
