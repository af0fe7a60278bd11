import { describe, expect, test } from "vitest";
import { planChanges } from "./changes.ts";
import { applyEdits, type PlanEdit } from "./edits.ts";
import { emptyPlan, type Plan } from "./plan.ts";

const samir: PlanEdit = { kind: "member", member: "samir", name: "Samir", level: "details" };
const deed: PlanEdit = { kind: "entry", entry: "deed", revision: 1, generation: 1, condition: "after_death" };
const at = (lane: "now" | "incapacity" | "after_death", early = false) => ({ lane, early, day: null, age: null });
const give = (...grants: ReturnType<typeof at>[]): PlanEdit => ({
  ...{ kind: "grants", member: "samir", entry: "deed", grants },
});

function after(...edits: PlanEdit[]): Plan {
  const edited = applyEdits(emptyPlan, edits, () => null);
  if (!edited.ok) throw new Error(edited.why);
  return edited.plan;
}
const why = (...edits: PlanEdit[]) => {
  const edited = applyEdits(emptyPlan, edits, () => null);
  return edited.ok ? null : edited.why;
};

describe("what is granted", () => {
  test("a person gets what was said last, and nothing else of that entry", () => {
    expect(after(samir, deed, give(at("after_death"))).grants).toEqual([
      { member: "samir", entry: "deed", ...at("after_death") },
    ]);
    expect(after(samir, deed, give(at("after_death")), give()).grants).toEqual([]);
  });

  test("a lane earlier than the entry's signed condition needs a word for it", () => {
    expect(why(samir, deed, give(at("now")))).toBe("too_early");
    expect(why(samir, deed, give(at("incapacity")))).toBe("too_early");
    expect(why(samir, deed, give(at("now", true)))).toBeNull();
    expect(why(samir, { ...deed, condition: "immediate" }, give(at("now")))).toBeNull();
  });

  test("nothing is granted to nobody, of nothing, or of an entry whose revision nobody showed", () => {
    expect(why(deed, give(at("after_death")))).toBe("unknown_member");
    expect(why(samir, give(at("after_death")))).toBe("unknown_entry");
    const known = after(samir, deed);
    const edited = applyEdits(known, [give(at("after_death"))], () => null);
    expect(edited).toMatchObject({ ok: false, why: "unknown_condition" });
  });
});

describe("an entry", () => {
  test("whose condition becomes later takes its grants along, unless they are kept in the same step", () => {
    const open = [samir, { ...deed, condition: "immediate" } as const, give(at("now"))];
    const later = { ...deed, revision: 2, condition: "after_death" } as const;
    expect(after(...open, later).grants).toMatchObject([{ lane: "after_death", early: false }]);
    const kept = after(...open, { ...later, keepsEarly: true });
    expect(kept.grants).toMatchObject([{ lane: "now", early: true }]);
    expect(planChanges(after(...open), kept).map(({ kind }) => kind)).toEqual(["kept_early"]);
  });

  test("in two lanes that become one stands there once", () => {
    const custom = { ...deed, condition: "custom" } as const;
    const both = after(samir, custom, give(at("incapacity"), at("after_death")), { ...deed, revision: 2 });
    expect(both.grants).toMatchObject([{ lane: "after_death" }]);
  });

  test("never goes back to an older revision or older keys", () => {
    const newer = { ...deed, revision: 3, generation: 2 } as const;
    expect(why(newer, { ...deed, revision: 2, generation: 2 })).toBe("older_revision");
    expect(why(newer, { ...deed, revision: 4, generation: 1 })).toBe("older_revision");
  });

  test("keeps the day on which it went into the bin, comes back, and goes for good", () => {
    const bin = (on: string): PlanEdit => ({ kind: "bin", entry: "deed", on });
    const binned = [samir, deed, give(at("after_death")), bin("2026-11-01"), bin("2026-11-05")];
    expect(after(...binned).entries).toMatchObject([{ deletedOn: "2026-11-01" }]);
    expect(after(...binned, { kind: "restore", entry: "deed" }).entries).toMatchObject([{ deletedOn: null }]);
    expect(after(...binned, { kind: "erase", entry: "deed" })).toMatchObject({ entries: [], grants: [] });
  });
});

test("the bin says nothing of an entry that this plan does not name", () => {
  expect(after(deed, { kind: "bin", entry: "older", on: "2026-11-01" }, { kind: "restore", entry: "older" })).toEqual(
    after(deed),
  );
});

test("who goes takes everything along that was granted to them", () => {
  expect(after(samir, deed, give(at("after_death")), { kind: "remove_member", member: "samir" })).toMatchObject({
    members: [],
    grants: [],
  });
});

test("[KEY-080] a first plan of 500 entries for 50 people is put together in one go, each grant as it was said last", () => {
  const ids = (of: string, length: number) => Array.from({ length }, (_, n) => `${of} ${n}`);
  const [entries, members] = [ids("entry", 500), ids("member", 50)];
  const giveTo = (member: string, entry: string, lane: "now" | "after_death"): PlanEdit[] => [
    { kind: "name_member", member, name: member, level: "full" },
    { kind: "grants", member, entry, grants: [at(lane, lane === "now")] },
  ];
  const edits = [
    ...entries.map((entry): PlanEdit => ({ ...deed, entry }) as PlanEdit),
    ...entries.flatMap((entry) => members.flatMap((member) => giveTo(member, entry, "after_death"))),
    ...giveTo("member 7", "entry 9", "now"),
  ];
  const { members: named, grants } = after(...edits);
  expect([named.length, grants.length]).toEqual([50, 25_000]);
  expect(grants.filter(({ lane }) => lane === "now")).toMatchObject([{ member: "member 7", entry: "entry 9" }]);
  // The order of what is said counts within it as well.
  const [name, grant] = giveTo("member 1", "deed", "after_death") as [PlanEdit, PlanEdit];
  expect([why(deed, grant, name), why(deed, name, grant)]).toEqual(["unknown_member", null]);
});
