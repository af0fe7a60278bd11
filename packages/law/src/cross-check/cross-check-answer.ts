import type { Person } from "../succession/family.ts";
import type { Vector } from "../vectors/vector.ts";
import { familyOf } from "../vectors/vector-family.ts";
import { secondLaws } from "./civil.ts";
import { type Heaps, nth, together, whole, written } from "./coins.ts";
import { secondOnGrandchildren } from "./grandchildren.ts";
import { secondJafari } from "./jafari.ts";
import { secondHalacha } from "./stirpes.ts";
import { profiles, secondSunni } from "./sunni.ts";
import { peopleInClasses } from "./sunni-classes.ts";
import { type Tree, treeOf } from "./tree.ts";

/** The laws that divide among people, by the profile that worked cases name. */
export const secondOfPeople: Readonly<Record<string, (tree: Tree) => Heaps | null>> = {
  jafari: secondJafari,
  halacha: secondHalacha,
  ...secondLaws,
};

/** What the second computation says of a worked case; null where it is not computed. */
export function secondAnswer(vector: Vector, profile: string): Record<string, string> | null {
  const heaps = vector.people ? ofPeople(vector, profile) : ofNumbers(vector, profile);
  return heaps && written(heaps);
}

function ofNumbers({ family = {}, system, regulation }: Vector, profile: string): Heaps | null {
  const { predeceased_sons_with_issue: sons = 0, predeceased_daughters_with_issue: daughters = 0, ...living } = family;
  if (system !== "islamic-statutory") return secondSunni(family, profiles[profile]!);
  const imagined = secondSunni(
    { ...living, sons: (living.sons ?? 0) + sons, daughters: (living.daughters ?? 0) + daughters },
    profiles[profile]!,
  )!;
  const ofDead = (name: "sons" | "daughters", dead: number) =>
    dead === 0 ? 0n : nth(imagined[name]!, dead, dead + (living[name] ?? 0));
  const wanted = ofDead("sons", sons) + ofDead("daughters", daughters);
  if (regulation.startsWith("eg")) {
    const third = nth(whole, 1, 3);
    const isWithin = wanted <= third;
    const issue_of_predeceased = isWithin ? wanted : third;
    const others = secondSunni(living, profiles[profile]!)!;
    const scaled = Object.entries(others).map(([name, coins]) => [
      name,
      (coins * (whole - issue_of_predeceased)) / whole,
    ]);
    return together({ issue_of_predeceased }, Object.fromEntries(scaled));
  }
  const kept = Object.entries(imagined).map(([name, coins]) => {
    if (name === "sons") return [name, coins - ofDead("sons", sons)];
    return [name, name === "daughters" ? coins - ofDead("daughters", daughters) : coins];
  });
  return together({ issue_of_predeceased: wanted }, Object.fromEntries(kept));
}

/** Who is out, in the words of rulebook 0.4; a wife divorced on the deathbed is out unless her case is listed. */
function isOut({ bars = [], facts = {} }: Person, profile: string): boolean {
  return bars.some((bar) => {
    if (bar === "killed-by-mistake") return ["hanafi", "shafii", "hanbali"].includes(profile);
    if (bar === "divorced-revocably") return facts.inIdda === false;
    if (bar !== "divorced-on-deathbed") return true;
    if (profile === "maliki" || profile === "tunisia") return false;
    if (profile === "shafii") return true;
    if (profile === "hanbali") return facts.remarried === true;
    if (profile === "jafari") return facts.remarried === true || !facts.withinLunarYear;
    return !facts.inIdda;
  });
}

function ofPeople(vector: Vector, profile: string): Heaps | null {
  const family = familyOf(vector);
  const divide = secondOfPeople[profile] ?? secondOnGrandchildren[profile];
  if (divide) return divide(treeOf(family, profile === "jafari" ? (one) => isOut(one, profile) : undefined));
  return peopleInClasses(profile)(treeOf(family, (one) => isOut(one, profile)));
}
