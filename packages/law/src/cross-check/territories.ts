import { byParts, type Coins, type Heaps, nth, together, whole } from "./coins.ts";
import { perGeneration, stirpes } from "./stirpes.ts";
import { isThere, type Node, type Tree } from "./tree.ts";

/**
 * The laws of states and provinces once more, as the tables of the rulebook say them (wider-rules.md 2 to 5). Beside a
 * spouse only where the table is a plain fraction, for children who are not all common and a survivor with others.
 */
export type SecondTerritory = (tree: Tree) => Heaps | null;

type Way = (nodes: readonly Node[], coins: Coins, weight?: (node: Node) => number) => Heaps | null;

const living = (nodes: readonly (Node | undefined)[]): Node[] =>
  nodes.filter((one): one is Node => one?.alive === true);
const heads = (nodes: readonly Node[], coins: Coins): Heaps =>
  byParts(coins, Object.fromEntries(nodes.map(({ id }) => [id, 1])));
const sibs = ({ full, paternal, maternal }: Tree): Node[] => [...full, ...paternal, ...maternal];

/** Everybody alive at the first place of each branch, with how far down it is. */
function firstAlive(nodes: readonly Node[], depth = 1): { node: Node; depth: number }[] {
  return nodes.flatMap((node) => (node.alive ? [{ node, depth }] : firstAlive(node.children, depth + 1)));
}

const strict: Way = (nodes, coins, weight) => stirpes(nodes, coins, weight);
/** The table of 240 of California's code and its like: start where somebody lives. */
const nearest: Way = (nodes, coins, weight = () => 1) => {
  let level = nodes.filter(isThere).map((node) => ({ node, weight: weight(node) }));
  while (!level.some(({ node }) => node.alive)) {
    level = level.flatMap((one) => one.node.children.filter(isThere).map((node) => ({ node, weight: one.weight })));
  }
  const weights = new Map(level.map((one) => [one.node, one.weight]));
  return stirpes(
    level.map(({ node }) => node),
    coins,
    (node) => weights.get(node) ?? 1,
  );
};
const pooled: Way = (nodes, coins) => perGeneration(nodes, coins);
const sameDegree = (nodes: readonly Node[]) => new Set(firstAlive(nodes).map(({ depth }) => depth)).size === 1;
const equally: Way = (nodes, coins) =>
  heads(
    firstAlive(nodes).map(({ node }) => node),
    coins,
  );
const ohio: Way = (nodes, coins) =>
  sameDegree(nodes) ? equally(nodes, coins) : nodes.some(({ alive }) => alive) ? stirpes(nodes, coins) : null;
const oneDegree: Way = (nodes, coins) => (sameDegree(nodes) ? equally(nodes, coins) : null);
/** Where starting above and starting where somebody lives come to the same. */
const either: Way = (nodes, coins) => {
  const [one, other] = [strict(nodes, coins)!, nearest(nodes, coins)!];
  return Object.keys(one).every((id) => one[id] === other[id]) ? one : null;
};
const nephewsOnly: Way = (nodes, coins) => {
  const nephews = nodes.flatMap(({ children }) => living(children));
  if (!nodes.some(({ alive }) => alive)) return nephews.length > 0 ? heads(nephews, coins) : null;
  const there = nodes.filter((one) => one.alive || living(one.children).length > 0);
  const each = nth(coins, 1, there.length);
  return together(...there.map((one) => (one.alive ? { [one.id]: each } : heads(living(one.children), each))));
};

interface Row {
  issue: Way;
  siblings?: Way;
  half?: "half" | "open" | "sides";
  order?: "texas" | "illinois" | "louisiana";
  /** Beside children; null: it hangs on money or property. */
  beside?: (branches: number) => readonly [n: number, d: number];
  /** No family but this. */
  only?: "children-alone" | "nobody-without-spouse" | "no-parents-alone";
  parentsBeside?: readonly [n: number, d: number];
}

