import { hasEngine, type NoEngineReason, type Profile } from "../catalogue/profile.ts";
import { profileOf } from "../catalogue/profile-of.ts";
import { findRegulation, type Regulation } from "../catalogue/regulation-code.ts";
import type { Sheet } from "../formalities/sheet.ts";
import { type Family, type PersonId, problemWithFamily } from "../succession/family.ts";
import type { Kin } from "../succession/kin.ts";
import { kinOf } from "../succession/kinship.ts";
import { add } from "../succession/rational.ts";
import { isSuccession, type Outcome, type Succession } from "../succession/result.ts";
import { type Accounts, accountsOf } from "./accounts.ts";
import { type ByLaw, byLawOf } from "./by-law.ts";
import type { Citation, Finding, FindingData, Mend } from "./finding.ts";
import { entryOf, type FindingCode } from "./findings.ts";
import { type People, peopleOf } from "./people.ts";
import type { ResidueShare, WillCircumstances, WillPlan } from "./plan.ts";

/** A will, the family and the law, read once; every check looks at this. */
export interface Case {
  will: WillPlan;
  kin: Kin;
  /** The person who makes the family impossible; null when it can exist. */
  impossible: PersonId | null;
  regulation: Regulation | null;
  profile: Profile | null;
  noEngine: NoEngineReason | null;
  sheet: Sheet | null;
  circumstances: WillCircumstances;
  people: People;
  accounts: Accounts;
  /** How the law alone divides; null without engine or with an impossible family. */
  outcome: Outcome | null;
  succession: Succession | null;
  /** What the law gives by itself; null where that is not computed. */
  byLaw: ByLaw | null;
  /** Who inherits by law, in order. */
  heirs: readonly PersonId[] | null;
}

export type Check = (matter: Case) => readonly Finding[];

export function caseOf(
  will: WillPlan,
  family: Family,
  law: string,
  sheet: Sheet | null,
  circumstances: WillCircumstances,
): Case {
  const plan = inOrder(will);
  const known = withoutUnrecordedReligion(inOrderOfIds(family), will.testator.religionRecorded === true);
  const found = profileOf(law);
  const profile = hasEngine(found) ? found : null;
  const impossible = problemWithFamily(known, profile ?? {})?.person ?? null;
  // Of a family that cannot exist nothing is asked: its members are still people whom the plan may name.
  const kin = kinOf(impossible === null ? known : { ...known, people: [] });
  const outcome = profile && impossible === null ? divided(profile, kin, circumstances) : null;
  const succession = outcome && isSuccession(outcome) ? outcome : null;
  const byLaw = succession && byLawOf(succession);
  const people = peopleOf(plan, known, circumstances.dateOfDeath);
  return {
    will: plan,
    kin,
    impossible,
    regulation: findRegulation(law),
    profile,
    noEngine: hasEngine(found) ? null : found.noEngine,
    sheet,
    circumstances,
    people,
    accounts: accountsOf(plan, people),
    outcome,
    succession,
    byLaw,
    heirs: byLaw && [...byLaw.heirs.keys()],
  };
}

/** The outcome of a law. Counts that no family can have make engines throw: then nothing is known. */
export function divided(profile: Profile, kin: Kin, circumstances: WillCircumstances): Outcome | null {
  return orNull(() => profile.engine(kin, circumstances));
}

/** Null where the law's arithmetic refuses the family. */
export function orNull<Result>(compute: () => Result): Result | null {
  try {
    return compute();
  } catch {
    return null;
  }
}

/** Makes a finding of a code, with the severity that it has under this law. */
export function finding(
  { regulation }: Case,
  code: FindingCode,
  data: FindingData,
  citation: Citation | null = null,
  mends: readonly Mend[] = [],
): Finding {
  const { severity, elsewhere } = entryOf(code);
  const isStateLaw = regulation?.system === "civil" || regulation?.system === "common";
  return { code, severity: isStateLaw ? severity : (elsewhere ?? severity), citation, data, mends };
}

const by =
  <T>(key: (item: T) => string) =>
  (a: T, b: T) =>
    key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0;

/** The same plan in one order, whatever order it came in. */
function inOrder(will: WillPlan): WillPlan {
  return {
    ...will,
    gifts: will.gifts.toSorted(by(({ id }) => id)),
    ...(will.lifetimeGifts && { lifetimeGifts: will.lifetimeGifts.toSorted(by(({ id }) => id)) }),
    residue: oncePerPerson(will.residue).toSorted(by(({ to }) => to)),
    executors: will.executors.toSorted(),
    guardians: will.guardians.toSorted(by(({ of, guardian }) => `${of} ${guardian}`)),
    witnesses: will.witnesses.toSorted(by(({ person }) => person)),
    people: will.people.toSorted(by(({ id }) => id)),
  };
}

/** Somebody who is named twice has both shares. */
function oncePerPerson(residue: readonly ResidueShare[]): ResidueShare[] {
  const shares = new Map<PersonId, ResidueShare>();
  for (const its of residue) {
    const before = shares.get(its.to);
    shares.set(its.to, before ? { ...its, share: add(before.share, its.share) } : its);
  }
  return [...shares.values()];
}

const inOrderOfIds = (family: Family): Family => ({ ...family, people: family.people.toSorted(by(({ id }) => id)) });

/** Religion is looked at only with the holder's consent (LAW-028). */
function withoutUnrecordedReligion(family: Family, isRecorded: boolean): Family {
  if (isRecorded) return family;
  const people = family.people.map((person) => {
    if (!person.bars?.includes("other-religion")) return person;
    return { ...person, bars: person.bars.filter((bar) => bar !== "other-religion") };
  });
  return { ...family, people };
}
