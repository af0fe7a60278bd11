/** The cards of two columns: each goes where less stands so far, so that both end at about the same height. */
export function homeColumns<Card extends string>(
  cards: readonly Card[],
  heightOf: (card: Card) => number,
): [Card[], Card[]] {
  const columns: [Card[], Card[]] = [[], []];
  const heights: [number, number] = [0, 0];
  for (const card of cards) {
    const at = heights[0] <= heights[1] ? 0 : 1;
    columns[at].push(card);
    heights[at] += heightOf(card);
  }
  return columns;
}
