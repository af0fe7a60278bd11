import { livingParents, siblingBranches } from "../civil/collaterals.ts";
import { branchesOf } from "../civil/stirpes.ts";
import type { SpousePart } from "../common-law/sum-and-part.ts";
import type { PropertyKind } from "../couples-property.ts";
import { deceasedId } from "../family.ts";
import type { Kin } from "../kin.ts";
import {
  compare,
  divide,
  fraction,
  largest,
  multiply,
  one,
  parse,
  type Rational,
  subtract,
  zero,
} from "../rational.ts";
import type { Circumstances, NeedsFact } from "../result.ts";
import type { RuleCode } from "../rules.ts";
import { rulebookYear } from "./rulebook-year.ts";
import type { Has, Line, SpouseCase, Sum, Territory } from "./territory.ts";

/** What the spouse has of one kind of property: owns, or uses. */
export interface Given extends SpousePart {
  use?: Rational;
}

/** A family under one territory's law, while its table is read. */
interface Reading {
  kin: Kin;
  circumstances: Circumstances;
  rule: RuleCode;
  branches: number;
}

export const linesOf = (kin: Kin): ReadonlySet<Line> =>
  new Set<Line>([
    ...(branchesOf(kin, kin.childrenOf(deceasedId)).length > 0 ? (["issue"] as const) : []),
    ...(livingParents(kin).length > 0 ? (["parents"] as const) : []),
    ...(siblingBranches(kin).length > 0 ? (["siblings"] as const) : []),
  ]);

/**
 * Reads the table from above: the first line that fits decides. `value` is what is divided, where it is known; a sum
 * asks for it. A line that hangs on a fact asks for the fact.
 */
export function spousePart(
  { spouse: table }: Territory,
  kin: Kin,
  circumstances: Circumstances,
  rule: RuleCode,
  kind: PropertyKind | null,
  value: Rational | undefined,
): Given | NeedsFact | "open" {
  const lines = linesOf(kin);
  const branches = branchesOf(kin, kin.childrenOf(deceasedId)).length;
  const reading: Reading = { kin, circumstances, rule, branches };
  for (const line of table) {
    if (!fits(line, lines, branches, kind)) continue;
    const hangs = hangsOn(line, reading);
    if (typeof hangs === "object") return hangs;
    if (hangs) return partOf(line.has, reading, value);
  }
  return { share: one };
}

function fits(line: SpouseCase, lines: ReadonlySet<Line>, branches: number, kind: PropertyKind | null): boolean {
  const beside = typeof line.beside === "string" ? [line.beside] : (line.beside ?? []);
  if (line.of !== undefined && line.of !== kind) return false;
  if (line.children !== undefined && (branches === 0 || branches > line.children)) return false;
  return beside.every((one) => lines.has(one));
}

/** Whether the facts of a line hold; the fact to ask for where nobody said. */
function hangsOn(line: SpouseCase, { circumstances, rule, branches }: Reading): boolean | NeedsFact {
  const { allChildrenCommon: all, spouseHasOtherChildren: others, commonChildren: counted } = circumstances;
  if (line.common === "none") {
    if (counted !== undefined) return counted === 0;
    if (all === true) return false;
    // Of one child who is not common none is.
    return all === false && branches === 1 ? true : { needs: "how-many-common", rule };
  }
  if (line.common) {
    const known = counted === undefined ? all : counted >= branches;
    if (known === undefined) return { needs: "common-children", rule };
    if (known !== (line.common === "all")) return false;
  }
  if (line.spouseHasOthers && others === undefined) return { needs: "spouse-children", rule };
  return !line.spouseHasOthers || others === true;
}

function partOf(has: Has, reading: Reading, value: Rational | undefined): Given | NeedsFact | "open" {
  const { rule, branches } = reading;
  if (has === "open") return "open";
  if (has === "all") return { share: one };
  if (has === "nothing") return { share: zero };
  if (typeof has === "string") return { share: parse(has) };
  if ("use" in has) return { share: zero, use: parse(has.use) };
  if ("asChild" in has) {
    const head = fraction(1, branches + 1);
    return { share: has.atLeast ? largest(head, parse(has.atLeast)) : head };
  }
  const table = "sum" in has ? has.sum : "greaterOf" in has ? has.greaterOf[0] : 0;
  const sum = sumOn(table, reading.circumstances.dateOfDeath);
  if (!sum) return { needs: "date-of-death", rule };
  if (value === undefined) return { needs: "estate-value", rule };
  if ("sum" in has) return sumThen(sum, parse(has.rest), value);
  if ("greaterOf" in has) {
    const least = largest(sum, multiply(value, parse(has.greaterOf[1])));
    return compare(value, sum) <= 0 ? { share: one, numbers: { sum } } : { share: divide(least, value) };
  }
  const wanted = multiply(value, parse(has.first));
  const [least, most] = [units(has.atLeast), units(has.atMost)];
  const first = compare(wanted, least) < 0 ? least : compare(wanted, most) > 0 ? most : wanted;
  return sumThen(first, parse(has.rest), value);
}

/** A sum first, then a part of what is left; `sum` and `legacy` tell the same in money and as a share. */
function sumThen(sum: Rational, part: Rational, value: Rational): Given {
  if (compare(value, sum) <= 0) return { share: one, numbers: { sum } };
  const legacy = divide(sum, value);
  const share = subtract(one, multiply(subtract(one, legacy), subtract(one, part)));
  return { share, numbers: { sum, legacy, part } };
}

const units = (amount: number): Rational => fraction(BigInt(Math.round(amount * 100)));

/** Null when the table has no sum for that day: none is made up. */
export function sumOn(sum: Sum, day: string): Rational | null {
  const rows = typeof sum === "number" ? [{ from: rulebookYear, amount: sum }] : sum;
  const row = rows.find(({ from, until }) => from <= day && (until === undefined || day <= until));
  return row ? units(row.amount) : null;
}
