import { describe, expect, test } from "vitest";
import { commonEngines } from "./common/laws.ts";
import { scottishEngine } from "./common/scotland.ts";
import { deceasedId, type Family, type Person } from "./family.ts";
import { halachaEngine } from "./halacha/divide.ts";
import { hinduManEngine, hinduWomanEngine, indianChristianEngine, parsiEngine } from "./india/divide.ts";
import { baseOfWife } from "./jafari/wifes-property.ts";
import { kinOf } from "./kinship.ts";
import { amountsOf } from "./money/amounts.ts";
import { netEstate } from "./money/net-estate.ts";
import { add, equals, format, fraction, one, type Rational, sum, zero } from "./rational.ts";
import { jafariEngine, sunniEngine } from "./religious-engines.ts";
import { replay } from "./replay.ts";
import { type Circumstances, type Engine, isSuccession, type Succession } from "./result.ts";
import type { SchoolName } from "./sunni/schools.ts";
import { simpleFamily, vectorClass } from "./testing/simple-family.ts";
import { amountVectors, vectorsOf } from "./testing/vectors.ts";

/** A day for which every dated figure of the vectors stands. */
const day = { dateOfDeath: "2026-03-01" };

function succeeded(engine: Engine, family: Family, circumstances: Circumstances): Succession {
  const outcome = engine(kinOf(family), circumstances);
  if (!isSuccession(outcome)) throw new Error(JSON.stringify(outcome));
  expect(equals(sum(outcome.shares.values()), one)).toBe(true);
  expect(new Map(replay(outcome.steps))).toEqual(outcome.shares);
  return outcome;
}
function sums(shares: ReadonlyMap<string, Rational>, classOf: (id: string) => string): Record<string, string> {
  const classes = new Map<string, Rational>();
  for (const [id, share] of shares) classes.set(classOf(id), add(classes.get(classOf(id)) ?? zero, share));
  return Object.fromEntries([...classes].map(([name, share]) => [name, format(share)]));
}

describe.each(vectorsOf("common").filter(({ school }) => school in commonEngines))("$source: $id", (vector) => {
  test(vector.school, () => {
    const engine = commonEngines[vector.school as keyof typeof commonEngines];
    const circumstances = { ...day, net: 100_000_00n, allChildrenCommon: true, spouseHasOtherChildren: false };
    const { shares } = succeeded(engine, simpleFamily(vector.family), circumstances);
    expect(sums(shares, vectorClass)).toEqual(vector.expected);
  });
});

const indian: Record<string, Engine> = {
  hsa8: hinduManEngine,
  hsa15: hinduWomanEngine,
  isa33: indianChristianEngine,
  parsi51: parsiEngine,
};
describe.each(vectorsOf("india-personal"))("$source: $id", ({ school, family, expected }) => {
  test(school, () => {
    const { predeceased_sons_branches: branches = 0, kindred = 0, ...counts } = family;
    const made = simpleFamily({ ...counts, ...(kindred > 0 && { siblings: kindred }) });
    const people: Person[] = [...made.people];
    for (let index = 0; index < branches; index++) {
      people.push({ id: `dead ${index}`, sex: "male", alive: false, father: deceasedId });
      people.push({ id: `branch ${index}`, sex: "female", alive: true, father: `dead ${index}` });
    }
    const { shares } = succeeded(indian[school]!, { ...made, people }, day);
    const names: Record<string, string> = {
      spouse: counts.husband ? "husband" : "wives",
      branch: "predeceased_sons_branches",
      siblings: "kindred",
    };
    expect(sums(shares, (id) => names[vectorClass(id)] ?? vectorClass(id))).toEqual(expected);
  });
});

describe.each(vectorsOf("hebrew"))("$source: $id", ({ family, expected }) => {
  test("halacha", () => {
    const firstborn = family.firstborn_son === 1;
    const deceased = { sex: family.husband || family.deceased_is_mother ? "female" : "male" } as const;
    const parent = deceased.sex === "male" ? { father: deceasedId } : { mother: deceasedId };
    const people: Person[] = [];
    const several = (count = 0, make: (index: number) => Person) => {
      for (let index = 1; index <= count; index++) people.push(make(index));
    };
    several(family.husband, () => ({ id: "husband", sex: "male", alive: true, relation: "spouse" }));
    several(family.wives, (index) => ({ id: `wives ${index}`, sex: "female", alive: true, relation: "spouse" }));
    several(family.sons, (index) => ({
      id: `sons ${index}`,
      sex: "male",
      alive: true,
      ...parent,
      birthOrder: firstborn ? index : index + 1,
    }));
    several(family.daughters, (index) => ({ id: `daughters ${index}`, sex: "female", alive: true, ...parent }));
    people.push({ id: "father", sex: "male", alive: family.father === 1, relation: "father" });
    several(family.paternal_brothers, (index) => ({
      id: `paternal_brothers ${index}`,
      sex: "male",
      alive: true,
      father: "father",
    }));
    several(family.paternal_sisters, (index) => ({
      id: `paternal_sisters ${index}`,
      sex: "female",
      alive: true,
      father: "father",
    }));
    const { shares } = succeeded(halachaEngine, { deceased, people }, day);
    const names = (id: string) => {
      if (expected.firstborn_son && id.startsWith("sons")) return id === "sons 1" ? "firstborn_son" : "other_sons";
      return id.split(" ")[0]!;
    };
    expect(sums(shares, names)).toEqual(expected);
  });
});

