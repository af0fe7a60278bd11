import { hasEngine } from "../catalogue/profile.ts";
import { profileOf } from "../catalogue/profile-of.ts";
import { closedOut } from "../questions/closed-out.ts";
import { type RelativeGroup, relativeKinds } from "../questions/relatives.ts";
import { isComputed } from "../succession/derivation.ts";
import { kinOf } from "../succession/kinship.ts";
import { amountsOf } from "../succession/money/amounts.ts";
import { germanChoice } from "../succession/money/german-choice.ts";
import {
  type CouplesProperty,
  equalisationClaim,
  type MaritalRegime,
  maritalRegimes,
  splitOf,
} from "../succession/money/marital-property.ts";
import { usufructValue } from "../succession/money/usufruct-value.ts";
import { add, format, multiply, parse, type Rational, subtract, zero } from "../succession/rational.ts";
import { type Engine, isSuccession, type Succession } from "../succession/result.ts";
import { divideSunni } from "../succession/sunni/divide.ts";
import { parseAmount } from "./amount-text.ts";
import { engineNamed } from "./engines.ts";
import { circumstancesOf } from "./unsaid.ts";
import type { Vector } from "./vector.ts";
import { classOf, familyOf } from "./vector-family.ts";

/** Money of a case, in hundredths. */
type Money = Readonly<Record<string, bigint>>;

/** What cases compare besides shares and reserves, by the name of the check. */
export const moneyChecks: Readonly<Record<string, (vector: Vector, profile: string) => Money>> = {
  rounding,
  matrimonial,
  "de-choice": ({ estate = {} }) => germanChoice(gains(estate)),
  "fr-usufruct": withUsufructValue,
  amounts: inMoney,
};

function rounding({ shares = {}, estate = {} }: Vector): Money {
  const parsed = new Map(Object.entries(shares).map(([id, share]) => [id, parse(share)]));
  const { of, odd } = amountsOf(parsed, BigInt(estate.cents!));
  return { ...Object.fromEntries(of), ...(odd && { left_over: odd.amount }) };
}

const money = (value: number | undefined): bigint => parseAmount(value ?? 0);

function gains(estate: NonNullable<Vector["estate"]>) {
  return {
    endDeceased: money(estate.deceased_end),
    gainDeceased: money(estate.gain_deceased),
    gainSurvivor: money(estate.gain_survivor),
  };
}

function matrimonial({ circumstances = {}, estate = {} }: Vector): Money {
  const regime = maritalRegimes.find((one) => one === circumstances.regime);
  if (!regime) throw new RangeError(`no regime ${circumstances.regime}`);
  if (regime === "equalisation-election") {
    const claim = equalisationClaim(money(estate.nfp_deceased), money(estate.nfp_survivor));
    return claim > 0n ? { claim } : {};
  }
  const has: CouplesProperty = {
    common: money(estate.common),
    ownDeceased: money(estate.own_deceased),
    ownSurvivor: money(estate.own_survivor),
    endSurvivor: money(estate.survivor_end),
    ...gains(estate),
  };
  const { survivorOwn, estate: left } = splitOf(regime satisfies MaritalRegime, has);
  return { survivor_own: survivorOwn, estate: left };
}

/** The use of everything has the value that its age gives it; ownership without use the rest. */
function withUsufructValue(vector: Vector, profile: string): Money {
  const outcome = divided(vector, profile);
  const spouse = [...(outcome.usufruct?.keys() ?? [])][0];
  if (spouse === undefined) return inMoney(vector, profile);
  const use = multiply(outcome.usufruct!.get(spouse)!, usufructValue(vector.circumstances?.age ?? 0));
  const left = subtract(parse("1"), use);
  const shares = new Map([...outcome.shares].map(([id, share]) => [id, multiply(share, left)]));
  return byClass(vector, shares.set(spouse, use), money(vector.estate?.net));
}

function inMoney(vector: Vector, profile: string): Money {
  const { estate = {} } = vector;
  if (vector.system.startsWith("islamic")) return ofClasses(vector);
  const outcome = divided(vector, profile);
  const parts = circumstancesOf(vector).scottish;
  const whole = parts ? Object.values(parts).reduce((all, part) => all + part, 0n) : money(estate.net);
  const { survivorOwn, estate: left } = outcome.marital ?? { survivorOwn: 0n, estate: whole };
  return { ...(survivorOwn > 0n && { spouse_own: survivorOwn }), ...byClass(vector, outcome.shares, left) };
}

/** Indonesia: half of what the couple gained is the survivor's own, then the classes divide. */
function ofClasses({ family = {}, estate = {} }: Vector): Money {
  const { survivorOwn, estate: left } = splitOf("community-of-acquests", {
    common: money(estate.joint),
    ownDeceased: money(estate.net),
  });
  const division = divideSunni(family, "khi");
  if (!isComputed(division)) throw new Error(division.notComputed);
  return {
    ...(survivorOwn > 0n && { spouse_own: survivorOwn }),
    ...Object.fromEntries(amountsOf(division.shares, left).of),
  };
}

function byClass({ people }: Vector, shares: ReadonlyMap<string, Rational>, total: bigint): Money {
  const sums: Record<string, bigint> = {};
  const { of, odd } = amountsOf(shares, total);
  for (const [id, amount] of of) {
    const name = people ? id : classOf(id);
    if (amount > 0n) sums[name] = (sums[name] ?? 0n) + amount;
  }
  // Cases give the money of classes: what equals of one class cannot divide is the class's all the same.
  const classes = new Set((odd?.among ?? []).map((id) => (people ? id : classOf(id))));
  const [only] = classes;
  if (odd && only !== undefined && classes.size === 1) sums[only] = sums[only]! + odd.amount;
  return { ...sums, ...(odd && classes.size > 1 && { left_over: odd.amount }) };
}

function engineFor(vector: Vector, profile: string): Engine {
  const known = engineNamed(profile);
  if (known) return known;
  const found = profileOf(vector.regulation);
  if (!hasEngine(found)) throw new RangeError(`no engine for ${profile}`);
  return found.engine;
}

function divided(vector: Vector, profile: string): Succession {
  const outcome = engineFor(vector, profile)(kinOf(familyOf(vector)), circumstancesOf(vector));
  if (!isSuccession(outcome)) throw new Error("needs" in outcome ? `needs ${outcome.needs}` : outcome.notComputed);
  return outcome;
}

/** The kinds of relatives that a case asks for together, under the name it gives them. */
const askedTogether: readonly (readonly [name: string, groups: readonly RelativeGroup[]])[] = [
  ["full_brothers", ["siblings", "nephews"]],
  ["full_uncles", ["uncles", "cousins"]],
];

/** A variation is divided only when nobody who was not asked for could change it. */
export function variation(vector: Vector, profile: string): Readonly<Record<string, string>> {
  const engine = engineFor(vector, profile);
  const family = familyOf(vector);
  const circumstances = circumstancesOf(vector);
  const states = closedOut(engine, family, circumstances);
  const asked = new Set(vector.circumstances?.asked ?? []);
  const isOpen = (groups: readonly RelativeGroup[]) =>
    relativeKinds.some(({ id, group }) => groups.includes(group) && states.get(id)?.state === "open");
  const open = askedTogether.find(([name, groups]) => !asked.has(name) && isOpen(groups));
  if (open) return { needs: open[0] };
  const sums = new Map<string, Rational>();
  for (const [id, share] of divided(vector, profile).shares) {
    sums.set(classOf(id), add(sums.get(classOf(id)) ?? zero, share));
  }
  return Object.fromEntries([...sums].map(([name, share]) => [name, format(share)]));
}
