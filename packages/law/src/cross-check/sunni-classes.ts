import { byParts, type Heaps, together } from "./coins.ts";
import { type Numbers, profiles, secondSunni } from "./sunni.ts";
import type { Node, Tree } from "./tree.ts";

/** Counts the people of a tree by class, has the table divide, and gives everybody of a class the same. */
export function peopleInClasses(profile: string): (tree: Tree) => Heaps | null {
  return (tree) => {
    const classes = classesOf(tree);
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
  };
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
  const all: Record<string, Node[]> = {
    husband: men(tree.spouses),
    wives: women(tree.spouses),
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
    full_sisters_sons: men(below(women(tree.full))),
    full_sisters_daughters: women(below(women(tree.full))),
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
