/** Things in a fixed order with their places, counted from 1: a word may come twice, its place does not. */
export function numbered<What>(items: readonly What[]): { place: number; what: What }[] {
  return items.map((what, at) => ({ place: at + 1, what }));
}
