import fc from "fast-check";
import { expect, test } from "vitest";
import { keyGrants } from "../sharing/key-grants.ts";
import { lanes } from "../sharing/lanes.ts";
import { planChanges, widens } from "./changes.ts";
import type { Plan } from "./plan.ts";
import { settle, withheldEntries } from "./settle.ts";

/** One lane for each person and entry, as the tables have it. */
const somePlan: fc.Arbitrary<Plan> = fc
  .record({
    members: fc.uniqueArray(
      fc.record({
        member: fc.constantFrom("a", "b", "c"),
        name: fc.constantFrom("A", "B"),
        level: fc.constantFrom(...keyGrants),
        card: fc.constantFrom(null, { id: "c", fingerprint: "c1" }),
        account: fc.constantFrom(null, "k1", "k2"),
        handOver: fc.constant(false),
      }),
      { selector: ({ member }) => member },
    ),
    grants: fc.uniqueArray(
      fc.record({
        member: fc.constantFrom("a", "b", "c"),
        entry: fc.constantFrom("x", "y"),
        lane: fc.constantFrom(...lanes),
        early: fc.constant(false),
        day: fc.constantFrom(null, "2030-01-01", "2040-01-01"),
        age: fc.constantFrom(null, 18, 25),
      }),
      { selector: ({ member, entry }) => `${member} ${entry}` },
    ),
    entries: fc.uniqueArray(
      fc.record({
        entry: fc.constantFrom("x", "y"),
        revision: fc.constant(1),
        generation: fc.constant(1),
        deletedOn: fc.constantFrom(null, "2026-12-01"),
      }),
      { selector: ({ entry }) => entry },
    ),
  })
  .map((plan) => ({
    ...plan,
    grants: plan.grants.filter(
      (one) =>
        plan.members.some(({ member }) => member === one.member) &&
        plan.entries.some(({ entry }) => entry === one.entry),
    ),
  }));

test("whatever a server puts into its tables, what is signed for it lets nobody read more", () => {
  fc.assert(
    fc.property(somePlan, somePlan, (signed, tables) => {
      const { settled, less } = settle(signed, tables);
      expect(less.filter((change) => widens(change, settled))).toEqual([]);
      expect(planChanges(signed, settled)).toEqual(less);
    }),
    { numRuns: 3000 },
  );
});

test("keys of people, and entries that only the server lists, never come from the tables", () => {
  fc.assert(
    fc.property(somePlan, somePlan, (signed, tables) => {
      const { settled } = settle(signed, tables);
      for (const one of settled.members)
        expect(signed.members).toContainEqual(expect.objectContaining({ card: one.card, account: one.account }));
      const known = new Set(signed.entries.map(({ entry }) => entry));
      expect(settled.entries.every(({ entry }) => known.has(entry))).toBe(true);
    }),
  );
});

test("what was settled and signed is no difference any more, and taking back comes through", () => {
  fc.assert(
    fc.property(somePlan, somePlan, (signed, tables) => {
      const { settled } = settle(signed, tables);
      expect(settle(settled, tables).less).toEqual([]);
      for (const one of signed.grants)
        if (!tables.grants.some(({ member, entry }) => member === one.member && entry === one.entry))
          expect(settled.grants.some(({ member, entry }) => member === one.member && entry === one.entry)).toBe(false);
    }),
  );
});

test("a plan like its tables has no difference", () => {
  fc.assert(
    fc.property(somePlan, (plan) => {
      expect(settle(plan, structuredClone(plan))).toEqual({ settled: plan, less: [], beyond: [] });
    }),
  );
});

test("an entry that the server hides is withheld; one from the bin may be gone", () => {
  const entry = { revision: 1, generation: 1 };
  const signed: Plan = {
    ...{ members: [], grants: [] },
    entries: [
      { ...entry, entry: "deed", deletedOn: null },
      { ...entry, entry: "old", deletedOn: "2026-10-01" },
    ],
  };
  const tables: Plan = { members: [], grants: [], entries: [] };
  expect(withheldEntries(signed, tables)).toEqual(["deed"]);
  expect(settle(signed, tables).settled.entries.map((one) => one.entry)).toEqual(["deed"]);
});
