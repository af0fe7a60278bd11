import fc from "fast-check";
import { expect, test } from "vitest";
import { codesOfTree } from "../catalogue/regulation-code.ts";
import { willForms, witnessBars, witnessEffects } from "../formalities/sheet.ts";
import type { Family, Person } from "../succession/family.ts";
import { fraction, type Rational } from "../succession/rational.ts";
import { drawnFamily, propertyRuns } from "../succession/testing/families.ts";
import { checkWill } from "./check-will.ts";
import { applyMend, type Finding } from "./finding.ts";
import { type FindingCode, findingCodes } from "./findings.ts";
import { loadCheckSentences } from "./load-sentences.ts";
import type { Gift, Given, LifetimeGift, WillPlan } from "./plan.ts";
import { severities } from "./severity.ts";
import { tellFinding } from "./tell.ts";
import { circumstancesOf, fact, planOf, sheetOf } from "./testing/inputs.ts";

const runs = { numRuns: Math.max(300, propertyRuns.numRuns / 4) };
const ids = ["child 0", "child 1", "spouse", "mother", "sibling 0", "friend", "executor", "charity", "nobody"];
const share: fc.Arbitrary<Rational> = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 12 }))
  .map(([n, d]) => fraction(n, n + d));
const value = fc.bigInt({ min: 1n, max: 700_000_00n });
const given: fc.Arbitrary<Given> = fc.oneof(
  value.map((amount): Given => ({ kind: "sum", amount })),
  share.map((part): Given => ({ kind: "part", part })),
  fc
    .tuple(fc.constantFrom("flat", "ring"), fc.option(value))
    .map(([asset, its]): Given => ({ kind: "asset", asset, value: its })),
  fc
    .tuple(fc.constantFrom("flat", "grove"), fc.option(value))
    .map(([asset, its]): Given => ({ kind: "use", asset, value: its })),
);
const gifts: fc.Arbitrary<Gift[]> = fc
  .array(fc.tuple(fc.constantFrom(...ids), given, fc.boolean(), fc.boolean()), { maxLength: 5 })
  .map((all) =>
    all.map(([to, what, ifHeirsAgree, hasSubstitute], index) => ({
      id: `gift ${index}`,
      to,
      what,
      ...(ifHeirsAgree && index > 2 && { ifHeirsAgree }),
      ...(hasSubstitute && { substitute: "charity" }),
    })),
  );
const residue = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 9 })), {
    maxLength: 4,
    selector: ([to]) => to,
  })
  .chain((all) => {
    const total = all.reduce((sum, [, heads]) => sum + heads, 0);
    return fc
      .constantFrom(total, total + 1)
      .map((whole) => all.map(([to, heads]) => ({ to, share: fraction(heads, whole) })));
  });
const drawnInLife: fc.Arbitrary<LifetimeGift[]> = fc
  .array(
    fc.tuple(fc.constantFrom(...ids), value, fc.option(fc.constantFrom("2001-02-03", "2019-05-06", "2026-01-01"))),
    {
      maxLength: 3,
    },
  )
  .map((all) => all.map(([to, its, on], index) => ({ id: `in life ${index}`, to, value: its, ...(on && { on }) })));
