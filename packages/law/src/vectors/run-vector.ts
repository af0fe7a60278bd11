import { type ReserveCountry, reserveLaws, reserveOf } from "../succession/civil/reserve.ts";
import { type Division, isComputed, type NotComputed } from "../succession/derivation.ts";
import type { Counts } from "../succession/heirs.ts";
import { divideJafari } from "../succession/jafari/divide.ts";
import { kinOf } from "../succession/kinship.ts";
import { divideWithIssue, type Overlay } from "../succession/overlays/issue-of-predeceased.ts";
import { add, format, isZero, parse, type Rational, zero } from "../succession/rational.ts";
import { isSuccession, type Outcome } from "../succession/result.ts";
import { divideSunni } from "../succession/sunni/divide.ts";
import { formatAmount, parseAmount } from "./amount-text.ts";
import { engineNamed, isSchool, statutes } from "./engines.ts";
import { moneyChecks, variation } from "./further-checks.ts";
import { circumstancesOf } from "./unsaid.ts";
import type { Vector } from "./vector.ts";
import { amountsOfVector } from "./vector-amounts.ts";
import { classOf, familyOf } from "./vector-family.ts";

/** What a case says or what was computed, by name: "sons" 3/4, "excluded" full_brothers, "disposable" 1/2. */
export type Answer = Readonly<Record<string, string>>;

export interface VectorRun {
  /** The profile it was divided under; a case that holds for several is run under each. */
  profile: string;
  passed: boolean;
  expected: Answer;
  computed: Answer;
}

/** Where a law gives no single free part. */
const noPart = "no single part";

/** Divides a worked case under every profile that it names, and compares. Never throws: what is broken has failed. */
export function runVector(vector: Vector): VectorRun[] {
  return [vector.school, ...(vector.also_holds_for ?? [])].map((profile) => {
    let expected: Answer = {};
    let computed: Answer;
    try {
      expected = expectedOf(vector);
      computed = compute(vector, profile, expected);
    } catch (error) {
      computed = { error: (error as Error).message };
    }
    return { profile, passed: isSame(expected, computed), expected, computed };
  });
}

/** "sons 2/3, daughters 1/3". */
export function inWords(answer: Answer): string {
  return Object.entries(answer)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}

function isSame(a: Answer, b: Answer): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/** What the case says, written as the computed answer is. A case that says nothing is broken. */
function expectedOf(vector: Vector): Answer {
  const { expected, excluded, usufruct, not_computed, reserved, disposable, amounts } = vector;
  if (!vector.family && !vector.people && !vector.shares) throw new SyntaxError("no family in it");
  if (not_computed) return { "not computed": not_computed };
  if (expected?.needs) return { needs: expected.needs };
  if (vector.check === "rounding") return byName(Object.entries(amounts ?? {}), String);
  if (amounts) return byName(Object.entries(amounts), (value) => formatAmount(parseAmount(value)));
  const shares = reserved ?? expected;
  if (!shares) throw new SyntaxError("nothing is expected of it");
  const exact = byName(
    Object.entries(shares).filter(([, share]) => !isZero(parse(share))),
    (share) => format(parse(share)),
  );
  return {
    ...(reserved ? renamed(exact, { statutory_heirs: "heirs", necessary_heirs: "heirs" }) : exact),
    ...(disposable !== undefined && { disposable: disposable === null ? noPart : format(parse(disposable)) }),
    ...(excluded && { excluded: excluded.toSorted().join(" ") }),
    ...(usufruct && byName(Object.entries(usufruct), (share) => format(parse(share)), useOf)),
  };
}

