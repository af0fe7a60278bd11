import { byParts, type Coins, type Heaps, nth, together, whole } from "./coins.ts";
import { perGeneration, stirpes } from "./stirpes.ts";
import { isThere, type Node, type Tree } from "./tree.ts";

/** Some of the civil codes once more (rulebook 2), written as the tables of the rulebook. Null: not settled there. */
export type SecondLaw = (tree: Tree) => Heaps | null;

const living = (...nodes: (Node | undefined)[]): Node[] => nodes.filter((one): one is Node => one?.alive === true);
const heads = (nodes: readonly Node[], coins: Coins): Heaps =>
  byParts(coins, Object.fromEntries(nodes.map(({ id }) => [id, 1])));
const siblingsOf = ({ full, paternal, maternal }: Tree) => [...full, ...paternal, ...maternal].filter(isThere);
const grandparentsOf = ({ grandparents }: Tree) => living(...grandparents);

/** Each parent's line half: the parent, else the parent's issue; a line without anybody leaves it to the other. */
function lines({ father, mother, full, paternal, maternal }: Tree, coins: Coins): Heaps {
  const ofLine = (parent: Node | undefined, issue: Node[]) => (half: Coins) =>
    parent?.alive ? { [parent.id]: half } : stirpes(issue, half);
  const all = [
    { there: father?.alive || [...full, ...paternal].some(isThere), give: ofLine(father, [...full, ...paternal]) },
    { there: mother?.alive || [...full, ...maternal].some(isThere), give: ofLine(mother, [...full, ...maternal]) },
  ].filter(({ there }) => there);
  return together(...all.map(({ give }) => give(nth(coins, 1, all.length))));
}

type Beside = (tree: Tree, rest: Coins) => Heaps | null;

/** A law in which the spouse has a fraction beside each order of heirs. */
function law(table: {
  children: [number, number];
  orders: { who: (tree: Tree) => boolean; spouse: (tree: Tree) => [number, number]; divide: Beside; alone?: false }[];
}): SecondLaw {
  return (tree) => {
    const { spouse, children } = tree;
    const give = ([n, d]: [number, number], divide: Beside): Heaps | null => {
      if (!spouse) return divide(tree, whole);
      const own = nth(whole, n, d);
      const others = own === whole ? {} : divide(tree, whole - own);
      return others && together({ [spouse.id]: own }, others);
    };
    if (children.some(isThere)) return give(table.children, ({ children }, rest) => stirpes(children, rest));
    const order = table.orders.find((one) => one.who(tree) && (spouse || one.alone !== false));
    if (order) return give(order.spouse(tree), order.divide);
    return spouse ? { [spouse.id]: whole } : null;
  };
}

const parents = ({ father, mother }: Tree) => living(father, mother);
const anyParent = (tree: Tree) => parents(tree).length > 0;
const secondOrder = (tree: Tree) => anyParent(tree) || siblingsOf(tree).length > 0;
const toParents: Beside = (tree, rest) => heads(parents(tree), rest);
/** A dead nephew or niece with issue, whose place is not settled. */
const goesBelowNephews = (tree: Tree) =>
  siblingsOf(tree).some((one) => !one.alive && one.children.some((child) => !child.alive && isThere(child)));
const toSiblings: Beside = (tree, rest) => (goesBelowNephews(tree) ? null : stirpes(siblingsOf(tree), rest));
/** Only where all share the same parents with the deceased. */
const toSiblingsAlike: Beside = (tree, rest) => {
  const kinds = [tree.full, tree.paternal, tree.maternal].filter((kind) => kind.some(isThere));
  return kinds.length > 1 ? null : toSiblings(tree, rest);
};
/** Half blood, half a part; children of the dead, but nobody below them. */
const siblingsOrNephews = ({ full, paternal, maternal }: Tree) =>
  [...full, ...paternal, ...maternal].filter((one) => one.alive || one.children.some(({ alive }) => alive));
const toSiblingsByBlood: Beside = (tree, rest) => {
  const there = siblingsOrNephews(tree);
  const parts = byParts(rest, Object.fromEntries(there.map((one) => [one.id, tree.full.includes(one) ? 2 : 1])));
  return together(
    ...there.map((one) => (one.alive ? { [one.id]: parts[one.id]! } : heads(living(...one.children), parts[one.id]!))),
  );
};
const thirdOrder = ({ grandparents, fathersSiblings, mothersSiblings }: Tree) =>
  living(...grandparents, ...fathersSiblings, ...mothersSiblings);
const open: Beside = () => null;
const grandparents = (tree: Tree) => grandparentsOf(tree).length > 0;