const drawnPlan: fc.Arbitrary<WillPlan> = fc
  .record({
    gifts,
    residue,
    net: fc.option(fc.bigInt({ min: 0n, max: 900_000_00n }), { freq: 6 }),
    form: fc.option(fc.constantFrom(...willForms)),
    witnesses: fc
      .subarray(["witness 1", "witness 2", "friend", "child 0"])
      .map((all) => all.map((person) => ({ person }))),
    lifetimeGifts: drawnInLife,
    executors: fc.subarray(["executor", "nobody", "child 1"]),
    testator: fc.record(
      {
        age: fc.integer({ min: 12, max: 90 }),
        residence: fc.constantFrom("fr", "DE", "gb", "lb", "??"),
        nationalities: fc.subarray(["fr", "de", "eg", "it"]),
        religionRecorded: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  })
  .map(planOf);
const laws = fc.constantFrom(...codesOfTree(), "hanafi", "hebrew", "nonsense", "");
const drawnSheet = fc
  .record({ effect: fc.constantFrom(...witnessEffects), bars: fc.subarray([...witnessBars]) })
  .map((rules) => sheetOf({ witnesses: fact(rules), minAge: fact({ years: 18 }), hague1961: fact(true) }));
const circumstances = circumstancesOf({
  regime: "accrued-gains",
  allChildrenCommon: true,
  spouseHasOtherChildren: false,
});
const everything = fc.tuple(drawnPlan, drawnFamily, laws, fc.option(drawnSheet));
const limited = fc.constantFrom(
  "hanafi",
  "maliki",
  "shafi",
  "eg-islamic-hanafi",
  "ir-islamic-jafari",
  "fr-civil-french",
  "de-civil-german",
  "es-civil-spanish",
  "it-civil-italian",
  "ch-civil-swiss",
  "tr-civil-turkish",
  "jp-civil-japanese",
  "br-civil-brazilian",
  "pt-civil-portuguese",
  "ie-common-irish",
  "cy-civil-cypriot",
);

/** Without what only says in which order a list came. */
const plain = (findings: readonly Finding[]) => findings.map(({ code, severity, data }) => ({ code, severity, data }));

test("whatever comes in, nothing is thrown and the order is severity, then code", () => {
  fc.assert(
    fc.property(everything, ([will, family, law, sheet]) => {
      const ranks = checkWill(will, family, law, sheet, circumstances).map(
        ({ severity, code }) => severities.indexOf(severity) * 1000 + findingCodes.indexOf(code),
      );
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }),
    runs,
  );
});

/** Families that nobody has: cycles, strangers as parents, many wives, the same person twice. */
const someone = fc.constantFrom("a", "b", "c", "deceased", "nobody");
const oddPerson: fc.Arbitrary<Person> = fc.record(
  {
    id: someone,
    sex: fc.constantFrom("male", "female"),
    alive: fc.boolean(),
    father: someone,
    mother: someone,
    relation: fc.constantFrom("father", "mother", "spouse"),
    adopted: fc.boolean(),
    birthOrder: fc.integer({ min: -1, max: 2 }),
  },
  { requiredKeys: ["id", "sex", "alive"] },
);
const oddFamily: fc.Arbitrary<Family> = fc.record({
  deceased: fc.record({ sex: fc.constantFrom("male", "female") }),
  people: fc.array(oddPerson, { maxLength: 7 }),
});
const oddPlan: fc.Arbitrary<WillPlan> = fc
  .record({
    gifts: fc.array(
      fc.record({
        id: someone,
        to: someone,
        what: fc.bigInt({ min: -3n, max: 3n }).map((amount): Given => ({ kind: "sum", amount })),
      }),
      { maxLength: 3 },
    ),
    residue: fc.array(fc.record({ to: someone, share: fc.integer({ min: -2, max: 3 }).map((n) => fraction(n, 2)) }), {
      maxLength: 3,
    }),
    net: fc.constantFrom(null, -5n, 0n, 1n),
    testator: fc.record(
      {
        age: fc.constantFrom(Number.NaN, -1, 40),
        birthDate: fc.string(),
        residence: fc.string(),
        nationalities: fc.array(fc.constantFrom("FR", "", "zz")),
      },
      { requiredKeys: [] },
    ),
    executors: fc.array(someone, { maxLength: 2 }),
    guardians: fc.array(fc.record({ of: someone, guardian: someone }), { maxLength: 2 }),
    witnesses: fc.array(fc.record({ person: someone }), { maxLength: 2 }),
    signing: fc.option(fc.record({ on: fc.string() })),
    people: fc.array(fc.record({ id: someone, birthDate: fc.string(), spouseOf: someone }), { maxLength: 3 }),
  })
  .map(planOf);

test("odd plans and impossible families are answered, not thrown at", async () => {
  const sentences = await loadCheckSentences("en");
  fc.assert(
    fc.property(oddPlan, oddFamily, laws, fc.option(drawnSheet), (will, family, law, sheet) => {
      const findings = checkWill(will, family, law, sheet, circumstances);
      for (const finding of findings) expect(tellFinding(finding, sentences, "EUR").title.length).toBeGreaterThan(0);
    }),
    { numRuns: runs.numRuns * 3 },
  );
});

test("[LAW-022] the order of the input changes nothing", () => {
  const reversed = (will: WillPlan): WillPlan => ({
    ...will,
    gifts: will.gifts.toReversed(),
    residue: will.residue.toReversed(),
    people: will.people.toReversed(),
    witnesses: will.witnesses.toReversed(),
    executors: will.executors.toReversed(),
  });
  const backwards = (family: Family): Family => ({ ...family, people: family.people.toReversed() });
  fc.assert(
    fc.property(everything, ([will, family, law, sheet]) => {
      const one = plain(checkWill(will, family, law, sheet, circumstances));
      expect(plain(checkWill(reversed(will), backwards(family), law, sheet, circumstances))).toEqual(one);
    }),
    runs,
  );
});

test("[LAW-023] [LAW-024] what is reduced to the limit is within it", () => {
  let mended = 0;
  fc.assert(
    fc.property(drawnPlan, drawnFamily, limited, (will, family, law) => {
      for (const { code, mends } of checkWill(will, family, law, null, circumstances)) {
        for (const mend of mends) {
          if (mend.code !== "reduce-to-limit" || !mend.changes) continue;
          const after = checkWill(applyMend(will, mend), family, law, null, circumstances);
          expect(after.map((finding) => finding.code)).not.toContain(code);
          expect(after.map((finding) => finding.code)).not.toContain("gift.odd");
          mended++;
        }
      }
    }),
    runs,
  );
  expect(mended).toBeGreaterThan(20);
});

/** Mends that take the cause away must take the finding of its subject away too. */
const curing = new Set([
  "remove-gift",
  "make-a-wish",
  "remove-witness",
  "give-rest-to",
  "share-rest-equally",
  "scale-shares",
  "leave-rest-to-law",
  "remove-executor",
  "sign-again",
  "give-once",
  "declare-choice",
]);

test("a mend that can be applied cures what it was offered for", () => {
  fc.assert(
    fc.property(everything, ([will, family, law, sheet]) => {
      const key = ({ code, data }: Finding) => JSON.stringify([code, data.person, data.gift, data.gifts, data.need]);
      for (const finding of checkWill(will, family, law, sheet, circumstances)) {
        for (const mend of finding.mends) {
          if (!mend.changes || !curing.has(mend.code)) continue;
          const after = checkWill(applyMend(will, mend), family, law, sheet, circumstances);
          expect(after.map(key)).not.toContain(key(finding));
        }
      }
    }),
    runs,
  );
});

/** Defects that touch nothing else. */
const defects: readonly [FindingCode, (will: WillPlan) => WillPlan][] = [
  ["executor.missing", (will) => ({ ...will, executors: [] })],
  [
    "gift.recipient-missing",
    (will) => ({ ...will, gifts: [...will.gifts, { id: "z", to: "unknown", what: { kind: "sum", amount: 1n } }] }),
  ],
  [
    "gift.odd",
    (will) => ({ ...will, gifts: [...will.gifts, { id: "z", to: "friend", what: { kind: "sum", amount: -1n } }] }),
  ],
  ["guardian.died", (will) => ({ ...will, guardians: [{ of: "friend", guardian: "unknown" }] })],
];

test("a further defect adds its finding and hides none of the others", () => {
  const subject = ({ code, data }: Finding) => JSON.stringify([code, data.person ?? "", data.need ?? ""]);
  fc.assert(
    fc.property(everything, fc.constantFrom(...defects), ([drawn, family, law, sheet], [code, spoil]) => {
      const will = { ...drawn, executors: ["executor"] };
      const before = checkWill(will, family, law, sheet, circumstances).map(subject);
      const after = checkWill(spoil(will), family, law, sheet, circumstances);
      expect(after.map((finding) => finding.code)).toContain(code);
      for (const one of before) expect(after.map(subject)).toContain(one);
    }),
    runs,
  );
});
