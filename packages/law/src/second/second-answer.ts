import type { Person } from "../succession/family.ts";
import type { Vector } from "../vectors/vector.ts";
import { familyOf } from "../vectors/vector-family.ts";
import { secondLaws } from "./civil.ts";
import { byParts, type Heaps, nth, together, whole, written } from "./coins.ts";
import { secondJafari } from "./jafari.ts";
import { secondHalacha } from "./stirpes.ts";
import { type Numbers, profiles, secondSunni } from "./sunni.ts";
import { type Node, type Tree, treeOf } from "./tree.ts";

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
  const divide = secondOfPeople[profile];
  if (divide) return divide(treeOf(family, profile === "jafari" ? (one) => isOut(one, profile) : undefined));
  const classes = classesOf(treeOf(family, (one) => isOut(one, profile)));
  const numbers: Numbers = Object.fromEntries(Object.entries(classes).map(([name, nodes]) => [name, nodes.length]));
  const heaps = secondSunni(numbers, profiles[profile]!);
  if (!heaps) return null;
  return together(
    ...Object.entries(heaps).map(([name, coins]) =>
      name === "treasury"
        ? { treasury: coins }
        : byParts(coins, Object.fromEntries(classes[name]!.map(({ id }) => [id, 1]))),
    ),
  );
}

/** Who of a tree stands in which Sunni class. */
function classesOf(tree: Tree): Record<string, Node[]> {
  const men = (nodes: readonly Node[]) => nodes.filter(({ male }) => male);
  const women = (nodes: readonly Node[]) => nodes.filter(({ male }) => !male);
  const below = (nodes: readonly Node[]) => nodes.flatMap(({ children }) => children);
  const one = (node: Node | undefined) => (node ? [node] : []);
  const [ff, fm, mf, mm] = tree.grandparents;
  const ofSons = below(men(tree.children));
  const ofGrandsons = below(men(ofSons));
  const spouse = one(tree.spouse);
  const all: Record<string, Node[]> = {
    husband: men(spouse),
    wives: women(spouse),
    sons: men(tree.children),
    daughters: women(tree.children),
    sons_sons: men(ofSons),
    sons_daughters: women(ofSons),
    sons_sons_sons: men(ofGrandsons),
    sons_sons_daughters: women(ofGrandsons),
    daughters_sons: men(below(women(tree.children))),
    daughters_daughters: women(below(women(tree.children))),
    father: one(tree.father),
    mother: one(tree.mother),
    paternal_grandfather: one(ff),
    paternal_grandmother: one(fm),
    maternal_grandfather: one(mf),
    maternal_grandmother: one(mm),
    full_brothers: men(tree.full),
    full_sisters: women(tree.full),
    paternal_brothers: men(tree.paternal),
    paternal_sisters: women(tree.paternal),
    maternal_brothers: men(tree.maternal),
    maternal_sisters: women(tree.maternal),
    full_nephews: men(below(men(tree.full))),
    paternal_nephews: men(below(men(tree.paternal))),
    full_uncles: men(tree.fathersSiblings),
    paternal_aunts: women(tree.fathersSiblings),
    maternal_uncles: men(tree.mothersSiblings),
    maternal_aunts: women(tree.mothersSiblings),
  };
  return Object.fromEntries(
    Object.entries(all)
      .map(([name, nodes]): [string, Node[]] => [name, nodes.filter(({ alive }) => alive)])
      .filter(([, nodes]) => nodes.length > 0),
  );
}
