import type { PlanStep } from "@heirlock/contract/plan/step";
import { fromBase64url, saltLength } from "@heirlock/crypto/format";
import { readHead } from "@heirlock/crypto/plan/head";
import { makeLastHead, makeStep, type PlanBefore, type Unsalted } from "@heirlock/crypto/plan/make-step";
import { expect, test } from "vitest";
import { type Family, givenFamily, link } from "../members/testing/family.ts";
import { comparedHolder, type KeyHolder, plantEntry, withKeys } from "../members/testing/key-holders.ts";
import { membersServer } from "../members/testing/members-server.ts";

const people = membersServer();

/** Samir gets an entry after the death by a key that a reset has replaced since. */
async function afterReset() {
  const own = await givenFamily(people);
  const entry = await plantEntry(people.db, own.holder, "after_death");
  await link(own, entry.id);
  const estate = own.holder.id;
  const samir = { estate, member: own.samir.membershipId };
  const leaves: Unsalted[] = [
    { kind: "plan-member", ...samir, name: "Samir", card: null, account: null, level: "full", handOver: false },
    { kind: "plan-entry", estate, entry: entry.id, revision: 1, generation: 1, deletedOn: null },
    {
      ...{ kind: "plan-grants", ...samir, lane: "after_death" },
      grants: [{ entry: entry.id, early: false, day: null, age: null }],
    },
  ];
  const first = stepBy(own.holder, null, leaves);
  expect((await own.browser("POST", "/api/plan", first)).status).toBe(200);
  const head = readHead(own.holder.keys.verifying_key, estate, first.head);
  const salt = fromBase64url(first.salt!, saltLength);
  const before: PlanBefore = { salt, head, text: first.head.text, leaves: first.leaves };
  const today = await withKeys(people.db, own.nadia);
  return { own, before, today, leaves, step: stepBy(today, null, leaves) };
}
const stepBy = (holder: KeyHolder, before: PlanBefore | null, leaves: readonly Unsalted[]) =>
  makeStep(holder.bundle, holder.id, before, leaves, Date.now())! as PlanStep;
const findKit = ({ holder }: Family, today: KeyHolder) =>
  people.db.owner.query(
    "update auth.older_bundles set bundle_by_root = 'r', root_of = $2, restored_at = now() where verifying_key = $1",
    [holder.keys.verifying_key, today.keys.verifying_key],
  );

test("[KEY-075] the key of today takes over what an older one granted, and the older one's last head ends its chain", async () => {
  const { own, before, today, leaves, step } = await afterReset();
  const key = own.holder.keys.verifying_key;
  const lastBy = ({ bundle, id }: KeyHolder, after: PlanBefore) => makeLastHead(bundle, id, after, Date.now());
  const ends = { key, head: lastBy(own.holder, before) };
  const takeOver = (body: object) => own.browser("POST", "/api/plan/take-over", body);
  // Nobody has the kit: it may be anybody's key.
  expect((await takeOver({ step, ends })).body.code).toBe("INVALID_SIGNATURE");
  // Who reset after a wait has the key of today, and cannot claim the older one: its signature is missing.
  await findKit(own, today);
  const renamed = stepBy(own.holder, before, leaves.slice(1)).head;
  const [byToday, emptied] = [lastBy(today, before), stepBy(own.holder, before, []).head];
  for (const head of [renamed, emptied])
    expect((await takeOver({ step: null, ends: { key, head } })).body.code).toBe("PLAN_INVALID");
  expect((await takeOver({ step: null, ends: { key, head: byToday } })).body.code).toBe("INVALID_SIGNATURE");
  // Ended without being taken over, the tables would grant what nobody has signed.
  expect((await takeOver({ step: null, ends })).body.code).toBe("PLAN_CHANGED");

  expect((await takeOver({ step, ends })).body.data).toEqual({ number: expect.any(Number) });
  const { chains } = (await own.browser("GET", "/api/plan")).body.data;
  const leavesOf = (of: string) => chains.find((one: { key_id: string }) => one.key_id === of);
  expect(leavesOf(key)).toMatchObject({ leaves: [], grants: [], head: { text: ends.head.text } });
  expect(leavesOf(today.keys.verifying_key).grants).toHaveLength(1);
  expect((await own.browser("GET", "/api/members/plan-tables")).body.data.grants).toHaveLength(1);
  // Once only: what is over is over, also for another head of that key over nothing.
  expect((await takeOver({ step: null, ends })).body.code).toBe("PLAN_CHANGED");
  const last = readHead(key, own.holder.id, ends.head);
  const ended: PlanBefore = { salt: before.salt, head: last, text: ends.head.text, leaves: before.leaves };
  const again = { key, head: lastBy(own.holder, ended) };
  expect((await takeOver({ step: null, ends: again })).body.code).toBe("PLAN_CHANGED");
});

test("[KEY-076] while an older key has a plan the holder is shown who compared the key of today, with their signature", async () => {
  const { own, today } = await afterReset();
  const tablesOf = async (browser: Family["browser"]) => await browser("GET", "/api/members/plan-tables");
  const comparedIn = async ({ browser }: Family) => (await tablesOf(browser)).body.data.compared;
  const compare = async ({ member: samir, samirs, samir: { membershipId } }: Family, holder: KeyHolder) => {
    const body = comparedHolder(samir, { estate: holder.id, member: membershipId }, holder.keys);
    expect((await samirs("POST", `/api/member/relationships/${membershipId}/keys/verify`, body)).status).toBe(200);
    return body;
  };
  expect(await comparedIn(own)).toEqual([]);
  const { key_id: _, ...signed } = await compare(own, today);
  expect(await comparedIn(own)).toEqual([{ member: own.samir.membershipId, ...signed, by: own.member.keys }]);
  // Nobody else, and nothing where there is nothing to end.
  expect((await tablesOf(own.samirs)).status).toBe(403);
  const other = await givenFamily(people);
  await compare(other, other.holder);
  expect(await comparedIn(other)).toEqual([]);
});
