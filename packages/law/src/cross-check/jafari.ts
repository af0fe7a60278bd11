import { byParts, type Coins, type Heaps, nth, together, whole } from "./coins.ts";
import { isThere, type Node, type Tree } from "./tree.ts";

/** Ja'fari law once more (rulebook 1.13), person by person down a tree. Null where the jurists disagree. */
export function secondJafari(tree: Tree): Heaps | null {
  const { father, mother, children, spouse } = tree;
  const branches = nearest(children);
  const ofSpouse = spouse ? nth(whole, 1, (spouse.male ? 2 : 4) * (branches.length > 0 ? 2 : 1)) : 0n;
  const own: Heaps = spouse ? { [spouse.id]: ofSpouse } : {};
  const rest = whole - ofSpouse;
  if (branches.length > 0 || father?.alive || mother?.alive) return together(own, firstClass(tree, branches, rest));

  const siblings = nearest([...tree.full, ...tree.paternal, ...tree.maternal]);
  if (siblings.length > 0 || tree.grandparents.some((one) => one?.alive)) {
    const heaps = secondClass(tree, siblings, rest);
    return heaps && together(own, heaps);
  }
  const fathers = tree.fathersSiblings.filter(({ alive }) => alive);
  const mothers = tree.mothersSiblings.filter(({ alive }) => alive);
  if (fathers.length + mothers.length === 0) {
    if (!spouse) return { treasury: whole };
    return spouse.male ? { [spouse.id]: whole } : { ...own, treasury: rest };
  }
  const ofMothers = fathers.length === 0 ? rest : mothers.length > 0 ? nth(whole, 1, 3) : 0n;
  return together(
    own,
    byParts(ofMothers, Object.fromEntries(mothers.map(({ id }) => [id, 1]))),
    byParts(rest - ofMothers, Object.fromEntries(fathers.map(({ id, male }) => [id, male ? 2 : 1]))),
  );
}

function distance(node: Node): number {
  if (node.alive) return 0;
  return node.children.reduce((least, child) => Math.min(least, 1 + distance(child)), Number.POSITIVE_INFINITY);
}
/** Those who live; failing them those whose issue is nearest. */
function nearest(nodes: readonly Node[]): Node[] {
  const there = nodes.filter(isThere);
  const least = there.reduce((best, node) => Math.min(best, distance(node)), Number.POSITIVE_INFINITY);
  return there.filter((node) => distance(node) === least);
}

/** A branch's coins, two for a man and one for a woman, or alike, down to the living. */
function down(nodes: readonly Node[], coins: Coins, man = 2): Heaps {
  const parts = byParts(coins, Object.fromEntries(nodes.map(({ id, male }) => [id, male ? man : 1])));
  return together(
    ...nodes.map((node) =>
      node.alive ? { [node.id]: parts[node.id]! } : down(nearest(node.children), parts[node.id] ?? 0n, man),
    ),
  );
}

function firstClass({ father, mother, full, paternal }: Tree, branches: Node[], rest: Coins): Heaps {
  const parents = [father, mother].filter((one): one is Node => one?.alive === true);
  const living = [...full, ...paternal].filter(({ alive }) => alive);
  const brothers = living.filter(({ male }) => male).length;
  // Two brothers count as much as four sisters.
  const reduced = father?.alive === true && 2 * brothers + (living.length - brothers) >= 4;
  const sixth = nth(whole, 1, 6);
  if (branches.length === 0) {
    if (parents.length === 1) return { [parents[0]!.id]: rest };
    const mothers = reduced ? sixth : 2n * sixth;
    return { [mother!.id]: mothers, [father!.id]: rest - mothers };
  }
  const left = rest - sixth * BigInt(parents.length);
  const own = Object.fromEntries(parents.map(({ id }) => [id, sixth]));
  const sixths = branches.length === 1 ? 3 : 4;
  const surplus = left - sixth * BigInt(sixths);
  if (branches.some(({ male }) => male) || parents.length === 0 || surplus <= 0n) {
    return together(own, down(branches, left));
  }
  const back = parents.filter((one) => !(reduced && one === mother));
  const parts = byParts(surplus, { daughters: sixths, ...Object.fromEntries(back.map(({ id }) => [id, 1])) });
  const { daughters, ...toParents } = parts;
  return together(own, toParents, down(branches, sixth * BigInt(sixths) + daughters!));
}

function secondClass(tree: Tree, siblings: Node[], rest: Coins): Heaps | null {
  const [ff, fm, mf, mm] = tree.grandparents.map((one) => (one?.alive ? [one] : []));
  const of = (kind: Node[]) => siblings.filter((one) => kind.includes(one));
  const agnates = of(tree.full).length > 0 ? of(tree.full) : of(tree.paternal);
  const uterine = of(tree.maternal);
  const mothers = [...mf!, ...mm!, ...uterine];
  const fathers = [...ff!, ...fm!, ...agnates];
  if (fathers.length === 0) return down(mothers, rest, 1);
  if (mothers.length === 0) return down(fathers, rest);
  const ofMothers = nth(whole, 1, mf!.length + mm!.length > 0 || uterine.length > 1 ? 3 : 6);
  const isPaternalSistersOnly =
    agnates.length === fathers.length && agnates.every((one) => !one.male && tree.paternal.includes(one));
  const fixed = nth(whole, agnates.length === 1 ? 3 : 4, 6);
  if (isPaternalSistersOnly && rest - ofMothers > fixed) return null;
  return together(down(mothers, ofMothers, 1), down(fathers, rest - ofMothers));
}