function compute(vector: Vector, profile: string, expected: Answer): Answer {
  const inMoney = vector.calc ? undefined : moneyChecks[vector.check ?? ""];
  if (inMoney) {
    const write = vector.check === "rounding" ? String : formatAmount;
    return byName(Object.entries(inMoney(vector, profile)), write);
  }
  if (vector.check === "variation") return variation(vector, profile);
  if (vector.amounts) {
    const amounts = amountsOfVector(vector, profile, circumstancesOf(vector));
    return byName(Object.entries(amounts), formatAmount);
  }
  if (vector.reserved) return reserve(vector, profile, expected);
  if (vector.people) return people(vector, profile);
  if (vector.system === "islamic-statutory") {
    const {
      predeceased_sons_with_issue: sons = 0,
      predeceased_daughters_with_issue: daughters = 0,
      ...living
    } = vector.family!;
    const school = statutes[profile] ?? profile;
    if (!isSchool(school)) throw new RangeError(`no school ${profile}`);
    if (sons + daughters === 0) return classes(vector, divideSunni(living, school));
    return classes(vector, divideWithIssue(living, school, { sons, daughters }, overlayOf(vector.regulation)));
  }
  if (isSchool(profile)) return classes(vector, divideSunni(vector.family as Counts, profile));
  if (profile === "jafari") return classes(vector, divideJafari(vector.family as Counts));
  return people(vector, profile);
}

/** The religious laws divide among classes. */
function classes<H extends string>(vector: Vector, result: Division<H> | NotComputed): Answer {
  if (!isComputed(result)) return { "not computed": result.notComputed };
  return {
    ...byName(result.shares, format),
    ...(vector.excluded && { excluded: [...new Set(result.excluded.map(({ heir }) => heir))].toSorted().join(" ") }),
  };
}

/** The others divide among people, whom a counted family sums up by class again. */
function people(vector: Vector, profile: string): Answer {
  const engine = engineNamed(profile);
  if (!engine) throw new RangeError(`no engine for ${profile}`);
  const outcome: Outcome = engine(kinOf(familyOf(vector)), circumstancesOf(vector));
  if (!isSuccession(outcome)) {
    return "needs" in outcome ? { needs: outcome.needs } : { "not computed": outcome.notComputed };
  }
  const nameOf = namesIn(vector);
  const use = sums(outcome.usufruct ?? new Map(), nameOf);
  return {
    ...byName(sums(outcome.shares, nameOf), format),
    ...(vector.usufruct && byName(use, format, useOf)),
    ...(vector.excluded && {
      excluded: [...new Set(outcome.excluded.map(({ person }) => nameOf(person)))].toSorted().join(" "),
    }),
  };
}

function reserve(vector: Vector, profile: string, expected: Answer): Answer {
  if (!Object.hasOwn(reserveLaws, profile)) throw new RangeError(`no reserve known for ${profile}`);
  const spouse = vector.calc?.kw?.spouse;
  const result = reserveOf(kinOf(familyOf(vector)), profile as ReserveCountry, {
    ...circumstancesOf(vector),
    ...(spouse && { spouseIsHeir: spouse === "heir" }),
  });
  if ("needs" in result) return { needs: result.needs };
  if ("notComputed" in result) return { notComputed: result.notComputed };
  return {
    ...byName(result.reserved, format),
    ...("disposable" in expected && { disposable: result.disposable ? format(result.disposable) : noPart }),
    ...(vector.usufruct && result.usufruct && { [useOf("spouse")]: format(result.usufruct) }),
  };
}

function overlayOf(regulation: string): Overlay {
  const overlay = ({ eg: "egypt", pk: "pakistan", bd: "pakistan", id: "indonesia", ma: "morocco" } as const)[
    regulation.slice(0, 2)
  ];
  if (!overlay) throw new RangeError(`no rule for grandchildren known in ${regulation}`);
  return overlay;
}

/** People who are listed stand for themselves, counted ones for their class. */
function namesIn({ people, expected, amounts }: Vector): (id: string) => string {
  if (people) return (id) => id;
  const said = expected ?? amounts ?? {};
  const isSon = (name: string) => name === "firstborn_son" || name === "other_sons";
  return (id) => (isSon(classOf(id)) && "sons" in said ? "sons" : classOf(id));
}

function sums(shares: ReadonlyMap<string, Rational>, nameOf: (id: string) => string): Map<string, Rational> {
  const named = new Map<string, Rational>();
  for (const [id, share] of shares) named.set(nameOf(id), add(named.get(nameOf(id)) ?? zero, share));
  return named;
}

const useOf = (name: string): string => `use of ${name}`;

function byName<V>(entries: Iterable<[string, V]>, write: (value: V) => string, name = (one: string) => one): Answer {
  return Object.fromEntries([...entries].map(([key, value]) => [name(key), write(value)]));
}
function renamed(answer: Answer, names: Readonly<Record<string, string>>): Answer {
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [names[key] ?? key, value]));
}
