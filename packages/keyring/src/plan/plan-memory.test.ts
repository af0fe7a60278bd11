import { idOf, signLargePlan } from "@heirlock/crypto/plan/testing";
import { leafHashOf } from "@heirlock/crypto/plan/tree";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { bundleOf, createPerson, estate, type Person } from "../testing/people-rings.ts";
import { servedStep } from "../testing/signed-plans.ts";
import type { ServedPlan } from "./read-chain.ts";
import type { AskedEdit } from "./requests.ts";

const size = { entries: 200, members: 10 };
const leaves = size.entries + 3 * size.members;
let holder: Person;
let served: ServedPlan;

beforeAll(async () => {
  holder = await createPerson();
  const step = signLargePlan(await bundleOf(holder), estate, size);
  served = servedStep(holder.account.verifyingKey, step);
});
beforeEach(async () => {
  holder.ring.lock();
  await holder.unlock();
});

/** The leaves of which the text was hashed meanwhile: whatever is hashed becomes bytes first. */
async function hashedBy(asked: () => Promise<unknown>): Promise<string[]> {
  const encode = vi.spyOn(TextEncoder.prototype, "encode");
  try {
    await asked();
    return encode.mock.calls.map(([text]) => text ?? "").filter((text) => text.startsWith('["plan-'));
  } finally {
    encode.mockRestore();
  }
}
/** As a page hands it over: nothing in it is the same object as before. */
const handed = (more: Partial<ServedPlan> = {}): ServedPlan => structuredClone({ ...served, ...more });
const read = (more?: Partial<ServedPlan>) => holder.askPlan("readPlan", { estate, served: handed(more) });
const taken: AskedEdit = { kind: "grants", member: idOf("member", 7), entry: idOf("entry", 3), grants: [] };
const change = (more?: Partial<ServedPlan>) =>
  holder.askPlan("changePlan", { estate, served: handed(more), edits: [taken], now: Date.now() });

test("a change of a grant hashes the leaves that it changes, not all that exist", async () => {
  expect(await hashedBy(read)).toHaveLength(leaves);
  const { step } = await change();
  const { grants } = structuredClone(served.chain!);
  expect(step!.leaves.length).toBeLessThanOrEqual(2);
  const texts: string[] = [];
  const hashed = await hashedBy(async () => texts.push(...(await change()).step!.leaves.map(({ text }) => text)));
  expect(hashed).toEqual(texts);

  // Another device has stored it: of what is served now, no more than that is new.
  const gone = new Set(step!.leaves.map(({ slot }) => slot));
  const next: ServedPlan = {
    ...served,
    chain: {
      ...{ ...served.chain!, head: step!.head },
      grants: [
        ...grants.filter(({ slot }) => !gone.has(slot)),
        ...step!.leaves.map(({ slot, text }) => ({ slot, hash: leafHashOf(text), place: "" })),
      ],
    },
    grantLeaves: [...served.grantLeaves.filter(({ slot }) => !gone.has(slot)), ...step!.leaves],
  };
  expect(await hashedBy(() => read(next))).toEqual(step!.leaves.map(({ text }) => text));
});

test("what was checked is forgotten when the vault is locked", async () => {
  expect(await hashedBy(read)).toHaveLength(leaves);
  expect(await hashedBy(read)).toEqual([]);
  holder.ring.lock();
  await holder.unlock();
  expect(await hashedBy(read)).toHaveLength(leaves);
});

test("the answer carries what the changes speak of, and no more of the plan", async () => {
  const { after, changes } = await change();
  expect(changes.length).toBeGreaterThan(0);
  expect(after.members.map(({ member }) => member)).toEqual([idOf("member", 7)]);
  expect(after.entries.map(({ entry }) => entry)).toEqual([idOf("entry", 3)]);
  expect(after.grants).toEqual([]);
});

test("a leaf that is changed under the name of one that was checked is refused, each time", async () => {
  await read();
  const [one, ...others] = served.grantLeaves;
  // Somebody may read everything a day sooner, and the hash that the head vouches for stays beside it.
  const text = one!.text.replaceAll("2031-06-30", "2031-06-29");
  const lie = { grantLeaves: [{ ...one!, text }, ...others] };
  const grants = served.chain!.grants.map((by) => (by.slot === one!.slot ? { ...by, hash: leafHashOf(text) } : by));
  const renamed = { ...lie, chain: { ...served.chain!, grants } };
  for (let time = 0; time < 2; time++)
    for (const served of [lie, renamed]) {
      await expect(read(served)).rejects.toMatchObject({ code: "plan.invalid" });
      await expect(change(served)).rejects.toMatchObject({ code: "plan.invalid" });
    }
  expect((await read()).plan!.grants).toHaveLength((size.entries + size.entries / 10) * size.members);
});
