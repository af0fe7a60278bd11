import { type Division, isComputed, type NotComputed } from "./derivation.ts";
import type { Bar, Person } from "./family.ts";
import type { Counts, HeirClass } from "./heirs.ts";
import { divideJafari } from "./jafari/divide.ts";
import { classify } from "./kinship.ts";
import { toPeople } from "./person-shares.ts";
import type { Engine, Outcome } from "./result.ts";
import type { RuleCode } from "./rules.ts";
import { divideSunni } from "./sunni/divide.ts";
import { type SchoolName, schools } from "./sunni/schools.ts";

/** Which bars keep a person from inheriting (rulebook 0.4). */
const jafariBars: readonly Bar[] = ["killed-deliberately", "other-religion", "divorced"];

export function sunniEngine(school: SchoolName): Engine {
  return religious(
    (counts) => divideSunni(counts, school),
    schools[school].bars,
    "sunni.excluded",
    "sunni.kindred-open",
  );
}

export const jafariEngine: Engine = religious(divideJafari, jafariBars, "jafari.class", "jafari.class");

function religious(
  divide: (counts: Counts) => Division<HeirClass> | NotComputed,
  bars: readonly Bar[],
  beyondRule: RuleCode,
  openRule: RuleCode,
): Engine {
  const isQualified = (person: Person) => !person.bars?.some((bar) => bars.includes(bar));
  return (kin): Outcome => {
    const classified = classify(kin, isQualified);
    const counts: Counts = Object.fromEntries([...classified.classes].map(([heir, people]) => [heir, people.length]));
    // Only relatives whom no rule here places: who of them comes first is for a scholar to say.
    if (classified.beyond.length > 0 && !hasBlood(counts)) return { notComputed: openRule };
    const division = divide(counts);
    return isComputed(division) ? toPeople(division, classified, beyondRule) : division;
  };
}

function hasBlood({ husband: _husband, wives: _wives, ...blood }: Counts): boolean {
  return Object.keys(blood).length > 0;
}