describe.each(amountVectors())("$source: $id", ({ school, family, estate, calc, amounts }) => {
  const cents = (value: number | string) => BigInt(Math.round(Number(value) * 100));
  // The vectors give what the others have together, without cents to round.
  const spouseAndOthers = (shares: ReadonlyMap<string, Rational>, net: bigint) => {
    const { n, d } = shares.get("spouse 1")!;
    return { spouse: (net * n) / d, others: net - (net * n) / d };
  };
  const expected = Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, cents(value)]));

  test(calc.kind, () => {
    if (calc.kind === "bequest_cap") {
      const given = { gross: cents(calc.gross!), funeral: cents(calc.funeral!), debts: cents(calc.debts!) };
      const net = netEstate({ ...given, bequests: cents(calc.bequest!) }, [1n, 3n], calc.consent);
      const { shares } = succeeded(sunniEngine(school as SchoolName), religiousFamily(family), day);
      const money = amountsOf(shares, net.forHeirs);
      const classes: Record<string, bigint> = { bequest: net.bequests, heirs_pool: net.forHeirs };
      for (const [id, amount] of money) classes[id.split(" ")[0]!] = (classes[id.split(" ")[0]!] ?? 0n) + amount;
      expect(classes).toEqual(expected);
    } else if (calc.kind === "jafari_land") {
      const parts = { movables: cents(calc.movables!), buildings: cents(calc.buildings!), land: cents(calc.land!) };
      const base = baseOfWife(parts, calc.rule!);
      const { shares } = succeeded(jafariEngine, religiousFamily(family), day);
      const wives = amountsOf(shares, base).get("wives 1")!;
      expect({ wives, others: cents(estate.gross!) - wives }).toEqual(expected);
    } else if (calc.kind === "ketubah") {
      const net = netEstate({ gross: cents(calc.gross!), debts: cents(calc.ketubah!) }, null);
      const sons = [1, 2, 3].map(
        (order): Person => ({
          id: `son ${order}`,
          sex: "male",
          alive: true,
          father: deceasedId,
          birthOrder: order,
        }),
      );
      const { shares } = succeeded(halachaEngine, { deceased: { sex: "male" }, people: sons }, day);
      const money = amountsOf(shares, net.forHeirs);
      const first = money.get("son 1")!;
      expect({
        widow_as_creditor: cents(calc.ketubah!),
        firstborn_son: first,
        other_sons: net.forHeirs - first,
      }).toEqual(expected);
    } else {
      const scottish =
        calc.house === undefined
          ? undefined
          : {
              house: cents(calc.house),
              furniture: cents(calc.furniture!),
              otherMoveable: cents(calc.other_moveable!),
            };
      const engine = school === "sct" ? scottishEngine : commonEngines[school as keyof typeof commonEngines];
      const circumstances: Circumstances = {
        ...day,
        net: cents(estate.net!),
        // The figure that a vector uses says which of the American families it is.
        allChildrenCommon: calc.legacy === 225_000,
        spouseHasOtherChildren: true,
        ...(scottish && { scottish }),
      };
      const { shares } = succeeded(engine, simpleFamily(family), circumstances);
      expect(spouseAndOthers(shares, cents(estate.net!))).toEqual(expected);
    }
  });
});

/** People for the religious classes that the amount vectors use. */
function religiousFamily(counts: Record<string, number>): Family {
  const people: Person[] = [];
  const several = (name: string, make: (id: string) => Person) => {
    for (let index = 1; index <= (counts[name] ?? 0); index++) people.push(make(`${name} ${index}`));
  };
  several("wives", (id) => ({ id, sex: "female", alive: true, relation: "spouse" }));
  several("sons", (id) => ({ id, sex: "male", alive: true, father: deceasedId }));
  several("daughters", (id) => ({ id, sex: "female", alive: true, father: deceasedId }));
  several("father", (id) => ({ id, sex: "male", alive: true, relation: "father" }));
  several("mother", (id) => ({ id, sex: "female", alive: true, relation: "mother" }));
  return { deceased: { sex: "male" }, people };
}

test("[LAW-013] figures are picked by the day of death, and a day without one is refused", () => {
  const family = kinOf(simpleFamily({ spouse: 1, children: 1 }));
  const share = (dateOfDeath: string, engine: Engine) =>
    engine(family, { dateOfDeath, net: 1_000_000_00n, allChildrenCommon: false, spouseHasOtherChildren: false });
  const spouse = (dateOfDeath: string, engine: Engine) => {
    const outcome = share(dateOfDeath, engine);
    return isSuccession(outcome) ? format(outcome.shares.get("spouse 1")!) : outcome;
  };
  expect(spouse("2023-07-25", commonEngines.gb)).toBe("127/200");
  expect(spouse("2023-07-26", commonEngines.gb)).toBe("661/1000");
  expect(spouse("2019-01-01", commonEngines.gb)).toEqual({ needs: "date-of-death", rule: "gb.46" });
  expect(spouse("2026-04-30", commonEngines.au)).toEqual({ needs: "date-of-death", rule: "au-nsw.111" });
});

test("[LAW-008] money is rounded once, and the cents left over go to the largest share", () => {
  const shares = new Map([
    ["a", fraction(1, 3)],
    ["b", fraction(1, 6)],
    ["c", fraction(1, 2)],
  ]);
  expect(Object.fromEntries(amountsOf(shares, 100n))).toEqual({ a: 33n, b: 16n, c: 51n });
});
