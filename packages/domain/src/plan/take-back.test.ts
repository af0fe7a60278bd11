import { expect, test } from "vitest";
import { type PlanChange, planChanges, widens } from "./changes.ts";
import { applyEdits } from "./edits.ts";
import { givenUpAccount, type Plan, type PlannedGrant, type PlannedMember } from "./plan.ts";
import { rewrittenSince, signedSince, takeBackEdits } from "./take-back.ts";

const person = (member: string, more: Partial<PlannedMember> = {}): PlannedMember => ({
  ...{ member, name: member, level: "summary", card: null, account: null, handOver: false },
  ...more,
});
const grant = (member: string, entry: string, more: Partial<PlannedGrant> = {}): PlannedGrant => ({
  ...{ member, entry, lane: "after_death", early: false, day: null, age: null },
  ...more,
});
const entry = (id: string, deletedOn: string | null = null, revision = 1) => ({
  ...{ entry: id, revision, generation: 1, deletedOn },
});

const before: Plan = {
  members: [person("laila"), person("samir", { account: "a" }), person("tarek")],
  grants: [grant("samir", "deed"), grant("laila", "letter", { day: "2040-01-31" }), grant("tarek", "letter")],
  entries: [entry("deed"), entry("letter"), entry("old", "2026-01-01")],
};
/** A thief was there: more for Samir and Laila, another key, a stranger, and Tarek was struck out. */
const now: Plan = {
  members: [
    person("eve", { level: "full" }),
    person("laila", { name: "Lola", handOver: true }),
    person("samir", { level: "full", account: "b" }),
    person("tarek"),
  ],
  grants: [
    grant("eve", "deed", { lane: "now", early: true }),
    grant("samir", "deed", { lane: "now", early: true }),
    grant("laila", "letter"),
  ],
  entries: [entry("deed", null, 2), entry("forged"), entry("letter"), entry("old")],
};

function takenBack(changes: readonly PlanChange[], from = before, to = now): Plan {
  const conditionOf = () => "after_death" as const;
  const edited = applyEdits(to, takeBackEdits(from, changes, { conditionOf, on: "2026-11-16" }), conditionOf);
  if (!edited.ok) throw new Error(edited.why);
  return edited.plan;
}

test("everything that was signed since is there, and what belongs together comes as one", () => {
  const kinds = signedSince(before, now).map(({ changes }) => changes.map(({ kind }) => kind));
  expect(kinds).toEqual([
    ["added", "level_raised"],
    ["renamed"],
    ["hand_over_allowed"],
    ["keys_changed"],
    ["level_raised"],
    ["granted"],
    ["condition_eased"],
    ["earlier", "kept_early"],
    ["taken_back"],
    ["entry_added"],
    ["restored"],
  ]);
  expect(rewrittenSince(before, now)).toEqual(["deed"]);
});

test("taken back as a whole the plan says what it said before; what is new lies in the bin, and keys are compared anew", () => {
  const all = signedSince(before, now);
  expect(all.every(({ canTakeBack }) => canTakeBack)).toBe(true);
  const after = takenBack(all.flatMap(({ changes }) => changes));
  expect(planChanges(before, after)).toEqual([
    { kind: "keys_changed", member: "samir", of: "account" },
    { kind: "entry_added", entry: "forged" },
  ]);
  expect(after.members).toContainEqual(person("samir", { account: givenUpAccount }));
  expect(after.entries).toContainEqual(entry("forged", "2026-11-16"));
});

test("what widened is taken back by nothing that widens; only what was struck out is given again", () => {
  const changes = planChanges(before, now).filter(({ kind }) => kind !== "taken_back");
  const after = takenBack(changes);
  expect(planChanges(now, after).filter((change) => widens(change, after))).toEqual([]);
  const again = takenBack(planChanges(before, now).filter(({ kind }) => kind === "taken_back"));
  expect(planChanges(now, again)).toEqual([{ kind: "granted", member: "tarek", entry: "letter", lane: "after_death" }]);
});

test("one change is taken back and the others stay", () => {
  const [level] = planChanges(before, now).filter((one) => one.kind === "level_raised" && one.member === "samir");
  expect(planChanges(now, takenBack([level!]))).toEqual([
    { kind: "level_lowered", member: "samir", from: "full", to: "summary" },
  ]);
});

test("a grant that was earlier than its entry says now is called early", () => {
  const open: Plan = { ...before, grants: [grant("samir", "deed", { lane: "now" })] };
  const shut: Plan = { ...before, grants: [grant("samir", "deed")] };
  expect(takenBack(planChanges(open, shut), open, shut).grants).toEqual([
    grant("samir", "deed", { lane: "now", early: true }),
  ]);
});

test("who was removed, what is gone or in the bin, and a lower level are told and not taken back here", () => {
  const less: Plan = {
    members: [person("laila", { level: "none" }), person("tarek")],
    grants: [grant("laila", "letter", { day: "2040-01-31" })],
    entries: [entry("letter", "2026-11-16"), entry("old", "2026-01-01")],
  };
  const told = signedSince(before, less).filter(({ canTakeBack }) => !canTakeBack);
  expect(told.map(({ changes }) => changes[0])).toMatchObject([
    { kind: "level_lowered" },
    { kind: "removed", member: "samir" },
    { kind: "taken_back", member: "samir" },
    { kind: "entry_gone", entry: "deed" },
    { kind: "binned", entry: "letter" },
  ]);
});
