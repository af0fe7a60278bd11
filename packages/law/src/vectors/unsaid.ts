import { type PropertyKind, type Regime, regimes } from "../succession/couples-property.ts";
import type { Circumstances } from "../succession/result.ts";
import { parseAmount } from "./amount-text.ts";
import type { Vector } from "./vector.ts";

/** A day on which every dated figure of the cases stands. */
const day = "2026-03-01";

/** Names of regimes in the older cases. */
const olderRegimes: Readonly<Record<string, Regime>> = { zugewinn: "accrued-gains" };

/** An estate that is of one kind only, however large. */
const onlyOf = (kind: PropertyKind): Circumstances["property"] => ({ [kind]: 100_000_00n });

/**
 * The facts of a case. What it leaves unsaid means: all children are common, the survivor has no others, in Brazil
 * private property under partial community, in Mexico a spouse without property, in France the quarter. The product
 * asks instead.
 */
export function circumstancesOf(vector: Vector): Circumstances {
  const { calc, circumstances = {}, system, school, estate } = vector;
  const { regime: said, property, year, spouseOwnProperty, age: _age, ...facts } = circumstances;
  const { asked: _asked, grandparents: _g, grandparentsOrTheirChildren: _l, otherKindred: _k, ...known } = facts;
  const regime = regimeOf(said ?? calc?.kw?.regime ?? (school === "br" ? "partial-community" : undefined));
  const kinds = property ? onlyOf(property) : school === "br" ? onlyOf("private") : undefined;
  const parts = partsOf(estate);
  return {
    dateOfDeath: dayOf(year),
    ...(regime && { regime }),
    ...(calc?.kw?.all_common && { allChildrenCommon: true }),
    ...((system === "common" || system === "civil") && { allChildrenCommon: true, spouseHasOtherChildren: false }),
    ...(system === "common" && { net: 100_000_00n }),
    ...(school === "mx" && { spouseProperty: spouseProperties[spouseOwnProperty ?? "none"] ?? "less" }),
    ...(school.startsWith("id") && { secondMarriage: false }),
    ...known,
    ...((parts ?? kinds) && { property: (parts ?? kinds)! }),
    ...(estate?.net !== undefined && { net: parseAmount(estate.net) }),
    ...scottishOf(estate),
  };
}

const spouseProperties: Readonly<Record<string, "none" | "enough">> = {
  none: "none",
  "at-least-a-child's-portion": "enough",
};

function dayOf(year: number | string | undefined): string {
  if (year === undefined) return day;
  const [first, second] = String(year).split("-");
  return second === undefined ? `${first}-03-01` : `20${second}-03-01`;
}

function regimeOf(said: string | undefined): Regime | undefined {
  if (said === undefined) return undefined;
  return olderRegimes[said] ?? regimes.find((one) => one === said);
}

/** Names of kinds of property in the estates of cases. */
const kindsByName: Readonly<Record<string, PropertyKind>> = {
  community: "community",
  separate: "separate",
  separatePersonal: "separate-personal",
  separateLand: "separate-land",
  real: "real",
  personal: "personal",
  common: "common",
  private: "private",
};

function partsOf(estate: Vector["estate"]): Circumstances["property"] | null {
  const parts = Object.entries(estate ?? {}).flatMap(([name, amount]) => {
    const kind = kindsByName[name];
    return kind ? [[kind, parseAmount(amount)] as const] : [];
  });
  return parts.length > 0 ? Object.fromEntries(parts) : null;
}

function scottishOf(estate: Vector["estate"]): Pick<Circumstances, "scottish"> {
  if (estate?.house === undefined) return {};
  const { house, furniture = 0, otherMoveable = 0, otherHeritage = 0 } = estate;
  const [a, b, c, d] = [house, furniture, otherMoveable, otherHeritage].map(parseAmount);
  return { scottish: { house: a!, furniture: b!, otherMoveable: c!, otherHeritage: d! } };
}
