import { type Bars, bars, isBarred } from "./bars.ts";
import { type Division, isComputed, type NotComputed } from "./derivation.ts";
import type { Person } from "./family.ts";
import type { Counts, HeirClass } from "./heirs.ts";
import { divideJafari } from "./jafari/divide.ts";
import { withRepresentation } from "./jafari/representation.ts";
import type { Kin } from "./kin.ts";
import { type Classified, classify } from "./kinship.ts";
import { toPeople } from "./person-shares.ts";
import { type Engine, isSuccession, type Outcome } from "./result.ts";
import type { RuleCode } from "./rules.ts";
import { divideSunni } from "./sunni/divide.ts";
import { type SchoolName, schools } from "./sunni/schools.ts";
import { isSettled as isSettledSunni } from "./sunni/settled.ts";

export function sunniEngine(school: SchoolName): Engine {
  const law = schools[school].bars;
  const divide = (counts: Counts) => divideSunni(counts, school);
  return tellingWhoIsBarred(law, religious(divide, law, "sunni.excluded", "sunni.kindred-open", isSettledSunni));
}

/** Whether the classes say everything that matters about this family. */
type IsSettled = (kin: Kin, classified: Classified, heirs: ReadonlyMap<string, unknown>) => boolean;

/** Daughters of uncles, and children of aunts, stand beside their male cousins: no line is preferred. */
const isSettledJafari: IsSettled = (_, { beyond }, heirs) =>
  beyond.length === 0 || !(heirs.has("full_cousins") || heirs.has("paternal_cousins"));

const isQualifiedForJafari = (person: Person) => !isBarred(person, bars.jafari);
const jafariByClass = religious(divideJafari, bars.jafari, "jafari.class", "jafari.class", isSettledJafari);
export const jafariEngine: Engine = tellingWhoIsBarred(bars.jafari, (kin, circumstances) =>
  withRepresentation(kin, isQualifiedForJafari, (imagined) => jafariByClass(imagined, circumstances)),
);

/** Whoever is disqualified is not there for the division; the result says so. */
function tellingWhoIsBarred(law: Bars, engine: Engine): Engine {
  return (kin, circumstances) => {
    const outcome = engine(kin, circumstances);
    if (!isSuccession(outcome)) return outcome;
    const barred = kin.family.people.filter((person) => person.alive && isBarred(person, law));
    if (barred.length === 0) return outcome;
    const told = barred.map(({ id }) => ({ person: id, rule: "islamic.barred" as const, by: [] }));
    return { ...outcome, excluded: [...outcome.excluded, ...told] };
  };
}

function religious(
  divide: (counts: Counts) => Division<HeirClass> | NotComputed,
  law: Bars,
  beyondRule: RuleCode,
  openRule: RuleCode,
  isSettled: IsSettled,
): Engine {
  const isQualified = (person: Person) => !isBarred(person, law);
  return (kin): Outcome => {
    const classified = classify(kin, isQualified);
    const counts: Counts = Object.fromEntries([...classified.classes].map(([heir, people]) => [heir, people.length]));
    // Only relatives whom no rule here places: who of them comes first is for a scholar to say.
    if (classified.beyond.length > 0 && !hasBlood(counts)) return { notComputed: openRule };
    const division = divide(counts);
    if (!isComputed(division)) return division;
    if (!isSettled(kin, classified, division.shares)) return { notComputed: openRule };
    return toPeople(division, classified, beyondRule);
  };
}

function hasBlood({ husband: _husband, wives: _wives, ...blood }: Counts): boolean {
  return Object.keys(blood).length > 0;
}
