import { wordlist } from "@scure/bip39/wordlists/english.js";

/** Up to three words of the list that a slip of the hand could have turned into this one, nearest first. */
export function nearestWords(typed: string): string[] {
  if (typed.length > 16) return [];
  return wordlist
    .map((word) => ({ word, distance: editDistance(typed, word) }))
    .filter(({ distance }) => distance <= 2)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ word }) => word);
}

/** Letters put in, left out, changed, or swapped with their neighbour (optimal string alignment). */
function editDistance(a: string, b: string): number {
  const width = b.length + 1;
  const cost = new Array<number>((a.length + 1) * width).fill(0);
  const at = (i: number, j: number) => cost[i * width + j]!;
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      let best = i === 0 ? j : j === 0 ? i : Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1);
      if (i > 0 && j > 0) best = Math.min(best, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1);
      cost[i * width + j] = best;
    }
  }
  return at(a.length, b.length);
}
