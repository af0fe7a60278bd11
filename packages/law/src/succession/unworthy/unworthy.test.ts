import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { engines } from "../../vectors/engines.ts";
import { deceasedId, type Family, type Person } from "../family.ts";
import { kinOf } from "../kinship.ts";
import { add, format } from "../rational.ts";
import { type Circumstances, isSuccession, type Outcome } from "../result.ts";
import { rules } from "../rules.ts";
import { drawnFamily, propertyRuns } from "../testing/families.ts";
import { type LawWithUnworthiness, unworthiness } from "./laws.ts";

const circumstances: Circumstances = {
  dateOfDeath: "2026-03-01",
  net: 100_000_00n,
  regime: "accrued-gains",
  allChildrenCommon: true,
  spouseHasOtherChildren: false,
  scottish: { house: 0n, furniture: 0n, otherMoveable: 100_000_00n },
};
const killer = { bars: ["killed-deliberately"] } as const satisfies Partial<Person>;
const one = (id: string, rest: Partial<Person> = {}): Person => ({ id, sex: "male", alive: true, ...rest });
const child = (id: string, rest: Partial<Person> = {}) => one(id, { father: deceasedId, ...rest });
const divide = (law: string, ...people: Person[]): Outcome =>
  engines[law]!(kinOf({ deceased: { sex: "male" }, people }), circumstances);
const shares = (outcome: Outcome) =>
  isSuccession(outcome) ? Object.fromEntries([...outcome.shares].map(([id, share]) => [id, format(share)])) : outcome;
const laws = Object.keys(unworthiness) as LawWithUnworthiness[];
const ofPlace = (place: string) => laws.filter((law) => unworthiness[law].place === place);

/** A son who killed his father, his own son, and a daughter of the father. */
const family = [child("killer", killer), one("grandson", { father: "killer" }), child("daughter", { sex: "female" })];

describe("whoever deliberately killed the deceased does not inherit", () => {
  test.each(ofPlace("as-if-dead").map((law) => [rules[unworthiness[law].rule].citation, law] as const))(
    "%s: the killer's child stands in the killer's place (%s)",
    (_, law) => {
      const outcome = divide(law, ...family);
      expect(shares(outcome)).toEqual({ grandson: "1/2", daughter: "1/2" });
      expect(isSuccession(outcome) && outcome.excluded).toEqual([
        { person: "killer", rule: unworthiness[law].rule, by: [] },
      ]);
    },
  );

  test.each(ofPlace("closed").map((law) => [rules[unworthiness[law].rule].citation, law] as const))(
    "%s: nor does the killer's child come in that place (%s)",
    (_, law) => {
      const outcome = divide(law, ...family);
      expect(shares(outcome)).toEqual({ daughter: "1" });
      expect(isSuccession(outcome) && outcome.excluded.map(({ person }) => person)).toEqual(["killer", "grandson"]);
    },
  );

  test.each(ofPlace("open").map((law) => [rules[unworthiness[law].rule].citation, law] as const))(
    "[LAW-011] %s: without issue the others divide, with issue it is not computed (%s)",
    (_, law) => {
      expect(shares(divide(law, child("killer", killer), child("daughter", { sex: "female" })))).toEqual({
        daughter: "1",
      });
      expect(divide(law, ...family)).toEqual({ notComputed: unworthiness[law].rule });
    },
  );

  test.each(ofPlace("unknown"))("[LAW-011] nothing is confirmed for %s, and nothing computed", (law) => {
    expect(divide(law, ...family)).toEqual({ notComputed: unworthiness[law].rule });
  });
});

test("the wife who killed leaves the children everything, and keeps no sum or use", () => {
  const wife = one("wife", { sex: "female", relation: "spouse", ...killer });
  for (const law of laws.filter((law) => unworthiness[law].place !== "unknown")) {
    const common = [child("son", { mother: "wife" }), child("daughter", { sex: "female", mother: "wife" })];
    const outcome = divide(law, wife, ...common);
    expect(shares(outcome), law).toEqual({ son: "1/2", daughter: "1/2" });
    expect(isSuccession(outcome) && outcome.usufruct?.has("wife"), law).not.toBe(true);
  }
});

test("BGB 2344 II, 1925: the half of a father who killed goes to his issue, as if he had died", () => {
  const people = [
    one("father", { relation: "father", ...killer }),
    one("mother", { sex: "female", relation: "mother" }),
    one("brother", { father: "father", mother: "mother" }),
  ];
  expect(shares(divide("de", ...people))).toEqual({ mother: "1/2", brother: "1/2" });
  // Russia calls brothers after parents, in their own right.
  expect(shares(divide("ru", ...people))).toEqual({ mother: "1" });
});

test("[LAW-011] UPC 2-1106: beside issue of another dead child the killer's share is not pooled, and not computed", () => {
  const dead = [child("dead", { alive: false }), one("orphan", { father: "dead" })];
  expect(divide("us", ...family, ...dead)).toEqual({ notComputed: "us.unworthy" });
  expect(shares(divide("us", child("killer", killer), child("son"), ...dead))).toEqual({ son: "1/2", orphan: "1/2" });
});

test("a court may soften the rule in Great Britain, and says so only where it applies", () => {
  for (const law of ["gb", "sct"]) {
    const outcome = divide(law, ...family);
    expect(isSuccession(outcome) && outcome.remarks).toContain("gb.forfeiture-relief");
    const plain = divide(law, child("son"));
    expect(isSuccession(plain) && plain.remarks).not.toContain("gb.forfeiture-relief");
  }
});

test("a death by mistake is no bar in these laws", () => {
  const son = child("son", { bars: ["killed-by-mistake"] });
  for (const law of laws) expect(shares(divide(law, son, child("other"))), law).toEqual({ son: "1/2", other: "1/2" });
});

test("[LAW-002] nobody who killed the deceased has a share, and the shares are one, whatever the family", () => {
  fc.assert(
    fc.property(drawnFamily, fc.nat(), fc.constantFrom(...laws), (drawn: Family, place, law) => {
      if (drawn.people.length === 0) return;
      const chosen = drawn.people[place % drawn.people.length]!;
      const people = drawn.people.map((person) => (person === chosen ? { ...person, alive: true, ...killer } : person));
      const outcome = engines[law]!(kinOf({ ...drawn, people }), circumstances);
      if (!isSuccession(outcome)) return;
      expect(format([...outcome.shares.values()].reduce(add))).toBe("1");
      expect(outcome.shares.has(chosen.id)).toBe(false);
      expect(outcome.usufruct?.has(chosen.id) ?? false).toBe(false);
      expect(outcome.excluded.filter(({ person }) => person === chosen.id)).toHaveLength(1);
    }),
    propertyRuns,
  );
});
