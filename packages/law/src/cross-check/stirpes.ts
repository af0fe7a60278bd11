import { byParts, type Coins, type Heaps, nth, together, whole } from "./coins.ts";
import { isThere, type Node, type Tree } from "./tree.ts";

/** By branches, at any depth. */
export function stirpes(nodes: readonly Node[], coins: Coins, weight: (node: Node) => number = () => 1): Heaps {
  const there = nodes.filter(isThere);
  const parts = byParts(coins, Object.fromEntries(there.map((node) => [node.id, weight(node)])));
  return together(
    ...there.map((node) => (node.alive ? { [node.id]: parts[node.id]! } : stirpes(node.children, parts[node.id]!))),
  );
}

/** Uniform Probate Code 2-106: what the living of a generation leave is pooled for the next one. */
export function perGeneration(nodes: readonly Node[], coins: Coins): Heaps {
  const there = nodes.filter(isThere);
  if (there.length === 0) return {};
  const living = there.filter(({ alive }) => alive);
  const each = nth(coins, 1, there.length);
  const pool = living.length === 0 ? coins : coins - each * BigInt(living.length);
  const next = there.filter(({ alive }) => !alive).flatMap(({ children }) => children);
  return together(Object.fromEntries(living.map(({ id }) => [id, each])), perGeneration(next, pool));
}

/** Sons, failing them daughters; the father's firstborn son counts twice (rulebook 4.1). Null where nobody is known. */
export function secondHalacha({
  male,
  spouse,
  children,
  father,
  full,
  paternal,
  grandparents,
  fathersSiblings,
}: Tree): Heaps | null {
  if (spouse?.male) return { [spouse.id]: whole };
  const line = (nodes: readonly Node[], coins: Coins, firstborn: boolean): Heaps | null => {
    const there = nodes.filter(isThere);
    const heirs = there.some((one) => one.male) ? there.filter((one) => one.male) : there;
    if (heirs.length === 0) return null;
    const parts = byParts(
      coins,
      Object.fromEntries(heirs.map((one) => [one.id, firstborn && one.firstborn && one.male ? 2 : 1])),
    );
    return together(
      ...heirs.map((one) => (one.alive ? { [one.id]: parts[one.id]! } : line(one.children, parts[one.id]!, false)!)),
    );
  };
  const alone = (node: Node | undefined) => (node?.alive ? { [node.id]: whole } : null);
  const uncles = fathersSiblings;
  return (
    line(children, whole, male) ??
    alone(father) ??
    line([...full, ...paternal], whole, false) ??
    alone(grandparents[0]) ??
    line(uncles, whole, false)
  );
}