const usual: Row = { issue: strict };
const rows: Readonly<Record<string, Row>> = {
  "us-ca": { issue: nearest },
  "us-tx": { issue: nearest, half: "half", order: "texas" },
  "us-fl": { issue: strict, half: "half", beside: () => [1, 2] },
  "us-ny": { issue: pooled },
  "us-pa": { issue: nearest, beside: () => [1, 2] },
  "us-il": { issue: strict, order: "illinois", beside: () => [1, 2] },
  "us-oh": { issue: ohio },
  "us-ga": { issue: strict, beside: (branches) => (branches === 1 ? [1, 2] : [1, 3]) },
  "us-nc": { issue: pooled },
  "us-mi": { issue: pooled },
  "us-nj": { issue: pooled },
  "us-va": { issue: nearest, half: "half", beside: () => [1, 3] },
  "us-wa": { issue: nearest },
  "us-az": { issue: pooled },
  "us-ma": { issue: pooled },
  "us-la": { issue: strict, half: "sides", order: "louisiana" },
  "gb-ni": usual,
  "ca-on": { issue: nearest, siblings: nephewsOnly },
  "ca-bc": { issue: either, half: "open" },
  "ca-ab": { issue: either, half: "open" },
  "au-nsw": { issue: strict, half: "open" },
  "au-vic": { issue: either, half: "open" },
  "au-qld": { issue: either, half: "open" },
  my: { issue: either, half: "open", parentsBeside: [1, 3] },
  "ng-lagos": { issue: either, half: "open", beside: () => [1, 3], only: "nobody-without-spouse" },
  "eg-copt": {
    issue: oneDegree,
    half: "open",
    beside: (branches) => [1, branches < 4 ? 4 : branches + 1],
    only: "no-parents-alone",
  },
  lb: { issue: oneDegree, half: "open", only: "children-alone" },
};

function toSiblings(tree: Tree, { issue, siblings = issue, half }: Row, coins: Coins): Heaps | null {
  const kinds = [tree.full, tree.paternal, tree.maternal].filter((kind) => kind.some(isThere));
  if (kinds.length < 2 || half === undefined) return siblings(sibs(tree), coins);
  if (half === "open") return null;
  if (half === "half") return siblings(sibs(tree), coins, (node) => (tree.full.includes(node) ? 2 : 1));
  const sides = [
    [...tree.full, ...tree.paternal],
    [...tree.full, ...tree.maternal],
  ].filter((side) => side.some(isThere));
  return together(...sides.map((side) => siblings(side, nth(coins, 1, sides.length))!));
}

function withoutChildren(tree: Tree, row: Row): Heaps | null {
  const parents = living([tree.father, tree.mother]);
  const branches = sibs(tree).filter(isThere).length;
  if (parents.length === 0) return branches > 0 ? toSiblings(tree, row, whole) : null;
  if (branches === 0 || row.order === undefined || (row.order === "texas" && parents.length === 2)) {
    return heads(parents, whole);
  }
  if (row.order === "louisiana") return toSiblings(tree, row, whole);
  const ofParents = row.order === "texas" ? nth(whole, 1, 2) : nth(whole, 2, branches + 2);
  const others = toSiblings(tree, row, whole - ofParents);
  return others && together(heads(parents, ofParents), others);
}

function second(row: Row): SecondTerritory {
  return (tree) => {
    const branches = tree.children.filter(isThere).length;
    const parents = living([tree.father, tree.mother]);
    if (row.only === "children-alone" && (tree.spouse || parents.length > 0 || branches === 0)) return null;
    if (row.only === "nobody-without-spouse" && (!tree.spouse || branches === 0)) return null;
    if (row.only === "no-parents-alone" && branches === 0 && parents.length > 0) return null;
    if (branches === 0) return withoutChildren(tree, row);
    const [n, d] = tree.spouse ? row.beside!(branches) : [0, 1];
    const own = nth(whole, n, d);
    const [up, down] = row.parentsBeside && parents.length > 0 ? row.parentsBeside : [0, 1];
    const ofParents = nth(whole, up, down);
    const issue = row.issue(tree.children, whole - own - ofParents);
    return issue && together(tree.spouse ? { [tree.spouse.id]: own } : {}, heads(parents, ofParents), issue);
  };
}

export const secondTerritories: Readonly<Record<string, SecondTerritory>> = Object.fromEntries(
  Object.entries(rows).map(([code, row]) => [code, second(row)]),
);

/** Whether the second table speaks of the family: without a spouse, or beside children by a plain fraction. */
export const isTabled = (code: string, tree: Tree): boolean =>
  tree.spouse === undefined || (rows[code]?.beside !== undefined && tree.children.some(isThere));
