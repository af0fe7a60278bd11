import { describe, expect, test } from "vitest";
import { planChanges } from "./changes.ts";
import { emptyPlan, givenUpAccount, type Plan, type PlannedGrant, type PlannedMember } from "./plan.ts";
import { leftOfOlder, renamedSince, takeOver } from "./take-over.ts";

const person = (member: string, more: Partial<PlannedMember> = {}): PlannedMember => ({
  ...{ member, name: member, level: "summary", card: null, account: null, handOver: false },
  ...more,
});
const grant = (member: string, entry: string, more: Partial<PlannedGrant> = {}): PlannedGrant => ({
  ...{ member, entry, lane: "after_death", early: false, day: null, age: null },
  ...more,
});
const entry = (id: string, revision = 1) => ({ entry: id, revision, generation: 1, deletedOn: null });

const card = { id: "c", fingerprint: "f" };
const older: Plan = {
  members: [person("laila", { level: "full" }), person("samir", { account: "a", card, handOver: true })],
  grants: [grant("samir", "deed", { lane: "now" }), grant("laila", "deed")],
  entries: [entry("deed"), entry("letter")],
};

describe("taking over", () => {
  test("an older plan is taken over whole where today's says nothing", () => {
    expect(planChanges(older, takeOver(emptyPlan, older))).toEqual([]);
  });

  test("what today's plan says counts: names, keys, revisions and who gets an entry", () => {
    const today: Plan = {
      members: [person("samir", { name: "Sam", level: "none", account: givenUpAccount })],
      grants: [grant("samir", "deed", { day: "2040-01-31" })],
      entries: [entry("deed", 7), entry("new")],
    };
    const merged = takeOver(today, older);
    expect(merged.members).toContainEqual({ ...today.members[0], card, handOver: true });
    expect(merged.entries).toEqual([entry("deed", 7), entry("new"), entry("letter")]);
    expect(merged.grants).toEqual([grant("samir", "deed", { day: "2040-01-31" }), grant("laila", "deed")]);
  });

  test("nobody gets a higher level by it than the older key signed, unless they read by today's", () => {
    const raised: Plan = { ...emptyPlan, members: [person("samir", { level: "full" })] };
    expect(takeOver(raised, older).members).toContainEqual(expect.objectContaining({ level: "summary", account: "a" }));
    const reads = { ...raised, entries: [entry("new")], grants: [grant("samir", "new")] };
    expect(takeOver(reads, older).members).toContainEqual(expect.objectContaining({ member: "samir", level: "full" }));
  });

  test("doing it twice changes nothing more", () => {
    const once = takeOver({ ...emptyPlan, members: [person("samir")] }, older);
    expect(takeOver(once, older)).toEqual(once);
  });
});

describe("what is left of an older plan", () => {
  test("is all of it while the tables say the same, whatever they have more of", () => {
    const more = { ...older, grants: [...older.grants, grant("laila", "letter")] };
    expect(leftOfOlder(older, more)).toEqual({ left: older, withdrawn: [] });
  });

  test("is less whatever was withdrawn, and that is named, once", () => {
    const tables: Plan = { members: [older.members[1]!], grants: [], entries: [entry("deed")] };
    const { left, withdrawn } = leftOfOlder(older, tables);
    expect(left).toEqual({ members: [older.members[1]], grants: [], entries: [entry("deed")] });
    expect(withdrawn).toEqual([
      { kind: "removed", member: "laila" },
      { kind: "taken_back", member: "samir", entry: "deed", lane: "now" },
      { kind: "entry_gone", entry: "letter" },
    ]);
  });

  test("keeps the names that were signed, and who is called otherwise today is told", () => {
    const renamed = { ...older, members: older.members.map((one) => ({ ...one, name: "Mallory" })) };
    expect(leftOfOlder(older, renamed)).toEqual({ left: older, withdrawn: [] });
    expect(renamedSince(older, { ...emptyPlan, members: [person("samir", { name: "Laila" })] })).toEqual([
      { kind: "renamed", member: "samir", from: "samir", to: "Laila" },
    ]);
  });
});