export const secondLaws: Readonly<Record<string, SecondLaw>> = {
  // Under the statutory regime of accrued gains.
  de: law({
    children: [1, 2],
    orders: [
      { who: secondOrder, spouse: () => [3, 4], divide: lines },
      { who: grandparents, spouse: () => [3, 4], divide: open },
    ],
  }),
  ch: law({ children: [1, 2], orders: [{ who: secondOrder, spouse: () => [3, 4], divide: lines }] }),
  tr: law({
    children: [1, 4],
    orders: [
      { who: secondOrder, spouse: () => [1, 2], divide: lines },
      // Grandparents or their children, of whom one alone is settled.
      {
        who: (tree) => thirdOrder(tree).length > 0,
        spouse: () => [3, 4],
        divide: (tree, rest) => (thirdOrder(tree).length === 1 ? heads(thirdOrder(tree), rest) : null),
        alone: false,
      },
    ],
  }),
  at: law({
    children: [1, 3],
    orders: [
      {
        who: secondOrder,
        spouse: (tree) => [6 - parents(tree).length, 6],
        divide: (tree, rest) => (tree.spouse ? toParents(tree, rest) : lines(tree, rest)),
      },
    ],
  }),
  jp: law({
    children: [1, 2],
    orders: [
      { who: anyParent, spouse: () => [2, 3], divide: toParents },
      { who: grandparents, spouse: () => [2, 3], divide: (tree, rest) => heads(grandparentsOf(tree), rest) },
      { who: (tree) => siblingsOrNephews(tree).length > 0, spouse: () => [3, 4], divide: toSiblingsByBlood },
    ],
  }),
  // Issue of one degree equally, else by branches; nephews and nieces beside a brother or sister, else equally.
  ie: ({ spouse, children, father, mother, full, paternal, maternal }) => {
    if (children.some(isThere)) {
      const own = spouse ? nth(whole, 2, 3) : 0n;
      const rest = whole - own;
      const depths = (nodes: readonly Node[], depth: number): [Node, number][] =>
        nodes.flatMap((node) => (node.alive ? [[node, depth] as [Node, number]] : depths(node.children, depth + 1)));
      const takers = depths(children, 1);
      const isOne = new Set(takers.map(([, depth]) => depth)).size === 1;
      const nodes = takers.map(([node]) => node);
      return together(spouse ? { [spouse.id]: own } : {}, isOne ? heads(nodes, rest) : stirpes(children, rest));
    }
    if (spouse) return { [spouse.id]: whole };
    if (living(father, mother).length > 0) return heads(living(father, mother), whole);
    const all = [...full, ...paternal, ...maternal];
    const nephews = all.flatMap((one) => living(...one.children));
    if (!all.some(({ alive }) => alive)) return nephews.length > 0 ? heads(nephews, whole) : null;
    const there = all.filter((one) => one.alive || living(...one.children).length > 0);
    const each = nth(whole, 1, there.length);
    return together(...there.map((one) => (one.alive ? { [one.id]: each } : heads(living(...one.children), each))));
  },
  pt: (tree) => {
    const branches = tree.children.filter(isThere).length;
    return law({
      children: branches > 3 ? [1, 4] : [1, branches + 1],
      orders: [
        { who: anyParent, spouse: () => [2, 3], divide: toParents },
        { who: grandparents, spouse: () => [2, 3], divide: (all, rest) => heads(grandparentsOf(all), rest) },
        { who: (all) => siblingsOf(all).length > 0, spouse: () => [1, 1], divide: toSiblingsAlike },
      ],
    })(tree);
  },
  qc: law({
    children: [1, 3],
    orders: [
      {
        who: secondOrder,
        spouse: () => [2, 3],
        divide: (tree, rest) => {
          const [ofParents, ofSiblings] = [parents(tree), siblingsOf(tree)];
          if (ofParents.length === 0) return toSiblingsAlike(tree, rest);
          if (ofSiblings.length === 0 || tree.spouse) return heads(ofParents, rest);
          const half = toSiblingsAlike(tree, nth(rest, 1, 2));
          return half && together(heads(ofParents, nth(rest, 1, 2)), half);
        },
      },
    ],
  }),
  // Without a spouse: who takes all is what the Uniform Probate Code 2-103 and 2-106 say.
  us: ({ spouse, children, father, mother, full, paternal, maternal }) => {
    if (spouse) return null;
    if (children.some(isThere)) return perGeneration(children, whole);
    const alive = living(father, mother);
    if (alive.length > 0) return heads(alive, whole);
    const siblings = [...full, ...paternal, ...maternal];
    return siblings.some(isThere) ? perGeneration(siblings, whole) : null;
  },
};
