import { byParts, type Coins, type Heaps, nth, together, whole } from "./coins.ts";
import { secondJafari } from "./jafari.ts";
import { peopleInClasses } from "./sunni-classes.ts";
import { isThere, type Node, type Tree } from "./tree.ts";

/**
 * What statutes give the issue of dead children, once more (rulebook 1.15): each asks which dead children count, has
 * the estate divided with them alive, and hands their heaps down a tree. Null where the statute leaves the case open.
 */
type Divide = (tree: Tree) => Heaps | null;

const alive = (nodes: readonly Node[]) => nodes.filter((one) => one.alive);
const dead = (nodes: readonly Node[]) => nodes.filter((one) => !one.alive);

/** Two coins for a man, one for a woman, among nodes that live or left somebody in the line of men. */
function handDown(nodes: readonly Node[], coins: Coins): Heaps {
  const there = nodes.filter(isThere);
  const heaps = byParts(coins, Object.fromEntries(there.map(({ id, male }) => [id, male ? 2 : 1])));
  return together(
    ...there.map((node) =>
      node.alive ? { [node.id]: heaps[node.id]! } : handDown(node.children, heaps[node.id] ?? 0n),
    ),
  );
}

/** The tree with some of the children living and without anybody below them. */
const revived = (tree: Tree, ids: readonly string[]): Tree => ({
  ...tree,
  children: tree.children.map((child) => (ids.includes(child.id) ? { ...child, alive: true, children: [] } : child)),
});

/** Who of a dead child's issue a bequest reaches. Null: a dead daughter of that line left somebody. */
function reached(child: Node, deep: boolean): Node[] | null {
  if (!child.male || !deep) return alive(child.children);
  const found: Node[] = [];
  for (const one of child.children) {
    if (one.alive) found.push({ ...one, children: [] });
    else if (!one.male && isThere(one)) return null;
    else if (one.male) {
      const below = reached(one, true);
      if (!below) return null;
      if (below.length > 0) found.push({ ...one, children: below });
    }
  }
  return found;
}
const livingIn = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => (node.alive ? [node] : livingIn(node.children)));

const bequest =
  (divide: Divide, deep: boolean): Divide =>
  (tree) => {
    const base = divide(tree);
    if (!base) return null;
    const places = dead(tree.children).map((child) => ({ child, below: reached(child, deep) }));
    if (places.some(({ below }) => !below)) return null;
    const claims = places.filter(({ below }) => below!.length > 0);
    const claimants = claims.flatMap(({ below }) => livingIn(below!));
    const inherit = claimants.filter(({ id }) => base[id]);
    if (inherit.length === claimants.length) return base;
    if (inherit.length > 0) return null;
    const would = divide(
      revived(
        tree,
        claims.map(({ child }) => child.id),
      ),
    );
    if (!would) return null;
    const all = claims.reduce((total, { child }) => total + would[child.id]!, 0n);
    const third = nth(whole, 1, 3);
    const isWithin = all <= third;
    if (!isWithin && claimants.some(({ given }) => given)) return null;
    const cut = isWithin ? all : third;
    const heaps = together(...claims.map(({ child, below }) => handDown(below!, (would[child.id]! * cut) / all)));
    for (const { id, given } of claimants) if (given) delete heaps[id];
    const paid = Object.values(heaps).reduce((total, coins) => total + coins, 0n);
    return together(
      heaps,
      Object.fromEntries(Object.entries(base).map(([id, coins]) => [id, (coins * (whole - paid)) / whole])),
    );
  };

const inPlace =
  (divide: Divide, isOpen: (tree: Tree, would: Heaps, divide: Divide) => boolean): Divide =>
  (tree) => {
    const parents = dead(tree.children).filter(({ children }) => alive(children).length > 0);
    const would = divide(
      revived(
        tree,
        parents.map(({ id }) => id),
      ),
    );
    if (!would || isOpen(tree, would, divide)) return null;
    const { ...heaps } = would;
    for (const { id } of parents) delete heaps[id];
    return together(heaps, ...parents.map(({ id, children }) => handDown(alive(children), would[id]!)));
  };

/** A branch in which only granddaughters live. */
const hasWomenAlone = ({ children }: Tree): boolean =>
  dead(children)
    .map((child) => alive(child.children))
    .some((below) => below.length > 0 && below.every(({ male }) => !male));

/** Nobody equal lives, a grandchild is dead and left issue, or relatives of the side lines would be touched. */
function isOpenInIndonesia(tree: Tree, would: Heaps, divide: Divide): boolean {
  const { children } = tree;
  const replaced = dead(children).filter((child) => alive(child.children).length > 0);
  const hasEqual = ({ id }: Node) => alive(children).some((other) => would[other.id]! >= would[id]!);
  if (!replaced.every(hasEqual)) return true;
  if (dead(children).some((child) => dead(child.children).some(isThere))) return true;
  const beside = [...tree.full, ...tree.paternal, ...tree.maternal, ...tree.fathersSiblings, ...tree.mothersSiblings];
  const isBeside = (node: Node): boolean => Boolean(would[node.id]) || node.children.some(isBeside);
  if (children.some(isThere) && beside.some(isBeside)) return true;
  // Would a dead one of them who left issue have taken anything?
  const left = dead(beside).filter(isThere);
  const living = (nodes: readonly Node[]) =>
    nodes.map((node) => (left.includes(node) ? { ...node, alive: true, children: [] } : node));
  const ids = replaced.map(({ id }) => id);
  const heaps = divide({
    ...revived(tree, ids),
    full: living(tree.full),
    paternal: living(tree.paternal),
    maternal: living(tree.maternal),
    fathersSiblings: living(tree.fathersSiblings),
    mothersSiblings: living(tree.mothersSiblings),
  });
  return left.some(({ id }) => !heaps || heaps[id]);
}

export const secondOnGrandchildren: Readonly<Record<string, Divide>> = {
  "eg-islamic-sunni": bequest(peopleInClasses("egypt"), true),
  "tn-islamic-maliki": bequest(peopleInClasses("tunisia"), false),
  "ma-islamic-maliki": bequest(peopleInClasses("maliki"), true),
  "pk-islamic-hanafi": inPlace(peopleInClasses("hanafi"), hasWomenAlone),
  "pk-islamic-jafari": inPlace(secondJafari, hasWomenAlone),
  "id-islamic-khi": inPlace(peopleInClasses("khi"), isOpenInIndonesia),
};
