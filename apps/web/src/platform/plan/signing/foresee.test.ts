import type { PlanTables } from "@heirlock/contract/sharing/keys";
import type { VaultEntry } from "@heirlock/contract/vault";
import { createPerson, estate, member, type Person, sealedEntry } from "@heirlock/keyring/testing/people-rings";
import { beforeAll, expect, test, vi } from "vitest";
import type { Intent } from "../foreseen.ts";
import { agreedHash, foresee, type KnownPlan } from "./foresee.ts";
import { grantEdits } from "./grant-edits.ts";

const worker = vi.hoisted(() => ({ ask: null as unknown as (name: string, ask: never) => Promise<unknown> }));
vi.mock("../../keys/keys-client.ts", () => ({
  askPlan: (name: string, ask: never) => worker.ask(name, ask),
  keysState: () => ({ unlocked: true, verifyingKey: null }),
  join: async () => ({ unlocked: true, verifyingKey: null }),
}));

const deed = "9b1f6a52-8d0e-4a6e-8e57-000000000001";
const ring = "9b1f6a52-8d0e-4a6e-8e57-000000000002";
const { signal } = new AbortController();
const tables = {
  ...{ members: [{ member, name: "Samir Haddad", level: "details" }], grants: [], entries: [], compared: [] },
} as unknown as PlanTables;

let holder: Person;
let known: KnownPlan;
beforeAll(async () => {
  holder = await createPerson();
  worker.ask = holder.askPlan as never;
  const owner = { estate, verifyingKey: holder.account.verifyingKey, older: [] };
  const served = { chain: null, grantLeaves: [], seen: null, between: [] };
  known = { owner, served, first: [], tables, entry: null };
});

const adding: Intent = {
  ...{ kind: "new", entry: deed, title: "Deed", condition: "custom" },
  ...{ member_ids: [member], not_before: "2040-01-31", from_age: null },
};

/** As saving does it, with what was sealed. */
async function save(title: string, confirmed: string | null, day = "2040-01-31") {
  const {
    content: _c,
    contentKey: _k,
    labelKey,
    ...sealed
  } = await sealedEntry(holder, deed, {
    ...{ title, accessCondition: "custom" },
  });
  const readers = grantEdits(tables, deed, [member], { condition: "custom", ofEntry: "custom", day });
  const edits = [{ kind: "entry" as const, sealed, labelKey }, ...readers];
  return await holder.askPlan("changePlan", {
    ...known.owner,
    served: known.served,
    edits,
    confirmed,
    now: Date.now(),
  });
}

test("[KEY-064] a new entry's form says who reads it when, and its button lets the worker sign just that", async () => {
  const { said, hash, change } = await foresee(known, adding, signal);
  expect(said).toMatchObject([{ kind: "granted", entry: deed, member, lane: "after_death" }]);
  expect(change.after.grants).toMatchObject([{ day: "2040-01-31" }]);
  expect((await save("Deed", hash)).step).not.toBeNull();
  expect((await save("Deed", null)).step).toBeNull();
  expect((await save("Other", hash)).step).toBeNull();
  expect((await save("Deed", hash, "2030-01-31")).step).toBeNull();
});

test("[KEY-064] a press counts for the words that stood there, with the title as it was typed by then", async () => {
  const read = await foresee(known, { ...adding, title: "De" }, signal);
  const hash = await agreedHash(known, adding, read, signal);
  expect((await save("Deed", hash)).step).not.toBeNull();
  // Somebody who was shown another name, or another day, has not agreed to this one.
  const renamed = { ...tables, members: [{ ...tables.members[0]!, name: "Leila" }] };
  expect(await agreedHash({ ...known, tables: renamed }, adding, read, signal)).toBeNull();
  expect(await agreedHash(known, { ...adding, not_before: null }, read, signal)).toBeNull();
});

test("[KEY-064] where more would be signed than the form says, its button agrees to nothing", async () => {
  const { content: _c, contentKey: _k, labelKey: _l, ...sealed } = await sealedEntry(holder, ring);
  const first = [
    { kind: "entry" as const, sealed },
    ...grantEdits(tables, ring, [member], { condition: "immediate", ofEntry: "immediate" }),
  ];
  const { said, hash } = await foresee({ ...known, first }, adding, signal);
  expect(said).toMatchObject([{ entry: deed }]);
  expect(hash).toBeNull();
});

test("[KEY-066] meaning an entry earlier than it says is foreseen as early, under the title that the worker reads", async () => {
  const own = await sealedEntry(holder, deed, { title: "Deed", accessCondition: "after_death" });
  const entry = {
    ...own,
    id: deed,
    access_condition: "after_death",
    wrapped_label_key: own.labelKey,
    key_id: known.owner.verifyingKey,
  } as unknown as VaultEntry;
  Object.assign(entry, {
    metadata: { description: own.description, details: own.details },
    content_hash: own.contentHash,
  });
  const { content: _c, contentKey: _k, labelKey: _l, ...sealed } = own;
  const meaning: Intent = {
    ...{ kind: "meaning", entry: deed, member_ids: [member], access_condition: "immediate" },
    ...{ not_before: null, from_age: null },
  };
  const asKnown: KnownPlan = { ...known, first: [{ kind: "entry", sealed }], entry };
  const read = await foresee(asKnown, meaning, signal);
  const { change, said } = read;
  expect(said).toMatchObject([{ kind: "granted", lane: "now" }]);
  expect(change.after.grants).toMatchObject([{ lane: "now", early: true }]);
  expect(change.titles).toEqual({ [deed]: "Deed" });
  expect(await agreedHash(asKnown, meaning, read, signal)).not.toBeNull();
  // Nobody types this title: where another comes of it, or none, the press does not count.
  const untitled = { ...asKnown, entry: { ...entry, wrapped_label_key: "" } };
  expect(await agreedHash(untitled, meaning, read, signal)).toBeNull();
});
