import { isComputed } from "../succession/derivation.ts";
import type { Counts } from "../succession/heirs.ts";
import { divideJafari } from "../succession/jafari/divide.ts";
import { baseOfWife, type LandRule, landRules } from "../succession/jafari/wifes-property.ts";
import { kinOf } from "../succession/kinship.ts";
import { amountsOf } from "../succession/money/amounts.ts";
import { netEstate } from "../succession/money/net-estate.ts";
import { add, zero } from "../succession/rational.ts";
import { type Circumstances, isSuccession } from "../succession/result.ts";
import { divideSunni } from "../succession/sunni/divide.ts";
import { parseAmount } from "./amount-text.ts";
import { engineNamed, isSchool } from "./engines.ts";
import type { Calculation, Vector } from "./vector.ts";
import { classOf, familyOf } from "./vector-family.ts";

/** Money of worked cases, in hundredths. */
export type Amounts = Readonly<Record<string, bigint>>;

type Part = keyof Calculation;

/** Reads the parts of the estate that the kind of case needs. */
function partsOf(calc: Calculation, ...names: Part[]): bigint[] {
  return names.map((name) => {
    const value = calc[name];
    if (typeof value !== "number" && typeof value !== "string") throw new SyntaxError(`no ${name} in its calc`);
    return parseAmount(value);
  });
}

/** The money of a case, by the names that it asks for. */
export function amountsOfVector(vector: Vector, profile: string, circumstances: Circumstances): Amounts {
  const { calc = {} } = vector;
  switch (calc.kind) {
    case "bequest_cap":
      return afterBequest(vector, calc, profile);
    case "jafari_land":
      return withoutLand(vector, calc);
    case "ketubah":
      return afterKetubah(vector, calc, profile, circumstances);
    default:
      return inStatutoryMoney(vector, calc, profile, circumstances);
  }
}

function afterBequest({ family }: Vector, calc: Calculation, profile: string): Amounts {
  const [gross, funeral, debts, bequests] = partsOf(calc, "gross", "funeral", "debts", "bequest");
  const net = netEstate(
    { gross: gross!, funeral: funeral!, debts: debts!, bequests: bequests! },
    [1n, 3n],
    calc.consent,
  );
  if (!isSchool(profile)) throw new RangeError(`no school ${profile}`);
  const division = divideSunni(family as Counts, profile);
  if (!isComputed(division)) throw new Error(division.notComputed);
  return {
    bequest: net.bequests,
    heirs_pool: net.forHeirs,
    ...Object.fromEntries(amountsOf(division.shares, net.forHeirs).of),
  };
}

function withoutLand({ family }: Vector, calc: Calculation): Amounts {
  const [movables, buildings, land] = partsOf(calc, "movables", "buildings", "land");
  const parts = { movables: movables!, buildings: buildings!, land: land! };
  if (!calc.rule || !Object.hasOwn(landRules, calc.rule)) throw new RangeError(`no rule of land ${calc.rule}`);
  const division = divideJafari(family as Counts);
  if (!isComputed(division)) throw new Error(division.notComputed);
  const wives = amountsOf(division.shares, baseOfWife(parts, calc.rule as LandRule)).of.get("wives") ?? 0n;
  return { wives, others: movables! + buildings! + land! - wives };
}

function afterKetubah(vector: Vector, calc: Calculation, profile: string, circumstances: Circumstances): Amounts {
  const [gross, ketubah] = partsOf(calc, "gross", "ketubah");
  const { forHeirs } = netEstate({ gross: gross!, debts: ketubah! }, null);
  return { ...amongPeople(vector, profile, circumstances, forHeirs), widow_as_creditor: ketubah! };
}

/** Laws in which the spouse has a sum of money first. The others are taken together. */
function inStatutoryMoney(vector: Vector, calc: Calculation, profile: string, known: Circumstances): Amounts {
  if (vector.estate?.net === undefined) throw new SyntaxError("no net estate in it");
  const net = parseAmount(vector.estate.net);
  const [house, furniture, otherMoveable] =
    calc.kind === "scotland" ? partsOf(calc, "house", "furniture", "other_moveable") : [];
  const circumstances: Circumstances = {
    ...known,
    net,
    // The figure that a case uses says which of the American families it is.
    allChildrenCommon: Number(calc.legacy) === 225_000,
    spouseHasOtherChildren: true,
    ...(house !== undefined && { scottish: { house, furniture: furniture!, otherMoveable: otherMoveable! } }),
  };
  return amongPeople(vector, profile, circumstances, net, (id) => (classOf(id) === "spouse" ? "spouse" : "others"));
}

/** Cases give the money of groups: it is rounded for them as a whole. */
function amongPeople(
  vector: Vector,
  profile: string,
  circumstances: Circumstances,
  money: bigint,
  groupOf = classOf,
): Amounts {
  const outcome = engineNamed(profile)?.(kinOf(familyOf(vector)), circumstances);
  if (!outcome) throw new RangeError(`no engine for ${profile}`);
  if (!isSuccession(outcome)) throw new Error("needs" in outcome ? `needs ${outcome.needs}` : outcome.notComputed);
  const groups = new Map(Object.keys(vector.amounts ?? {}).map((name) => [name, zero]));
  for (const [id, share] of outcome.shares) groups.set(groupOf(id), add(groups.get(groupOf(id)) ?? zero, share));
  return Object.fromEntries(amountsOf(groups, money).of);
}
